import '../../shared/words/whole.js';
import { css, html, LitElement } from 'lit';
import { parseContest } from '../../shared/engine/engine.js';
import { errorInWords } from '../../shared/engine/error-words.js';
import { ask } from '../../shared/kit/act.js';
import { closeDialog, dialogOf, dialogStyle } from '../../shared/kit/dialog.js';
import { controls } from '../../shared/kit/styles.js';
import { keyOf, pageOf } from '../../shared/puzzles/puzzles.js';
import { words } from '../../shared/words/words.js';
import '../check/answer-check.js';
import { fields } from '../../shared/kit/properties.js';
import { drawn, inputOf } from '../check/forms.js';

/** @import { Sample } from '../../shared/puzzles/puzzle.js' */
/** @import { Problem } from '../../shared/state/state.js' */

/** A thousand problems of any puzzle, read in a moment. */
const MOST = 50_000;
/** Milliseconds from the last key to reading, so that typing stays fast. */
const PAUSE = 100;

/** What the text comes to. @typedef {{problems: Problem[], error: string}} Reading */
/** @type {Reading} */
const UNREAD = { problems: [], error: '' };

/** @type {readonly Problem[]} */
const NONE = [];

/** `<paste-dialog>`: takes the contest's own input, says beside it what it makes of it while one types, and checks a program's answers. */
export class PasteDialog extends LitElement {
  static properties = fields('game puzzle text reading refused sample seed checks');

  static styles = [
    controls,
    dialogStyle,
    css`
      textarea {
        font: var(--text-m) / 1.35 ui-monospace, monospace;
        padding: var(--space-2);
        height: min(16rem, 40dvh);
        resize: vertical;
      }
      .samples {
        gap: var(--space-2);
      }
      .samples input {
        width: 5rem;
      }
      details {
        border-block-start: 1px solid var(--line);
        padding-block-start: var(--space-2);
      }
      summary {
        font-weight: 600;
        cursor: pointer;
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.puzzle = '';
    this.text = '';
    this.reading = UNREAD;
    /** Length of the last text if it was refused, else 0. */
    this.refused = 0;
    /** The sample of the contest in whose form problems are drawn. @type {Sample | undefined} */
    this.sample = undefined;
    this.seed = 1;
    /** Whether a program's output is checked. */
    this.checks = false;
  }

  #timer = 0;

  open() {
    dialogOf(this).showModal();
  }

  /** Another puzzle reads the text differently. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('puzzle')) this.#read();
  }

  render() {
    const say = words.paste;
    const { samples } = pageOf(this.game).problems;
    const sample = samples.find((one) => one === this.sample) ?? samples[0];
    const { problems, error } = this.reading;
    const refusal = this.refused > 0 ? say.tooLong(this.refused, MOST) : '';
    const wrong = refusal || error;
    const message = wrong || (problems.length === 0 ? say.none : say.found(problems.length));
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${this.#use}>
        <h2 id="title">${say.title}</h2>
        <p class="how" id="how">${say.how(this.game)}</p>
        <textarea
          aria-label=${say.input}
          aria-describedby="message how"
          aria-invalid=${error ? 'true' : 'false'}
          spellcheck="false"
          autocapitalize="characters"
          .value=${this.text}
          @beforeinput=${this.#weigh}
          @input=${this.#typed}
        ></textarea>
        <p id="message" class=${wrong ? 'message wrong' : 'message'} role="status">${message}</p>
        <div class="samples row">
          ${samples.map(
            (one) => html`<button type="button" @click=${() => this.#insert(one)}>
              ${say.example(one.names)}
            </button>`,
          )}
          ${
            sample &&
            html`<label>${say.seed} <input type="number" min="0" .value=${`${this.seed}`} @input=${this.#seeded} /></label>
              <button type="button" @click=${() => this.#insert(sample, drawn(this.game, sample, this.seed))}>
                ${say.draw(sample.names)}
              </button>`
          }
        </div>
        <details @toggle=${this.#toggled}>
          <summary>${words.check.title}</summary>
          <answer-check .game=${this.game} .sample=${sample} .problems=${this.checks ? problems : NONE}></answer-check>
        </details>
        <div class="buttons">
          <button type="button" @click=${closeDialog}>${say.cancel}</button>
          <button class="primary" ?disabled=${error !== '' || problems.length === 0}>
            ${problems.length > 0 && !error ? say.use(problems.length) : say.unusable}
          </button>
        </div>
      </form>
    </dialog>`;
  }

  /** Rejects long text before the field renders it: a million lines would block the page. @param {InputEvent & {target: HTMLTextAreaElement}} event */
  #weigh(event) {
    const { value, selectionStart, selectionEnd } = event.target;
    const added = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const length = value.length - (selectionEnd - selectionStart) + added.length;
    this.refused = length > MOST ? length : 0;
    if (this.refused > 0) event.preventDefault();
  }

  /** @param {Event & {target: HTMLTextAreaElement}} event */
  #typed({ target }) {
    this.text = target.value;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#read(), PAUSE);
  }

  /** @param {Sample} sample @param {readonly Problem[]} [problems] */
  #insert(sample, problems) {
    this.sample = sample;
    this.text = problems ? inputOf(this.game, sample, problems) : sample.input;
    this.refused = 0;
    this.#read();
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #seeded({ target }) {
    this.seed = Math.max(0, Math.round(target.valueAsNumber || 0));
  }

  /** @param {Event & {target: HTMLDetailsElement}} event */
  #toggled({ target }) {
    this.checks = target.open;
  }

  #read() {
    clearTimeout(this.#timer);
    this.reading = read(this.puzzle, this.text, pageOf(this.game).side);
  }

  /** @param {Event} event */
  #use(event) {
    // Recent input may be unread.
    this.#read();
    const { problems, error } = this.reading;
    if (error || problems.length === 0) event.preventDefault();
    else ask(this, (control) => control.problem.take(problems, 'pasted'));
  }
}

/**
 * Removes the `'` that keeps spreadsheets from reading a position as a number. Nine digits become rows: on a line they would be a contest's
 * start.
 * @type {(all: string, before: string, position: string) => string}
 */
const untabled = (_, before, position) =>
  before + (position.length === 9 ? position.replaceAll(/\d{3}/g, '$&\n') : position);

/** @type {(puzzle: string, text: string, side: number) => Reading} */
function read(puzzle, text, side) {
  if (text.trim() === '') return UNREAD;
  try {
    const problems = parseContest(puzzle, text.replaceAll(/(^|\s)'(\d+)/g, untabled));
    const other = problems.find(({ start }) => start.length !== side ** 2);
    if (!other) return { problems, error: '' };
    return {
      problems: [],
      error: words.paste.other(keyOf({ name: puzzle, side: Math.sqrt(other.start.length) })),
    };
  } catch (error) {
    return { problems: [], error: errorInWords(error) };
  }
}

customElements.define('paste-dialog', PasteDialog);
