import { css, html, LitElement, nothing } from 'lit';
import '../../../shared/kit/export-buttons.js';
import { makersOf } from '../../../shared/export/makers.js';
import { fieldStyle } from '../../../shared/kit/fields.js';
import { fileText } from '../../../shared/kit/file-text.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { addressWith } from '../../../shared/state/address-with.js';
import { visible } from '../../../shared/state/visible.js';
import { words } from '../../../shared/words/words.js';
import { Marker } from '../marker.js';
import { findResults, MOST_TEXT, ownOf, sheetOf } from '../result.js';
import { refusalInWords, setInWords } from './answer-words.js';

/** @import { Unread } from '../../../shared/kit/file-text.js' */
/** @import { Result } from '../result.js' */

/** `<results-table>`: results that were pasted or dropped, each marked again, as a table and as a file. */
export class ResultsTable extends LitElement {
  static properties = fields('address text files unread results');

  static styles = [
    controls,
    fieldStyle,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
      }
      textarea {
        inline-size: 100%;
        min-block-size: 6em;
        padding: var(--space-2);
      }
      .table {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
      }
      th,
      td {
        text-align: start;
        padding: var(--space-1) var(--space-3) var(--space-1) 0;
        border-block-end: 1px solid var(--line);
        vertical-align: baseline;
      }
      td:nth-child(2),
      td:last-child {
        min-inline-size: 14em;
        overflow-wrap: anywhere;
      }
      a {
        color: var(--accent);
      }
      td.n {
        white-space: nowrap;
      }
      .wrong {
        color: var(--alarm);
      }
    `,
  ];

  constructor() {
    super();
    this.address = () => '';
    this.text = '';
    this.files = /** @type {readonly string[]} */ ([]);
    this.unread = /** @type {'large' | Unread | null} */ (null);
    this.results = /** @type {readonly Result[]} */ ([]);
    this.found = 0;
    this.others = /** @type {readonly string[]} */ ([]);
    this.refusal = /** @type {'large' | 'none' | null} */ (null);
  }

  #marker = new Marker();

  /** Marks only after a change, not at each rendering. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('text') && !changed.has('files')) return;
    const texts = [this.text, ...this.files].filter((text) => text.trim());
    const { owns, others, refusal } = findResults(...texts);
    this.found = owns.length;
    this.others = others;
    this.refusal = texts.length > 0 ? refusal : null;
    this.results = [];
    this.#marker.mark(owns, (results) => {
      this.results = results;
    });
  }

  render() {
    const say = words.exercises.table;
    const { results, found, others } = this;
    const isDone = results.length === found;
    const refusal = this.unread ?? this.refusal;
    return html`<p>${say.about}</p>
      <textarea
        aria-label=${say.paste}
        .value=${this.text}
        @input=${(/** @type {Event & {target: HTMLTextAreaElement}} */ { target }) => {
          this.text = target.value;
        }}
        @dragover=${(/** @type {Event} */ event) => event.preventDefault()}
        @drop=${this.#dropped}
      ></textarea>
      <div>
        <button @click=${() => this.renderRoot.querySelector('input')?.click()}>${say.drop}</button>
        <input
          type="file"
          hidden
          multiple
          accept=".json,.txt,.csv,application/json,text/plain,text/csv"
          aria-label=${say.drop}
          @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.#read(target.files)}
        />
      </div>
      ${refusal ? html`<p class="wrong" role="alert">${words.exercises.refused[refusal]}</p>` : nothing}
      ${
        results.length > 0
          ? html`<p role="status" aria-busy=${isDone ? 'false' : 'true'}>${isDone ? say.found(found) : say.marking(results.length, found)}</p>
            ${others[0] ? html`<p class="wrong">${say.others(others.length, visible(others[0], 59))}</p>` : nothing}
            <div class="table" tabindex="0" role="region" aria-label=${say.paste}>${this.#table(results)}</div>
            <export-buttons
              role="group"
              ?hidden=${!isDone}
              aria-label=${words.statistics.exports.region}
              .name=${'rolling-cubes-results'}
              .makers=${makersOf(() => sheetOf(results, (own) => addressWith(this.address(), own)), null)}
            ></export-buttons>`
          : nothing
      }`;
  }

  /** @param {readonly Result[]} results */
  #table(results) {
    const { columns, yes, no, claimed: claims, perhapsCut } = words.exercises.table;
    return html`<table>
      <thead>
        <tr>${Object.values(columns).map((name) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>
        ${results.map(({ by, exercise, answers, claimed, marked, refusal, cut }) => {
          const isLying = marked && claimed && claimed !== `${marked.points}-${marked.total}`;
          const own = marked && ownOf({ exercise, answers, by, marked });
          return html`<tr>
            <td>${own ? html`<a href=${addressWith(this.address(), own)}>${by || '–'}</a>` : by || '–'}</td>
            ${exercise || marked ? html`<td>${setInWords(exercise)}</td>` : nothing}
            ${
              marked &&
              html`<td class="n">${marked.points} / ${marked.total}</td>
                <td>${marked.isFinished ? yes : no}</td>
                <td>${marked.isPassed ? yes : no}</td>`
            }
            <td class="wrong" colspan=${marked ? 1 : exercise ? 4 : 5}>
              ${isLying ? claims(claimed.replace('-', ' / ')) : nothing}
              ${cut === 'yes' ? words.linkNote.cut : cut === 'perhaps' ? perhapsCut : nothing}
              ${refusal && cut !== 'yes' ? refusalInWords(refusal) : nothing}
            </td>
          </tr>`;
        })}
      </tbody>
    </table>`;
  }

  /** @param {DragEvent} event */
  #dropped(event) {
    const { files } = event.dataTransfer ?? {};
    // The field inserts dropped text by itself.
    if (!files || files.length === 0) return;
    event.preventDefault();
    this.#read(files);
  }

  /** @param {FileList | null} files */
  async #read(files) {
    const all = [...(files ?? [])];
    const size = all.reduce((sum, file) => sum + file.size, 0);
    this.unread = size > MOST_TEXT ? 'large' : null;
    if (this.unread) return;
    const read = await Promise.all(all.map(fileText));
    this.unread = read.find(({ unread }) => unread)?.unread ?? null;
    this.files = read.map(({ text }) => text);
  }
}

customElements.define('results-table', ResultsTable);
