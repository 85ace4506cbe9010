import { css, html, LitElement, nothing } from 'lit';
import '../../../shared/kit/export-buttons.js';
import { makersOf } from '../../../shared/export/makers.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { rankingSheet } from '../files.js';
import { faultInWords, linesIn, MOST_LINES, ranked } from '../pasted.js';
import { scoreOf, standingOf, verdictOf } from '../verdict.js';
import { bench } from './style.js';

/** @import { Entry } from '../../../shared/state/slices/workshop.js' */

/** `<class-bench>`: a class's links as a ranking. Fires `pasted` with what is to be ranked, `written` with a bound to look at. */
export class ClassBench extends LitElement {
  /** @override */
  static properties = {
    game: { type: String },
    entries: { attribute: false },
    pasted: { state: true },
  };

  /** @override */
  static styles = [
    controls,
    bench,
    css`
      textarea {
        min-height: 7rem;
        resize: vertical;
        font-size: var(--text-s);
      }
      ul {
        padding-inline-start: 40px;
        list-style: disc;
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        inline-size: 100%;
      }
      th,
      td {
        text-align: start;
        padding: var(--space-1) var(--space-2);
        border-block-end: 1px solid var(--line);
        vertical-align: baseline;
      }
      th {
        font-weight: 400;
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      .number {
        text-align: end;
      }
      td button {
        padding: 0;
        min-height: calc(1.75 * var(--unit));
        white-space: normal;
        text-align: start;
      }
      tr:is(.refuted, .elsewhere) td {
        color: var(--ink-muted);
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    /** @type {readonly Entry[]} */
    this.entries = [];
    this.pasted = '';
  }

  /** @override */
  render() {
    const say = words.workshop.class;
    const { entries, pasted } = this;
    const bad = entries.filter(({ error }) => error !== null);
    return html`<p class="how">${say.about}</p>
      <label>
        <span class="how">${say.links}</span>
        <textarea
          spellcheck="false"
          .value=${pasted}
          @input=${(/** @type {Event & {target: HTMLTextAreaElement}} */ { target }) => {
            this.pasted = target.value;
          }}
        ></textarea>
      </label>
      <div class="row">
        <button class="primary" ?disabled=${linesIn(pasted) === 0} @click=${this.#run}>${say.run}</button>
        ${linesIn(pasted) > MOST_LINES ? html`<span class="wrong">${say.most(MOST_LINES)}</span>` : nothing}
        ${
          entries.length > 0
            ? html`<export-buttons
                role="group"
                aria-label=${words.statistics.exports.region}
                .name=${`rolling-cubes-${this.game}-class`}
                .makers=${makersOf(() => rankingSheet(entries, this.game), null)}
              ></export-buttons>`
            : nothing
        }
      </div>
      ${entries.length > bad.length ? this.#table() : nothing}
      ${
        bad.length > 0
          ? html`<ul class="wrong" aria-label=${say.bads}>
              ${bad.map(({ line, error }) => html`<li>${say.bad(line, error ? faultInWords(error, this.game) : '')}</li>`)}
            </ul>`
          : nothing
      }`;
  }

  #table() {
    const say = words.workshop.class;
    const { format } = words;
    return html`<div class="scroll"><table>
      <thead>
        <tr>
          ${Object.entries(say.columns).map(([name, text]) => html`<th scope="col" class=${NUMBERS.has(name) ? 'number' : ''}>${text}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${ranked(this.entries).map(({ entry, rank }) => {
          const { line, name, text, audit, score } = entry;
          const verdict = verdictOf(audit);
          const called = name || say.unnamed(line);
          const standing = standingOf(audit, score);
          const number = scoreOf(audit, score);
          const found = standing === 'elsewhere' || standing === 'beyond' ? standing : verdict;
          return html`<tr class=${found}>
            <td class="number">${rank ?? '–'}</td>
            <td>${called}</td>
            <td><button class="quiet code" aria-label=${say.open(called)} title=${text} @click=${() => this.#open(text)}>${text}</button></td>
            <td>${say.verdicts[found]}</td>
            <td class="number">${number === null ? '–' : format.count(number)}</td>
            <td class="number">${score?.complete ? format.bytes(score.bytes) : '–'}</td>
            <td class="number">${score?.complete ? format.count(score.steps) : '–'}</td>
          </tr>`;
        })}
      </tbody>
    </table></div>`;
  }

  #run() {
    this.dispatchEvent(new CustomEvent('pasted', { detail: this.pasted }));
  }

  /** @param {string} text */
  #open(text) {
    this.dispatchEvent(new CustomEvent('written', { detail: text }));
  }
}

const NUMBERS = new Set(['rank', 'score', 'bytes', 'steps']);

customElements.define('class-bench', ClassBench);
