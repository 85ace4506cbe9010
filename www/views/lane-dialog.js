import { css, html, LitElement, nothing } from 'lit';
import { words } from '../messages.js';
import { traitsOf } from '../state/traits.js';
import { ask } from './act.js';
import { closeDialog, dialogOf, dialogStyle } from './dialog.js';
import { controls } from './styles.js';

/** @typedef {import('../state/state.js').Search} Search */

const MIB = 1024 * 1024;
/** What the engine takes for a bound on moves. */
const MOST_MOVES = 1000;

/** `<lane-dialog>`: what a lane is to run, in the words of the engine's catalogue. */
export class LaneDialog extends LitElement {
  /** @override */
  static properties = {
    puzzle: { attribute: false },
    algorithms: { attribute: false },
    check: { attribute: false },
    lane: { state: true },
    removable: { state: true },
    search: { state: true },
  };

  /** @override */
  static styles = [
    controls,
    dialogStyle,
    css`
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
        gap: var(--space-3) var(--space-4);
      }
      .fields label {
        display: grid;
        gap: var(--space-1);
        align-content: start;
      }
      .fields span {
        color: var(--ink-muted);
        font-size: var(--text-s);
      }
      .meaning {
        min-height: 2.8em;
        color: var(--ink-muted);
      }
      select {
        width: 100%;
      }
      summary {
        line-height: var(--touch);
        color: var(--accent);
        cursor: pointer;
      }
      details {
        max-width: 36rem;
      }
      details p {
        margin-block: 0 var(--space-2);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('../pkg/rolling_cubes.js').PuzzleChoice | null} */
    this.puzzle = null;
    /** @type {import('../pkg/rolling_cubes.js').AlgorithmChoice[]} */
    this.algorithms = [];
    /** What the engine has against a search, or ''. @type {(search: Search) => string} */
    this.check = () => '';
    /** The lane to be configured, or null for a new one. @type {number | null} */
    this.lane = null;
    this.removable = false;
    /** What is chosen. @type {Search | null} */
    this.search = null;
  }

  /**
   * @param {number | null} lane
   * @param {Search} search what it runs now, or might
   * @param {boolean} removable
   */
  open(lane, search, removable) {
    this.lane = lane;
    this.search = search;
    this.removable = removable;
    dialogOf(this).showModal();
  }

  /** There is a search to choose from before anybody has opened it. @override */
  willUpdate() {
    this.search ??= this.puzzle?.opening.race[0] ?? null;
  }

  /** @override */
  render() {
    const { puzzle, search } = this;
    if (!puzzle || !search) return nothing;
    const say = words.laneDialog;
    const { settings } = traitsOf(search);
    const heuristic = search.heuristic ?? puzzle.heuristic;
    const wrong = this.check(search);
    /** @type {(field: keyof Search & ('algorithm' | 'heuristic' | 'deepen' | 'ties'), label: string, value: string, options: [string, string][]) => unknown} */
    const choice = (field, label, value, options) => html`<label>
      <span>${label}</span>
      <select @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => this.#set({ [field]: target.value })}>
        ${options.map(
          ([name, text]) =>
            html`<option value=${name} .selected=${name === value}>${text}</option>`,
        )}
      </select>
    </label>`;
    /** @type {(field: 'incumbent' | 'max_depth' | 'max_nodes' | 'max_bytes', label: string, unit?: number, most?: number) => unknown} */
    const number = (field, label, unit = 1, most) => {
      const value = search[field];
      return html`<label>
        <span>${label}</span>
        <input
          type="number"
          min="0"
          max=${most ?? nothing}
          placeholder=${words.laneDialog.none}
          .value=${value === undefined ? '' : String(value / unit)}
          @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) =>
            this.#set({
              [field]:
                target.value === ''
                  ? undefined
                  : Math.max(0, Math.round(target.valueAsNumber * unit)),
            })}
        />
      </label>`;
    };
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${this.#use}>
        <h2 id="title">${say.title}</h2>
        <div class="fields">
          ${choice(
            'algorithm',
            say.algorithm,
            search.algorithm,
            this.algorithms.map(({ name }) => [name, words.algorithm(name)]),
          )}
          ${
            settings.includes('heuristic')
              ? choice(
                  'heuristic',
                  say.heuristic,
                  heuristic,
                  puzzle.heuristics.map(({ name, table }) => [
                    name,
                    table ? `${words.heuristic(name)} (${say.table})` : words.heuristic(name),
                  ]),
                )
              : nothing
          }
        </div>
        <p class="meaning">
          ${words.algorithmMeaning(search.algorithm)}.
          ${settings.includes('heuristic') ? html`<br />${words.heuristicMeaning(heuristic)}.` : nothing}
        </p>
        ${settings.includes('heuristic') ? proofPart(puzzle.name, heuristic) : nothing}
        <div class="fields">
          ${
            settings.includes('deepen')
              ? choice(
                  'deepen',
                  say.deepen,
                  search.deepen ?? 'next-bound',
                  Object.entries(say.deepens),
                )
              : nothing
          }
          ${
            settings.includes('ties')
              ? choice('ties', say.ties, search.ties ?? 'search-on', Object.entries(say.tiesKinds))
              : nothing
          }
          ${settings.includes('incumbent') ? number('incumbent', say.incumbent, 1, MOST_MOVES) : nothing}
          <label>
            <span>${say.order}</span>
            <input
              .value=${search.order ?? ''}
              placeholder=${puzzle.order}
              title=${say.orderHow(puzzle.order)}
              spellcheck="false"
              @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) =>
                this.#set({ order: target.value.trim() || undefined })}
            />
          </label>
          ${number('max_depth', say.max_depth, 1, MOST_MOVES)} ${number('max_nodes', say.max_nodes)}
          ${number('max_bytes', say.max_bytes, MIB)}
        </div>
        <p class=${wrong ? 'message wrong' : 'message'} role="status">${wrong}</p>
        <div class="buttons">
          ${
            this.lane !== null && this.removable
              ? html`<button type="button" class="quiet" @click=${this.#remove}>${say.remove}</button>`
              : nothing
          }
          <button type="button" @click=${closeDialog}>${say.cancel}</button>
          <button class="primary" ?disabled=${wrong !== ''}>${this.lane === null ? say.add : say.use}</button>
        </div>
      </form>
    </dialog>`;
  }

  /** Changes the search; what does not apply to its algorithm falls away, and what branch and bound must have comes. @param {{[field: string]: unknown}} change */
  #set(change) {
    const next = /** @type {Search} */ ({ ...this.search, ...change });
    const { settings } = traitsOf(next);
    for (const field of /** @type {const} */ (['heuristic', 'deepen', 'ties', 'incumbent'])) {
      if (!settings.includes(field)) delete next[field];
    }
    if (this.puzzle && settings.includes('heuristic')) next.heuristic ??= this.puzzle.heuristic;
    if (change.algorithm && settings.includes('incumbent')) next.incumbent ??= 40;
    for (const [field, value] of Object.entries(next)) {
      if (value === undefined) delete (/** @type {Record<string, unknown>} */ (next)[field]);
    }
    this.search = next;
  }

  #use() {
    const { lane, search } = this;
    if (search) ask(this, { type: 'configure-lane', lane, search });
  }

  /** @param {Event & {target: HTMLElement}} event */
  #remove(event) {
    if (this.lane !== null) ask(this, { type: 'remove-lane', lane: this.lane });
    closeDialog(event);
  }
}

/** Why a heuristic is a lower bound, for whoever asks. @param {string} puzzle @param {string} name */
function proofPart(puzzle, name) {
  const proof = words.proof(puzzle, name);
  if (!proof) return nothing;
  return html`<details>
    <summary>${words.code.heuristic.admissible}</summary>
    <p>${proof.admissible}</p>
    <p>${proof.consistent}</p>
  </details>`;
}

customElements.define('lane-dialog', LaneDialog);
