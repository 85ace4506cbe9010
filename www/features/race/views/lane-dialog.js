import '../../../shared/words/whole.js';
import { css, html, LitElement, nothing } from 'lit';
import { errorInWords } from '../../../shared/engine/error-words.js';
import { ask } from '../../../shared/kit/act.js';
import { closeDialog, dialogOf, dialogStyle } from '../../../shared/kit/dialog.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { keyOf } from '../../../shared/puzzles/puzzles.js';
import { unitOf } from '../../../shared/state/puzzles.js';
import { traitsOf } from '../../../shared/state/traits.js';
import { words } from '../../../shared/words/words.js';
import { changedSearch } from '../search-with.js';
import { heuristicField, selectField, settingField } from './setting-field.js';

/** @import { AlgorithmChoice, PuzzleChoice, SettingChoice } from '../../../pkg/rolling_cubes.js' */
/** @import { Search } from '../../../shared/state/state.js' */

/** @type {(search: Search, name: string) => string | number | undefined} */
const setTo = (search, name) => /** @type {Readonly<Record<string, any>>} */ (search)[name];

/** `<lane-dialog>`: what a lane is to run, in the words of the engine's catalogue. */
export class LaneDialog extends LitElement {
  static properties = fields('puzzle algorithms settings check lane removable more search');

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
      .more {
        max-width: none;
      }
      details p {
        margin-block: 0 var(--space-2);
      }
    `,
  ];

  constructor() {
    super();
    this.puzzle = /** @type {PuzzleChoice | null} */ (null);
    this.algorithms = /** @type {AlgorithmChoice[]} */ ([]);
    this.settings = /** @type {SettingChoice[]} */ ([]);
    this.check = /** @type {(search: Search) => unknown} */ (() => null);
    this.lane = /** @type {number | null} */ (null);
    this.removable = false;
    this.more = false;
    this.search = /** @type {Search | null} */ (null);
  }

  /** @param {number | null} lane @param {Search} search @param {boolean} removable */
  open(lane, search, removable) {
    this.lane = lane;
    this.search = search;
    this.removable = removable;
    this.more = this.#isSet(search);
    dialogOf(this).showModal();
  }

  /** A choice before the first opening. */
  willUpdate() {
    this.search ??= this.puzzle?.opening.race[0] ?? null;
  }

  render() {
    const { puzzle, search } = this;
    if (!puzzle || !search) return nothing;
    const say = words.laneDialog;
    const { settings } = traitsOf(search);
    const heuristic = search.heuristic ?? puzzle.heuristic;
    const objection = this.check(search);
    const unit = unitOf(keyOf(puzzle), search);
    const wrong = objection === null ? '' : errorInWords(objection);
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${this.#use}>
        <h2 id="title">${this.lane === null ? words.race.add : say.title}</h2>
        <div class="fields">
          ${selectField(
            say.algorithm,
            search.algorithm,
            this.algorithms.map(({ name }) => [name, words.algorithm(name)]),
            (algorithm) => this.#set({ algorithm }),
          )}
          ${settings.includes('heuristic') ? heuristicField(puzzle, heuristic, (name) => this.#set({ heuristic: name })) : nothing}
        </div>
        <p class="meaning">
          ${words.text.sentence(words.algorithmMeaning(search.algorithm, unit))}
          ${settings.includes('heuristic') ? html`<br />${words.text.sentence(this.#meaning(heuristic))}` : nothing}
        </p>
        ${settings.includes('heuristic') ? proofPart(keyOf(puzzle), heuristic) : nothing}
        <details class="more" ?open=${this.more} @toggle=${this.#toggled} @invalid=${openOnInvalid}>
          <summary>${say.more}</summary>
          <div class="fields">
            ${this.#settingsOf(search).map((setting) =>
              settingField(
                setting,
                puzzle,
                setTo(search, setting.name),
                (value) => this.#set({ [setting.name]: value }),
                unit,
              ),
            )}
          </div>
        </details>
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

  /** An expression may be incomplete. @param {string} name */
  #meaning(name) {
    const { puzzle } = this;
    const isListed = puzzle?.heuristics.some((one) => one.name === name);
    return puzzle && isListed
      ? words.heuristicMeaning(name, keyOf(puzzle))
      : words.workshop.lane.meaning;
  }

  /** The algorithm's settings first. @param {Search} search */
  #settingsOf = ({ algorithm }) => [
    ...this.settings.filter(({ of }) => of.includes(algorithm)),
    ...this.settings.filter(({ everywhere }) => everywhere),
  ];

  /** @param {Search} search */
  #isSet = (search) =>
    this.#settingsOf(search).some(({ name }) => setTo(search, name) !== undefined);

  /** @param {{[field: string]: unknown}} change */
  #set(change) {
    if (!this.puzzle) return;
    this.search = changedSearch(this.search, change, this.puzzle);
    // Required settings are visible.
    this.more ||= this.#isSet(this.search);
  }

  /** @param {Event & {target: HTMLDetailsElement}} event */
  #toggled({ target }) {
    this.more = target.open;
  }

  #use() {
    const { lane, search } = this;
    if (!search) return;
    ask(this, ({ race }) =>
      lane === null ? race.addLane(search) : race.configureLane(lane, search),
    );
  }

  /** @param {Event & {target: HTMLElement}} event */
  #remove(event) {
    const { lane } = this;
    if (lane !== null) ask(this, (control) => control.race.removeLane(lane));
    closeDialog(event);
  }
}

/** Opens the settings if one is invalid, as the browser cannot show its message on a hidden field. */
const openOnInvalid = {
  capture: true,
  /** @param {Event & {currentTarget: HTMLDetailsElement}} event */
  handleEvent({ currentTarget }) {
    currentTarget.open = true;
  },
};

/** @param {string} game @param {string} name */
function proofPart(game, name) {
  const proof = words.proof(game, name);
  if (!proof) return nothing;
  return html`<details>
    <summary>${words.code.heuristic.admissible}</summary>
    <p>${proof.admissible}</p>
    <p>${proof.consistent}</p>
  </details>`;
}

customElements.define('lane-dialog', LaneDialog);
