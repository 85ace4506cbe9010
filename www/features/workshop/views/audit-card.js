import { css, html, LitElement, nothing } from 'lit';
import '../../../shared/board/goal-pattern.js';
import '../../../shared/board/small-board.js';
import { inWords } from '../../../shared/engine/error-words.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { pageOf } from '../../../shared/puzzles/puzzles.js';
import { goalIsTops, puzzleOf } from '../../../shared/state/puzzles.js';
import { words } from '../../../shared/words/words.js';
import { verdictOf } from '../verdict.js';
import { bench } from './style.js';

/** @import { AuditReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Judgement } from '../state.js' */
/** @import { Fault, Task } from '../jobs.js' */

/** `<audit-card>`: what the audit says of a bound; a counterexample is drawn. Fires `play` with a position, `where` with a fault of A*. */
export class AuditCard extends LitElement {
  static properties = { ...fields('game judgement positionOf'), patterns: { type: Boolean } };

  static styles = [
    controls,
    bench,
    css`
      .verdict {
        font-size: var(--text-l);
        font-weight: 600;
        line-height: 1.25;
        border-inline-start: 4px solid var(--line);
        padding-inline-start: var(--space-2);
      }
      .told {
        display: grid;
        gap: var(--space-2);
      }
      .proved,
      .construction {
        border-color: var(--lane-2);
      }
      .refuted {
        border-color: var(--alarm);
      }
      figure {
        display: grid;
        grid-template-columns: min(9rem, 35%) minmax(0, 1fr);
        gap: var(--space-3);
        align-items: center;
      }
      figure.edit {
        grid-template-columns: repeat(2, min(6rem, 22%)) minmax(0, 1fr);
      }
      small-board,
      goal-pattern {
        inline-size: 100%;
      }
      dl {
        margin: 0 0 var(--space-2);
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-4);
      }
      dt {
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      dd {
        font-size: var(--text-xl);
        font-weight: 600;
        line-height: 1;
      }
      dd.over {
        color: var(--alarm);
      }
      progress {
        inline-size: 100%;
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.judgement = /** @type {Judgement | null} */ (null);
    this.positionOf = /** @type {(position: string) => readonly (string | null)[]} */ (() => []);
    this.patterns = false;
  }

  render() {
    const say = words.workshop.audit;
    const { judgement } = this;
    return html`<h3>${say.title}</h3>
      ${judgement ? this.#judged(judgement) : html`<p class="how">${say.none}</p>`}`;
  }

  /** @param {Judgement} judgement */
  #judged({ phase, audit, stopped, failure, tables }) {
    const say = words.workshop.audit;
    const wrong = stopped === 'tables' || stopped === 'audit' ? this.#stopped(stopped) : nothing;
    if (phase === 'unsolvable') return html`<p role="note">${say.unsolvable(inWords(failure))}</p>`;
    if (phase === 'none') {
      const { census, positions } = pageOf(this.game).space;
      return html`${wrong}<p class="how">${say.none}${census === 'on-request' ? html` ${say.large(positions)}` : nothing}</p>`;
    }
    const isAsking = phase === 'running' && !audit?.complete;
    const { positions = 0, total = null } = audit ?? {};
    return html`${wrong}<div class="told" role="status">${audit ? this.#verdict(audit) : nothing}</div>
      ${
        isAsking
          ? html`<div>
              <progress
                aria-label=${say.progressName}
                max=${total ?? nothing}
                value=${total === null ? nothing : positions}
              ></progress>
              <p class="how">${positions === 0 && (audit?.table || !tables?.complete) ? say.tables : say.progress(positions, total)}</p>
            </div>`
          : nothing
      }`;
  }

  /** @param {Task['what']} what */
  #stopped(what) {
    const sentence = words.workshop.stopped[what](inWords(this.judgement?.failure ?? ''));
    return html`<p class="wrong" role="alert">${sentence}</p>`;
  }

  /** @param {AuditReport} audit */
  #verdict(audit) {
    const say = words.workshop.audit;
    const verdict = verdictOf(audit);
    const { positions, moves, falls, consistent, admissible } = audit;
    switch (verdict) {
      case 'running':
        return nothing;
      case 'refuted':
        return html`<p class="verdict refuted">${say.refuted}</p>
          ${this.#counterexample(audit)}
          ${this.#edit(audit)}`;
      case 'proved':
        return html`<p class="verdict proved">${say.proved(positions, moves)}</p>
          <p>${consistent ? say.provedLong : say.provedNot(falls)}</p>
          ${audit.proved === 'positions' ? html`<p class="how">${say.raceProved}</p>` : nothing}
          ${this.#fall(audit)}
          ${this.#edit(audit)}`;
      case 'construction':
        return html`<p class="verdict construction">${say.construction}</p>
          <p>${say.constructionLong[consistent ? 'consistent' : falls > 0 ? 'falls' : 'admissible']}</p>
          ${this.#fall(audit)}
          ${this.#edit(audit)}`;
      default:
        return html`<p class="verdict">${say.sampled(positions)}</p>
          <p>${admissible === null ? say.sampledLong : nothing}</p>
          ${this.#fall(audit)}
          ${this.#edit(audit)}`;
    }
  }

  /** @param {AuditReport} audit */
  #counterexample({ counterexample, failures, positions, complete, every }) {
    const say = words.workshop.audit;
    if (!counterexample) return nothing;
    const { position, bound, distance } = counterexample;
    const sentence = every
      ? say.counterexample(this.game, bound, distance)
      : say.sampledCounterexample(this.game, bound, distance);
    return html`<figure>
        ${this.#drawn(position, sentence)}
        <figcaption>
          <dl>
            <div>
              <dt>${say.bound}</dt>
              <dd class="over">${bound}</dd>
            </div>
            <div>
              <dt>${every ? say.distance : say.distanceAtMost}</dt>
              <dd>${distance}</dd>
            </div>
          </dl>
          <p>${words.text.sentences([sentence, say.failures(failures, positions, complete)])}</p>
        </figcaption>
      </figure>
      <div class="row">
        <button title=${say.playLong} @click=${() => this.#fire('play', position)}>${say.play}</button>
        ${this.#where('longer')}
      </div>
      ${this.#hunted('longer')}
      <p class="how">${say.raceable}</p>`;
  }

  /** @param {AuditReport} audit */
  #fall({ fall }) {
    const say = words.workshop.audit;
    if (!fall) return nothing;
    const { position, move, bound, bound_after, distance } = fall;
    const sentence = say.fall(this.game, distance, move, bound, bound_after);
    return html`<figure>
        ${this.#drawn(position, sentence)}
        <figcaption>${sentence}</figcaption>
      </figure>
      <div class="row">${this.#where('reopened')}</div>
      ${this.#hunted('reopened')}`;
  }

  /** @param {Fault} fault */
  #where(fault) {
    const say = words.workshop.astray;
    const isBusy = this.judgement?.astray?.complete === false;
    return html`<button title=${say.whereLong[fault]} ?disabled=${isBusy} @click=${() => this.#fire('where', fault)}>${say.where[fault]}</button>`;
  }

  /** @param {Fault} fault */
  #hunted(fault) {
    const say = words.workshop.astray;
    const { astray = null, stopped } = this.judgement ?? {};
    if (stopped === 'astray') return this.#stopped(stopped);
    if (!astray || astray.found) return nothing;
    const { complete, tried } = astray;
    return html`<p class="how" role="status">${complete ? say.nowhere[fault](tried) : say.looking(tried)}</p>`;
  }

  /** @param {AuditReport} audit */
  #edit({ edits, edit, positions }) {
    const say = words.workshop.audit;
    if (edits === null) return nothing;
    if (!edit) return html`<p>${say.unedited(positions)}</p>`;
    const sentence = say.edit(this.game, edit);
    return html`<p>${say.edited(edits, positions)}</p>
      <figure class="edit">
        ${this.#drawn(edit.position, sentence)}
        ${this.#drawn(edit.from, say.neighbour(edit.bound_from))}
        <figcaption>${sentence}</figcaption>
      </figure>`;
  }

  /** @param {string} position @param {string} label */
  #drawn(position, label) {
    const pieces = this.positionOf(position);
    return goalIsTops(this.game)
      ? html`<small-board .puzzle=${puzzleOf(this.game)} .pieces=${pieces} .patterns=${this.patterns} .label=${label}></small-board>`
      : html`<goal-pattern .puzzle=${puzzleOf(this.game)} .pattern=${pieces} .label=${label}></goal-pattern>`;
  }

  /** @param {'play' | 'where'} what @param {string} detail */
  #fire(what, detail) {
    this.dispatchEvent(new CustomEvent(what, { detail }));
  }
}

customElements.define('audit-card', AuditCard);
