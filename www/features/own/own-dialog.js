import '../../shared/words/whole.js';
import { css, html, LitElement, nothing } from 'lit';
import { puzzleFacts } from '../../shared/engine/engine.js';
import { errorInWords, reportOf } from '../../shared/engine/error-words.js';
import { ask } from '../../shared/kit/act.js';
import { closeDialog, dialogOf, dialogStyle } from '../../shared/kit/dialog.js';
import { controls } from '../../shared/kit/styles.js';
import { isWritten } from '../../shared/puzzles/map.js';
import { words } from '../../shared/words/words.js';
import { EXAMPLES, titleOf } from './examples.js';

/** @import { WrittenFacts } from '../../pkg/rolling_cubes.js' */
/** @import { Problem } from '../../shared/state/state.js' */

const MOST = 4_000;
/** Milliseconds from the last key to reading, so that typing stays fast. */
const PAUSE = 500;

/** `<own-dialog>`: a puzzle written as text, with its errors at their lines and its facts. */
export class OwnDialog extends LitElement {
  /** @override */
  static properties = {
    text: { state: true },
    facts: { state: true },
    error: { state: true },
  };

  /** @override */
  static styles = [
    controls,
    dialogStyle,
    css`
      dialog {
        inline-size: min(56rem, 96vw);
      }
      textarea {
        font: var(--text-m) / 1.35 ui-monospace, monospace;
        padding: var(--space-2);
        block-size: min(26rem, 48dvh);
        resize: vertical;
        white-space: pre;
        overflow: auto;
      }
      pre {
        margin: 0;
        font: var(--text-m) / 1.35 ui-monospace, monospace;
        overflow-x: auto;
      }
      .message {
        max-inline-size: none;
      }
    `,
  ];

  #timer = 0;

  constructor() {
    super();
    this.text = '';
    /** Of the text, if it could be read. @type {WrittenFacts | null} */
    this.facts = null;
    /** @type {unknown} */
    this.error = null;
  }

  /** @param {Problem} problem */
  open({ goal }) {
    this.#take(isWritten(goal) ? goal : (EXAMPLES[1] ?? ''));
    dialogOf(this).showModal();
  }

  /** @param {string} text */
  #take(text) {
    clearTimeout(this.#timer);
    this.text = text;
    this.facts = null;
    this.error = null;
    try {
      this.facts = puzzleFacts(text);
    } catch (error) {
      this.error = error;
    }
  }

  /** @override */
  render() {
    const say = words.written;
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${this.#use}>
        <h2 id="title">${say.title}</h2>
        <p class="how" id="how">${say.how}</p>
        <textarea
          aria-label=${say.text}
          aria-describedby="message how"
          aria-invalid=${this.error ? 'true' : 'false'}
          spellcheck="false"
          autocapitalize="off"
          maxlength=${MOST}
          .value=${this.text}
          @input=${this.#typed}
        ></textarea>
        <div id="message" class=${this.error ? 'message wrong' : 'message'} role="status">${this.#message()}</div>
        <div class="buttons">
          <select aria-label=${say.example} @change=${this.#chose}>
            <option hidden selected>${say.example}</option>
            ${EXAMPLES.map((text, n) => html`<option value=${n}>${titleOf(text)}</option>`)}
          </select>
          <button type="button" @click=${closeDialog}>${words.setUp.cancel}</button>
          <button class="primary" ?disabled=${this.facts === null}>${say.use}</button>
        </div>
      </form>
    </dialog>`;
  }

  #message() {
    const say = words.written;
    const { facts, error } = this;
    if (error) return html`${this.#place(error)}<p>${errorInWords(error)}</p>`;
    if (!facts) return nothing;
    const [way] = facts.ways;
    const length = !way
      ? say.noWay
      : facts.most_cost === 1
        ? say.away(way.moves)
        : say.costs(Number(way.cost), way.moves);
    return html`<p>${say.facts(facts.positions, facts.moves, facts.undone, length)}</p>
      ${facts.warnings.map(
        ({ line, what }) =>
          html`<p>${what === 'never-possible' ? say.neverPossible(line) : say.changesNothing(line)}</p>`,
      )}`;
  }

  /** The line with the mistake, and a mark below its place. @param {unknown} error */
  #place(error) {
    const { line, column } = reportOf(error) ?? {};
    if (!line || !column) return nothing;
    const text = this.text.split('\n')[line - 1] ?? '';
    const first = Math.max(0, column - 60);
    return html`<pre aria-hidden="true">${line}  ${text.slice(first)}
${' '.repeat(`${line}  `.length + column - 1 - first)}^</pre>`;
  }

  /** @param {Event & {target: HTMLTextAreaElement}} event */
  #typed({ target }) {
    this.text = target.value;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#take(this.text), PAUSE);
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #chose({ target }) {
    this.#take(EXAMPLES[Number(target.value)] ?? '');
    target.selectedIndex = 0;
  }

  /** @param {Event} event */
  #use(event) {
    this.#take(this.text);
    const { facts, text } = this;
    if (!facts) {
      event.preventDefault();
      return;
    }
    // Searches that end, whatever the puzzle.
    const race = [
      { algorithm: 'a-star', heuristic: 'landmarks' },
      { algorithm: facts.most_cost === 1 ? 'bfs' : 'uniform-cost' },
    ];
    ask(this, (control) => control.problem.take([{ start: '', goal: text, race }], 'own'));
  }
}

customElements.define('own-dialog', OwnDialog);
