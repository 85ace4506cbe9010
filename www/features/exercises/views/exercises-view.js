import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { tellHost } from '../../../shared/kit/host.js';
import { controls } from '../../../shared/kit/styles.js';
import { addressWith } from '../../../shared/state/address-with.js';
import { words } from '../../../shared/words/words.js';
import { isFormulate } from '../../own/formulate.js';
import { resultOf } from '../result.js';
import { MOST_SEED, writeSet } from '../set.js';
import { forgetSpaces } from '../spaces.js';
import { standingOf } from '../standing.js';
import { refusalInWords } from './answer-words.js';
import './exercise-desk.js';
import './exercise-end.js';
import './exercise-menu.js';
import { fields } from '../../../shared/kit/properties.js';

/** @import { Own } from '../../../shared/state/page-keys.js' */
/** @import { Result } from '../result.js' */
/** @import { Marked } from '../set.js' */

/** @typedef {{exercise: number, step: number, answers?: string}} Looked */

/** `<exercises-view>`: what there is to do, one exercise after the other, and what came of it. All follows from the link. */
export class ExercisesView extends LitElement {
  static properties = {
    ...fields('own address looked'),
    patterns: { type: Boolean },
    alone: { type: Boolean, reflect: true },
  };

  static styles = [
    controls,
    css`
      :host {
        display: block;
        min-height: 0;
        min-width: 0;
        overflow: auto;
        container-type: inline-size;
      }
      .alone {
        display: grid;
        gap: var(--space-3);
        justify-items: start;
        max-inline-size: 40rem;
        margin: var(--space-5) auto;
        overflow-wrap: anywhere;
      }
      /* On a phone the page scrolls, and the question stays within reach of a thumb. */
      @media (max-width: 799px) {
        :host {
          overflow: visible;
          margin-block-start: var(--space-3);
        }
      }
    `,
  ];

  #known = /** @type {{of: Own, result: Result} | null} */ (null);

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#known = null;
    forgetSpaces();
  }

  constructor() {
    super();
    this.own = /** @type {Own} */ ({});
    this.patterns = false;
    this.address = () => '';
    this.alone = false;
    this.looked = /** @type {Looked | null} */ (null);
  }

  /** Whether an exercise is open that has questions. */
  get #isSet() {
    return !!this.own.exercise && !isFormulate(this.own.exercise);
  }

  get #result() {
    if (this.#known?.of !== this.own) this.#known = { of: this.own, result: resultOf(this.own) };
    return this.#known.result;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const before = /** @type {Own | undefined} */ (changed.get('own'));
    if (changed.has('own') && before?.exercise !== this.own.exercise) this.looked = null;
    if (!this.#isSet) return;
    const { marked } = this.#result;
    // Opening a set without a seed draws one and puts it in the link.
    if (marked && marked.set.seed === null) {
      const seed = Math.floor(Math.random() * (MOST_SEED + 1));
      const { by } = this.own;
      const exercise = writeSet({ ...marked.set, seed });
      queueMicrotask(() =>
        ask(this, ({ page }) => page.set({ own: { exercise, ...(by ? { by } : {}) } })),
      );
    }
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has('own') || !this.#isSet) return;
    const result = this.#result;
    const standing = standingOf(result, (own) => addressWith(this.address(), own));
    // Another person's result is read-only.
    if (standing && this.own.score === undefined) tellHost('rolling-cubes-exercise', standing);
    if (result.refusal) tellHost('rolling-cubes-exercise', { refused: true });
  }

  render() {
    const { own } = this;
    if (!own.exercise) {
      return html`<exercise-menu .address=${this.address}></exercise-menu>`;
    }
    if (!this.#isSet) return html`<formulate-it .exercise=${own.exercise}></formulate-it>`;
    const { marked, refusal, by, claimed } = this.#result;
    const say = words.exercises;
    if (refusal || !marked) {
      return html`<div class="alone" role="alert">
        <p>${refusal && refusalInWords(refusal)}</p>
        <button class="primary out" @click=${() => ask(this, ({ page }) => page.leaveExercise())}>${say.refused.fresh}</button>
      </div>`;
    }
    if (marked.set.seed === null) return nothing;
    const looked = this.#lookedAt(marked);
    if (marked.isFinished && !looked) {
      return html`<exercise-end
        .marked=${marked}
        .own=${own}
        .by=${by}
        .claimed=${claimed}
        .address=${this.address}
        ?alone=${this.alone}
        @review=${this.#look}
      ></exercise-end>`;
    }
    return html`<exercise-desk
      .marked=${marked}
      .own=${own}
      .patterns=${this.patterns}
      .looked=${looked}
      ?alone=${this.alone}
      @looked=${this.#look}
    ></exercise-desk>`;
  }

  /** After the newest answer, the step stays if it has feedback. @param {Marked} marked */
  #lookedAt({ performances, set, isFinished }) {
    const { looked } = this;
    if (!looked || looked.step >= 0) return looked;
    // Answers may not have arrived yet.
    if (looked.answers !== this.own.answers) return null;
    const steps = performances[looked.exercise]?.steps ?? [];
    const isWrong = steps.at(-1)?.mark === 'wrong';
    const isTold = set.feedback === 'once' && (isWrong || isFinished);
    return isTold ? { ...looked, step: steps.length - 1 } : null;
  }

  /** @param {CustomEvent<Looked | null>} event */
  #look({ detail }) {
    this.looked = detail;
  }
}

customElements.define('exercises-view', ExercisesView);
