import { css, html, LitElement, nothing } from 'lit';
import { inWords } from '../../../shared/engine/error-words.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { isWon, thresholdsOf } from '../medals.js';
import { standingOf } from '../verdict.js';
import { bench } from './style.js';

/** @import { AuditReport, ScoreReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Judgement } from '../state.js' */

/** `<score-card>`: what a bound saves and what it takes. */
export class ScoreCard extends LitElement {
  static properties = fields('game judgement');

  static styles = [
    controls,
    bench,
    css`
      .score {
        font-size: var(--text-xl);
        font-weight: 600;
        line-height: 1.1;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: var(--space-1);
        font-size: var(--text-s);
      }
      li {
        padding: var(--space-1) var(--space-2);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        color: var(--ink-muted);
      }
      li.won {
        border-color: var(--accent);
        color: var(--ink);
        box-shadow: inset 0 3px 0 var(--accent);
      }
      li b {
        display: block;
      }
      @container (max-width: 24rem) {
        ul {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.judgement = /** @type {Judgement | null} */ (null);
  }

  render() {
    const { judgement } = this;
    return html`<h3>${words.workshop.score.title}</h3>
      ${this.#number(judgement?.audit ?? null, judgement?.score ?? null)}`;
  }

  /** @param {AuditReport | null} audit @param {ScoreReport | null} report */
  #number(audit, report) {
    const say = words.workshop.score;
    const standing = standingOf(audit, report);
    if (standing === 'refuted') return html`<p class="wrong">${say.invalid}</p>`;
    if (this.judgement?.stopped === 'score') {
      const sentence = words.workshop.stopped.score(inWords(this.judgement.failure));
      return html`<p class="wrong" role="alert">${sentence}</p>`;
    }
    if (!report) return html`<p class="how">${say.none}</p>`;
    const { score, bytes, painted, steps, problems, counterexample } = report;
    if (standing === 'elsewhere' && counterexample) {
      const { goal, position, bound, distance } = counterexample;
      return html`<p class="wrong">${say.elsewhere(this.game, goal, position, bound, distance)}</p>`;
    }
    if (standing === 'beyond') return html`<p>${say.beyond}</p>`;
    if (score === null) return html`<p class="how">${say.running(report.expanded)}</p>`;
    return html`<p class="score">${say.value(score)}</p>
      <p>${say.about(problems.length)}</p>
      <p class="how">${say.price(bytes, painted, steps)}</p>
      ${this.#medals(report, standing === 'counts')}`;
  }

  /** @param {ScoreReport} report @param {boolean} proved */
  #medals(report, proved) {
    const say = words.workshop.score;
    return html`<ul>
        ${thresholdsOf(this.game).map((threshold) => {
          const { medal, score, bytes, beats } = threshold;
          const won = proved && isWon(threshold, report);
          return html`<li class=${won ? 'won' : ''} title=${say.medalLong(score, bytes, beats)}>
            <b>${say.medals[medal]}</b>
            ${say.threshold(score)}<br />${say.room(bytes)}<br />${won ? say.won : say.open}
          </li>`;
        })}
      </ul>
      ${proved ? nothing : html`<p class="how">${say.unproved}</p>`}`;
  }
}

customElements.define('score-card', ScoreCard);
