import { html, LitElement, nothing } from 'lit';
import { download } from '../../../shared/export/download.js';
import { ask } from '../../../shared/kit/act.js';
import { controls } from '../../../shared/kit/styles.js';
import { addressWith } from '../../../shared/state/address-with.js';
import { escaped } from '../../../shared/state/escaped.js';
import { words } from '../../../shared/words/words.js';
import { lessonAfter } from '../../lessons/path.js';
import { KeptResults } from '../kept.js';
import { fileOf, nameOf, ownOf } from '../result.js';
import { writeSet } from '../set.js';
import { endStyle } from './end-style.js';
import { formStyle } from './form-style.js';
import '../../../shared/kit/copy-button.js';
import { fields } from '../../../shared/kit/properties.js';
import { answerName, kindWords, reasonIn } from './answer-words.js';

/** @import { Own } from '../../../shared/state/page-keys.js' */
/** @import { Step } from '../marks.js' */
/** @import { ExerciseSet, Marked } from '../set.js' */

const SIGNS = { right: '✓', wrong: '✗', shown: '–' };

/** `<exercise-end>`: what came of all exercises, step by step, and the result to hand in. */
export class ExerciseEnd extends LitElement {
  static properties = fields('marked own by claimed address');

  static styles = [controls, formStyle, endStyle];

  constructor() {
    super();
    this.marked = /** @type {Marked | null} */ (null);
    this.own = /** @type {Own} */ ({});
    this.by = '';
    this.claimed = '';
    this.address = () => '';
  }

  firstUpdated() {
    // Another person's result is not stored on this device.
    const { exercise = '', answers = '', score } = this.own;
    if (score === undefined) {
      const at = new Date().toISOString().slice(0, 10);
      new KeptResults().keep({ exercise, answers, by: '', at });
    }
    /** @type {HTMLElement | null} */
    const title = this.renderRoot.querySelector('h2');
    title?.focus({ preventScroll: true });
  }

  render() {
    const { marked, own, claimed } = this;
    if (!marked) return nothing;
    const say = words.exercises.end;
    const { points, total, set, isPassed } = marked;
    const isHandedIn = own.score !== undefined;
    const isOfPath = set.parts.length === 1 && !isHandedIn;
    const next = isOfPath ? lessonAfter(set.parts[0]?.kind ?? '') : undefined;
    const isLying = claimed !== '' && claimed !== `${points}-${total}`;
    return html`<div class="end">
      <h2 tabindex="-1">${isHandedIn ? say.result(this.by) : say.title}</h2>
      <p class="score">${say.score(points, total)}</p>
      <p class=${isPassed ? '' : 'wrong'}>${isPassed ? say.passed(set.pass) : say.failed(set.pass)} <small>${say.finished}</small></p>
      ${isLying ? html`<p class="wrong" role="alert">${say.claimed(claimed.replace('-', ' / '), points, total)}</p>` : nothing}
      <div class="act">
        <label>${say.by}
          <input maxlength="60" autocomplete="name" .value=${this.by} @input=${this.#named} />
        </label>
        <copy-button .name=${say.copy} .text=${() => addressWith(this.address(), this.#result(marked))}></copy-button>
        <button @click=${() => download('rolling-cubes-result.json', new Blob([fileOf(this.#result(marked))], { type: 'application/json' }))}>${say.save}</button>
      </div>
      <div class="act out">
        <button class="primary" @click=${() => ask(this, ({ page }) => page.set({ own: this.#anew(set) }))}>${say.again}</button>
        ${
          next
            ? html`<button @click=${() => ask(this, ({ page }) => page.read({ id: next, step: 0, due: true }))}>${words.lessons.nextLesson}</button>`
            : nothing
        }
        <button @click=${() => ask(this, ({ page }) => page.leaveExercise())}>${isHandedIn ? words.doors.names.teach : say.other}</button>
      </div>
      <h3>${say.review}</h3>
      ${marked.performances.map((performance, exercise) => {
        const { name } = kindWords(performance.kind.name);
        const title = words.exercises.desk.title(exercise + 1, marked.performances.length, name);
        return html`<section aria-label=${title}>
          <b>${title}</b>
          <ol>${performance.steps.map((step, n) => this.#step(step, exercise, n))}</ol>
        </section>`;
      })}
    </div>`;
  }

  /** @param {Step} step @param {number} exercise @param {number} n */
  #step({ question, answer, mark, isSpent }, exercise, n) {
    const say = words.exercises.desk;
    return html`<li>
      <span class=${mark === 'right' ? 'sign' : 'sign wrong'} role="img" aria-label=${mark === 'right' ? say.right : mark === 'wrong' ? say.wrong : say.shown}>${SIGNS[mark]}</span>
      <span>${question.prompt()} <b>${answerName(question, answer)}</b><br /><small>${reasonIn({ question, answer, isSpent })}</small></span>
      <button class="quiet" aria-label=${say.look(n + 1)} @click=${() => this.dispatchEvent(new CustomEvent('review', { detail: { exercise, step: n } }))}>${say.see}</button>
    </li>`;
  }

  /** @param {ExerciseSet} set */
  #anew(set) {
    const { by, score } = this.own;
    const exercise = writeSet({ ...set, seed: null });
    return { exercise, ...(by && score === undefined ? { by } : {}) };
  }

  /** @param {Marked} marked */
  #result(marked) {
    const { exercise = '', answers = '' } = this.own;
    return ownOf({ exercise, answers, by: this.by, marked });
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #named({ target }) {
    this.by = nameOf(escaped(target.value)) ?? '';
  }
}

customElements.define('exercise-end', ExerciseEnd);
