import { css, html, LitElement, nothing } from 'lit';
import { estimateOf, puzzleFacts } from '../../shared/engine/engine.js';
import { errorInWords, reported, reportOf } from '../../shared/engine/error-words.js';
import { dialogStyle } from '../../shared/kit/dialog.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { words } from '../../shared/words/words.js';

/** @import { WrittenFacts } from '../../pkg/rolling_cubes.js' */

/** A text with its facts. @typedef {{text: string, facts: WrittenFacts | null, relax: string}} Read */

/** Milliseconds from the last key to reading, so that typing stays fast. */
const PAUSE = 500;

/** `<puzzle-text>`: a puzzle as text, with its facts, and mistakes and warnings with the lines that they are in. */
export class PuzzleText extends LitElement {
  static properties = { ...fields('text facts error without'), relaxes: { type: Boolean } };

  static styles = [
    controls,
    dialogStyle,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
        min-inline-size: 0;
      }
      textarea {
        font: var(--text-m) / 1.35 ui-monospace, monospace;
        padding: var(--space-2);
        block-size: min(24rem, 36dvh);
        resize: vertical;
      }
      pre {
        margin: 0;
        font: var(--text-m) / 1.35 ui-monospace, monospace;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      mark {
        color: inherit;
        background: none;
        border-block-end: 2px solid;
      }
      li > button.quiet {
        text-align: start;
        white-space: normal;
        padding-inline: 0;
        border: 0;
      }
      summary {
        cursor: pointer;
        min-block-size: var(--touch);
        align-content: center;
      }
      label {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        min-block-size: var(--touch);
      }
    `,
  ];

  #timer = 0;
  /** The text that was read. @type {string | null} */
  #known = null;

  constructor() {
    super();
    this.text = '';
    /** Whether lines can be dropped. */
    this.relaxes = false;
    /** Of the text, if it could be read. @type {WrittenFacts | null} */
    this.facts = null;
    this.error = /** @type {unknown} */ (null);
    /** The lines that are dropped. @type {readonly number[]} */
    this.without = [];
  }

  /** The heuristic without the dropped lines; '' if there are none. */
  get #relax() {
    return this.without.length > 0 ? `relax(${this.without.join(', ')})` : '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('text') && this.#timer === 0) this.read();
  }

  /** Replaces the text, as a person would: the browser can undo it. @param {string} text */
  replace(text) {
    this.#area?.focus();
    this.#area?.select();
    document.execCommand('insertText', false, text);
    this.read();
  }

  get #area() {
    return this.renderRoot.querySelector('textarea');
  }

  /** Reads the text, if it was not read. */
  read() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (this.text === this.#known) return;
    this.#known = this.text;
    this.facts = null;
    this.error = null;
    this.without = [];
    try {
      if (this.text.trim()) this.facts = puzzleFacts(this.text);
    } catch (error) {
      this.error = error;
    }
    this.#tell();
  }

  #tell() {
    const { text, facts } = this;
    const detail = /** @type {Read} */ ({ text, facts, relax: this.#relax });
    this.dispatchEvent(new CustomEvent('read', { detail }));
  }

  render() {
    const { facts, error } = this;
    const say = words.written;
    return html`<textarea
        aria-label=${say.text}
        aria-describedby="message"
        aria-errormessage="message"
        aria-invalid=${error ? 'true' : 'false'}
        spellcheck="false"
        autocapitalize="off"
        .value=${this.text}
        @input=${this.#typed}
      ></textarea>
      <div id="message" class=${error ? 'message wrong' : 'message'} role="status">
        ${facts ? html`<p>${this.#length(facts)}</p>` : nothing}
        <ul>
          ${this.#notes().map(
            ({ line, column, text }) => html`<li>
              <button type="button" class="quiet" @click=${() => this.#goTo(line, column)}>${text}</button>
              ${this.#place(line, column)}
            </li>`,
          )}
        </ul>
      </div>
      ${this.relaxes && facts && facts.droppable.length > 0 ? this.#switches(facts) : nothing}`;
  }

  /** @param {WrittenFacts} facts */
  #length({ positions, moves, undone, ways: [way], most_cost }) {
    const say = words.written;
    const length = !way
      ? say.noWay
      : most_cost === 1
        ? say.away(way.moves)
        : say.costs(Number(way.cost), way.moves);
    return say.facts(positions, moves, undone, length);
  }

  /** The mistake, or all warnings. @returns {{line: number, column: number, text: string}[]} */
  #notes() {
    const say = words.written;
    const report = reportOf(this.error);
    const { line, column } = report ?? {};
    if (report && line && column)
      return [{ line, column, text: reported({ ...report, field: null }) }];
    if (this.error) return [{ line: 1, column: 1, text: errorInWords(this.error) }];
    return (this.facts?.warnings ?? []).map(({ line, column, what }) => ({
      line,
      column,
      text: what === 'never-possible' ? say.neverPossible(line) : say.changesNothing(line),
    }));
  }

  /** @param {number} line */
  #lineOf = (line) => this.text.split('\n')[line - 1] ?? '';

  /** The line, with a mark on the word or sign at the place. @param {number} line @param {number} column */
  #place(line, column) {
    const text = this.#lineOf(line);
    const [before, rest] = [text.slice(0, column - 1), text.slice(column - 1)];
    const given = /^([\p{L}\p{N}_]+|.|)/su.exec(rest)?.[0] ?? '';
    return html`<pre aria-hidden="true">${line}  ${before}<mark>${given || '\u00a0'}</mark>${rest.slice(given.length)}</pre>`;
  }

  /** @param {number} line @param {number} column */
  #goTo(line, column) {
    const before = this.text.split('\n').slice(0, line - 1);
    const at = before.reduce((sum, { length }) => sum + length + 1, 0);
    this.#area?.focus();
    this.#area?.setSelectionRange(at + column - 1, at + this.#lineOf(line).length);
  }

  /** @param {WrittenFacts} facts */
  #switches({ droppable }) {
    const say = words.written.relax;
    return html`<details>
      <summary>${say.title}</summary>
      <p>${say.how}</p>
      ${droppable.map(
        (line) => html`<label>
          <input type="checkbox" .checked=${this.without.includes(line)} @change=${() => this.#drop(line)} />
          <code>${line}  ${this.#lineOf(line).trim()}</code>
        </label>`,
      )}
      <p role="status">${this.#estimate()}</p>
    </details>`;
  }

  #estimate() {
    if (!this.#relax) return nothing;
    try {
      return words.written.relax.value(this.#relax, estimateOf(this.text, this.#relax));
    } catch (error) {
      return errorInWords(error);
    }
  }

  /** @param {number} line */
  #drop(line) {
    const isDropped = this.without.includes(line);
    this.without = isDropped
      ? this.without.filter((other) => other !== line)
      : [...this.without, line].sort((a, b) => a - b);
    this.#tell();
  }

  /** @param {Event & {target: HTMLTextAreaElement}} event */
  #typed({ target }) {
    this.text = target.value;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.read(), PAUSE);
  }
}

customElements.define('puzzle-text', PuzzleText);
