import { html, LitElement, nothing } from 'lit';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { whole } from '../../../shared/kit/whole.js';
import { words } from '../../../shared/words/words.js';
import { isMany } from '../marking.js';
import { blocksIn, inlinesIn } from './prose.js';
import { proseStyle } from './prose-style.js';
import { questionStyle } from './question-style.js';

/** @import { Given, Marked } from '../marking.js' */
/** @import { Question } from '../parse.js' */
/** @import { Context } from './prose.js' */

/** The greatest number that can be given. */
const MOST = 1e15;

/** `<lesson-question>`: a question that is answered once, then explained. Reports the answer by `answered`. */
export class LessonQuestion extends LitElement {
  static properties = {
    ...fields('question order marked value context chosen typed'),
    revealed: { type: Boolean },
    presented: { type: Boolean, reflect: true },
  };

  static styles = [controls, proseStyle, questionStyle];

  constructor() {
    super();
    this.question = /** @type {Question | null} */ (null);
    this.order = /** @type {readonly number[]} */ ([]);
    this.marked = /** @type {Marked | null} */ (null);
    /** Whether the answer is shown to an audience, though nobody has answered. */
    this.revealed = false;
    this.presented = false;
    this.value = /** @type {number | null} */ (null);
    this.context = /** @type {Context | null} */ (null);
    this.chosen = /** @type {readonly number[]} */ ([]);
    this.typed = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('question')) return;
    this.chosen = [];
    this.typed = '';
  }

  render() {
    const { question, context } = this;
    if (!question || !context) return nothing;
    return html`<form @submit=${this.#answer}>
      <fieldset>
        <legend>${inlinesIn(question.ask, context)}</legend>
        ${blocksIn(question.more, context)}
        ${question.number ? this.#entry(question) : this.#choices(question, context)}
      </fieldset>
      ${
        this.#isOver
          ? nothing
          : html`<div class="buttons"><button class="primary" ?disabled=${this.#given === null}>
              ${words.lessons.question.answer}
            </button></div>`
      }
      <div role="status">${this.marked ? this.#verdict(question, this.marked) : nothing}</div>
    </form>
    ${this.#isOver ? html`<div class="prose">${blocksIn(question.answer, context)}</div>` : nothing}`;
  }

  get #isOver() {
    return this.marked !== null || this.revealed;
  }

  /** @param {Question} question @param {Context} context */
  #choices(question, context) {
    const say = words.lessons.question;
    const many = isMany(question);
    const chosen = typeof this.marked?.given === 'object' ? this.marked.given : this.chosen;
    return html`<p class="how">${many ? say.chooseAll : say.choose}</p>
      ${this.order.map((n) => {
        const choice = question.choices[n];
        if (!choice) return nothing;
        const isChosen = chosen.includes(n);
        const shown = this.#isOver;
        return html`<label class=${shown && choice.right ? 'right' : nothing}>
          <input
            type=${many ? 'checkbox' : 'radio'}
            name="choice"
            .checked=${isChosen}
            ?disabled=${shown}
            @change=${() => this.#choose(n, many)}
          />
          <span>${inlinesIn(choice.inside, context)}</span>
          ${
            shown && choice.right
              ? html`<span class="sign">✓ <span class="unseen">${say.isRight}</span></span>`
              : shown && isChosen
                ? html`<span class="sign wrong">✗ <span class="unseen">${say.isWrong}</span></span>`
                : nothing
          }
        </label>`;
      })}`;
  }

  /** @param {Question} question */
  #entry({ number }) {
    const say = words.lessons.question;
    if (this.revealed && !this.marked) return nothing;
    const isUnread = this.typed.trim() !== '' && this.#given === null;
    return html`<div class="entry row">
        <label
          ><span>${say.number}</span>
          <input
            inputmode="numeric"
            autocomplete="off"
            .value=${this.marked ? String(this.marked.given) : this.typed}
            ?disabled=${this.#isOver}
            aria-invalid=${isUnread}
            @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => {
              this.typed = target.value;
            }}
        /></label>
      </div>
      ${isUnread ? html`<p class="how" role="status">${say.unread}</p>` : nothing}
      ${number?.roughly ? html`<p class="how">${say.roughly}</p>` : nothing}`;
  }

  /** @param {Question} question @param {Marked} marked */
  #verdict({ number }, { given, right }) {
    const say = words.lessons.question;
    const { value } = this;
    if (number && value === null) return html`<p class="verdict">${say.uncounted}</p>`;
    const how = right ? say.exact : say.off;
    return html`<p class=${right ? 'verdict' : 'verdict wrong'}>
        ${typeof given === 'number' && value !== null ? how(given, value) : right ? say.right : say.wrong}
      </p>
      ${typeof given === 'number' && value !== null && given > 0 && value > 0 ? scale(given, value) : nothing}`;
  }

  /** @param {number} n @param {boolean} many */
  #choose(n, many) {
    if (!many) this.chosen = [n];
    else if (this.chosen.includes(n)) this.chosen = this.chosen.filter((one) => one !== n);
    else this.chosen = [...this.chosen, n].sort((a, b) => a - b);
  }

  /** @returns {Given | null} */
  get #given() {
    if (!this.question?.number) return this.chosen.length > 0 ? this.chosen : null;
    return whole(this.typed, 0, MOST);
  }

  /** @param {Event} event */
  #answer(event) {
    event.preventDefault();
    const given = this.#given;
    if (given === null || this.#isOver || !this.question) return;
    const detail = { id: this.question.id, given };
    this.dispatchEvent(new CustomEvent('answered', { detail, bubbles: true }));
  }
}

/** @param {number} given @param {number} value */
function scale(given, value) {
  const say = words.lessons.question;
  const most = Math.log(Math.max(10, given, value)) * 1.1;
  /** Away from the edges, so that labels are not cut off. @param {number} n */
  const at = (n) => `${14 + (72 * Math.log(n)) / most}%`;
  return html`<svg class="scale" aria-hidden="true">
    <line x1="0" x2="100%" y1="50%" y2="50%"></line>
    <circle cx=${at(value)} cy="50%" r="5"></circle>
    <circle class="yours" cx=${at(given)} cy="50%" r="5"></circle>
    <text x=${at(value)} y="25%" text-anchor="middle">${say.counted}</text>
    <text x=${at(given)} y="95%" text-anchor="middle">${say.yours}</text>
  </svg>`;
}

customElements.define('lesson-question', LessonQuestion);
