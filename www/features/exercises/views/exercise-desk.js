import { html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { mathsStyle, withMaths } from '../../../shared/kit/maths.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { KeptResults } from '../kept.js';
import { answerOf, partsOf } from '../kind.js';
import { helpAfter, SHOW, UNDO } from '../marks.js';
import { areBefore, readAnswers, writeAnswers } from '../set.js';
import { boardOf, feedbackOf, kindWords, missOf, nameOf, reasonIn } from './answer-words.js';
import { deskStyle } from './desk-style.js';
import './exercise-board.js';
import './exercise-picture.js';
import { fields } from '../../../shared/kit/properties.js';

/** @import { Own } from '../../../shared/state/page-keys.js' */
/** @import { Picture, Question } from '../kind.js' */
/** @import { Performance, Step } from '../marks.js' */
/** @import { Marked } from '../set.js' */

/** `<exercise-desk>`: an exercise while it is performed: what there is to see, what is asked, and what came of the last answer. */
export class ExerciseDesk extends LitElement {
  static properties = {
    ...fields('marked own looked chosen revealed'),
    patterns: { type: Boolean },
  };

  static styles = [controls, mathsStyle, deskStyle];

  constructor() {
    super();
    this.marked = /** @type {Marked | null} */ (null);
    this.own = /** @type {Own} */ ({});
    this.patterns = false;
    /** The displayed past step, or the answers just given; null for none. @type {{exercise: number, step: number, answers?: string} | null} */
    this.looked = null;
    /** In the order of choosing. @type {readonly string[]} */
    this.chosen = [];
    this.revealed = false;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const before = /** @type {Own | undefined} */ (changed.get('own'));
    if (!before || before.exercise === this.own.exercise) return;
    this.chosen = [];
    this.revealed = false;
  }

  get #number() {
    const { marked, looked } = this;
    return looked?.exercise ?? Math.min(marked?.at ?? 0, (marked?.performances.length ?? 1) - 1);
  }

  render() {
    const { marked } = this;
    const performance = marked?.performances[this.#number];
    if (!marked || !performance) return nothing;
    const say = words.exercises.desk;
    const looked = this.looked ? performance.steps[this.looked.step] : undefined;
    const missed = this.#isFirstMiss(performance, looked) ? looked : undefined;
    const step = missed ? undefined : looked;
    const question = looked?.question ?? performance.question;
    const picture = looked?.picture ?? performance.picture;
    const { name, rule } = kindWords(performance.kind.name);
    const number = this.looked ? this.looked.step + 1 : performance.steps.length + 1;
    // If feedback comes at the end, help must not reveal the answer either.
    const help = marked.set.feedback === 'end' ? 1 : helpAfter(performance.streak);
    return html`<header>
        <h2>${say.title(this.#number + 1, marked.performances.length, name)}</h2>
        <span class="board">${boardOf(picture)}</span>
        <span class="step">${say.step(Math.min(number, performance.total), performance.total)}</span>
        <details ?open=${help === 2}>
          <summary>${say.rule}</summary>
          <p>${withMaths(rule)}</p>
        </details>
      </header>
      <section class=${picture.play ? 'see wide' : 'see'} aria-label=${say.picture}>
        ${this.#facts(picture)}
        ${question ? this.#see(picture, question, step, help, missed) : nothing}
      </section>
      <section class=${picture.play ? 'ask below' : 'ask'} aria-label=${say.answer}>
        ${missed ? missOf(missed) : step ? feedbackOf(step, marked.set.feedback) : this.#last(performance, marked.set.feedback)}
        ${question ? html`<p class="prompt" tabindex="-1">${question.prompt()}</p>` : nothing}
        <div class="act">
          ${step ? html`<button class="primary" @click=${this.#goOn}>${say.on}</button>` : question ? this.#answers(question, picture) : nothing}
          <footer>
          ${
            !missed && this.#canUndo(performance, step)
              ? html`<button class="quiet" title=${say.undoLong} @click=${() => this.#sign(UNDO)}>${say.undo}</button>`
              : nothing
          }
          ${
            missed
              ? html`<button class="quiet" @click=${this.#reveal}>${say.reveal}</button>`
              : step || performance.isShown
                ? nothing
                : html`<button class="quiet" title=${say.showLong} @click=${() => this.#sign(SHOW)}>${say.show}</button>`
          }
          <button class="quiet out" @click=${this.#leave}>${say.leave}</button>
          </footer>
        </div>
      </section>`;
  }

  /** @param {Picture} picture */
  #facts({ facts, goal, puzzle, play }) {
    const all = facts();
    if (all.length === 0 && (goal.length === 0 || play)) return html`<span></span>`;
    return html`<dl class="facts">
      ${all.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
      ${
        goal.length > 0 && !play
          ? html`<div><dt>${words.exercises.desk.goal}</dt><dd><goal-pattern .puzzle=${puzzle} .pattern=${goal} .patterns=${this.patterns} .label=${words.exercises.desk.goal}></goal-pattern></dd></div>`
          : nothing
      }
    </dl>`;
  }

  /** @param {Picture} picture @param {Question} question @param {Step | undefined} step @param {number} help @param {Step | undefined} missed */
  #see(picture, question, step, help, missed) {
    if (picture.play && !step) {
      return html`<exercise-board
        .play=${picture.play}
        .goal=${picture.goal}
        .missed=${missed?.answer ?? ''}
        .patterns=${this.patterns}
        @answer=${(/** @type {CustomEvent<string>} */ { detail }) => this.#sign(detail)}
      ></exercise-board>`;
    }
    if (picture.play && step) {
      const given = step.mark === 'wrong' ? [step.answer, question.model] : [step.answer];
      const say = words.exercises.desk;
      return html`<div class="boards">
        ${given.map(
          (answer, n) => html`<figure>
            <exercise-board
              .play=${picture.play ?? null}
              .goal=${picture.goal}
              .patterns=${this.patterns}
              .given=${partsOf(answer)}
            ></exercise-board>
            <figcaption>
              ${step.mark === 'wrong' && n === 0 ? `✗ ${say.yours}` : `✓ ${say.model}`}
            </figcaption>
          </figure>`,
        )}
      </div>`;
    }
    const ids = question.options.map(({ id }) => id);
    const isChosen = question.form === 'node' || question.form === 'some';
    const wrong = step?.mark === 'wrong' ? step : question.form === 'node' ? missed : undefined;
    const yours = wrong ? partsOf(wrong.answer) : [];
    const model = step ? partsOf(step.mark === 'right' ? step.answer : question.model) : [];
    const choosable = step || !isChosen ? [] : ids;
    // It may overflow: keys scroll it if nothing in it has the focus.
    return html`<exercise-picture
      tabindex=${choosable.length > 0 ? nothing : 0}
      .picture=${picture}
      .choosable=${choosable}
      .chosen=${question.form === 'some' ? this.chosen : null}
      .marks=${{ yours: yours.filter((id) => !model.includes(id)), model }}
      .sums=${help > 0 || step !== undefined}
      .patterns=${this.patterns}
      @choose=${(/** @type {CustomEvent<string>} */ { detail }) => this.#choose(question, detail)}
    ></exercise-picture>`;
  }

  /** @param {Question} question @param {Picture} picture */
  #answers({ form, options }, picture) {
    const say = words.exercises.desk;
    const drawn = picture.nodes.map(({ id }) => id);
    switch (form) {
      case 'moves':
        return nothing;
      case 'some':
        return html`<button class="primary" @click=${() => this.#sign(answerOf(this.chosen))}>
          ${this.chosen.length > 0 ? say.answer : say.none}
        </button>`;
      case 'order':
        return html`${options.map(
          ({
            id,
            name,
          }) => html`<button class="option" ?disabled=${this.chosen.includes(id)} @click=${() => this.#put(id, options.length)}>
              ${name()}
            </button>`,
        )}
        ${
          this.chosen.length > 0
            ? html`<span role="status">${say.chosen(this.chosen.map((id) => nameOf(options, id)).join(' · '))}</span>
              <button class="quiet" @click=${() => {
                this.chosen = [];
              }}>${say.undo}</button>`
            : nothing
        }`;
      case 'node':
      case 'choice':
        return options
          .filter(({ id }) => !drawn.includes(id))
          .map(
            ({ id, name }) =>
              html`<button class="option" @click=${() => this.#sign(id)}>${name()}</button>`,
          );
    }
  }

  /** @param {Performance} performance @param {'once' | 'end'} feedback */
  #last({ steps, isSpent }, feedback) {
    const say = words.exercises.desk;
    const before = steps.at(-1) ?? this.marked?.performances[this.#number - 1]?.steps.at(-1);
    return html`<div role="status">
      ${before && before.mark === 'right' && feedback === 'once' ? html`<p class="told"><span><b>✓ ${say.right}</b> ${reasonIn(before)}</span></p>` : nothing}
      ${before && feedback === 'end' ? html`<p class="told">${say.noted} ${say.goesOn}</p>` : nothing}
      ${isSpent ? html`<p class="told">${say.spent}</p>` : nothing}
    </div>`;
  }

  /**
   * Undo is possible for the newest answer, but not in another person's result.
   * @param {Performance} performance
   * @param {Step | undefined} step
   */
  #canUndo({ steps, isShown }, step) {
    const later = this.marked?.performances.slice(this.#number + 1) ?? [];
    const isNewest = later.every((one) => one.steps.length === 0);
    const isLast = step === undefined || step === steps.at(-1);
    return steps.length > 0 && !isShown && isNewest && isLast && this.own.score === undefined;
  }

  /** Whether the first answer to the current question was wrong, so that it can be tried again. @param {Performance} performance @param {Step | undefined} step */
  #isFirstMiss(performance, step) {
    const isNew = this.looked?.answers !== undefined && !this.revealed;
    const isWrong = step?.mark === 'wrong' && !step.isSpent;
    return isNew && isWrong && this.#canUndo(performance, step);
  }

  #reveal() {
    this.revealed = true;
    this.#attend();
  }

  /** @param {Question} question @param {string} id */
  #choose({ form }, id) {
    if (form !== 'some') return this.#sign(id);
    this.chosen = this.chosen.includes(id)
      ? this.chosen.filter((one) => one !== id)
      : [...this.chosen, id];
    return undefined;
  }

  /** @param {string} id @param {number} all */
  #put(id, all) {
    const chosen = [...this.chosen, id];
    if (chosen.length === all) this.#sign(answerOf(chosen));
    else this.chosen = chosen;
  }

  #leave() {
    const { exercise = '', answers = '', score } = this.own;
    if (answers && score === undefined) {
      const at = new Date().toISOString().slice(0, 10);
      new KeptResults().keep({ exercise, answers, by: '', at });
    }
    ask(this, ({ page }) => page.leaveExercise());
  }

  #goOn() {
    this.revealed = false;
    this.dispatchEvent(new CustomEvent('looked', { detail: null }));
    this.#attend();
  }

  /** @param {string} sign */
  #sign(sign) {
    const { marked } = this;
    if (!marked) return;
    const at = this.#number;
    const before = this.own.answers ?? '';
    const answers = readAnswers(before);
    while (answers.length <= at) answers.push([]);
    const performance = marked.performances[at];
    const looked = performance?.steps[this.looked?.step ?? -1];
    const isAgain = performance && sign !== UNDO && this.#isFirstMiss(performance, looked);
    answers[at]?.push(...(isAgain ? [UNDO] : []), sign);
    this.chosen = [];
    this.revealed = false;
    const { exercise = '', by } = this.own;
    const text = writeAnswers(answers, areBefore(before));
    ask(this, ({ page }) => page.set({ own: { exercise, answers: text, ...(by ? { by } : {}) } }));
    const isAnswer = sign !== UNDO && sign !== SHOW;
    this.dispatchEvent(
      new CustomEvent('looked', {
        detail: isAnswer ? { exercise: at, step: -1, answers: text } : null,
      }),
    );
    this.#attend();
  }

  /** If the focused control disappears, the question gets the focus and is read aloud. */
  async #attend() {
    await new Promise((resolve) => setTimeout(resolve));
    await this.updateComplete;
    /** @type {HTMLElement | null} */
    const prompt =
      this.renderRoot.querySelector('.primary') ?? this.renderRoot.querySelector('.prompt');
    prompt?.focus({ preventScroll: true });
    // On a phone a board may fill the screen.
    this.renderRoot.querySelector('.told')?.scrollIntoView({ block: 'nearest' });
  }
}

customElements.define('exercise-desk', ExerciseDesk);
