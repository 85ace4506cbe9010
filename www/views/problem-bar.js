import { css, html, LitElement, nothing } from 'lit';
import { words } from '../messages.js';
import { PRESETS } from '../presets.js';
import { ask } from './act.js';
import './paste-dialog.js';
import './set-up-dialog.js';
import { controls } from './styles.js';

/** `<problem-bar>`: picks one of the problems at hand, or takes new ones. */
export class ProblemBar extends LitElement {
  /** @override */
  static properties = {
    game: { attribute: false },
    puzzle: { attribute: false },
  };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      select {
        flex: 0 1 16rem;
        min-width: 0;
      }
      paste-dialog,
      set-up-dialog {
        display: contents;
      }
      button {
        flex: none;
      }
      @media (max-width: 479px) {
        button {
          padding-inline: var(--space-2);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('../state/state.js').Game | null} */
    this.game = null;
    /** @type {import('../pkg/rolling_cubes.js').PuzzleChoice | null} */
    this.puzzle = null;
  }

  /** @override */
  render() {
    const { game, puzzle } = this;
    if (!game || !puzzle) return nothing;
    const say = words.problem;
    return html`
      <select aria-label=${say.choose} @change=${this.#chose}>
        ${game.problems.map(
          (_, index) =>
            html`<option value=${index} .selected=${index === game.chosen}>${nameOf(game, index)}</option>`,
        )}
      </select>
      ${
        PRESETS[game.key]?.contest
          ? html`<button @click=${this.#paste}>${say.paste}</button>
              <paste-dialog .game=${game.key} .puzzle=${puzzle.name}></paste-dialog>`
          : nothing
      }
      <button @click=${this.#setUp}>${say.setUp}</button>
      <set-up-dialog .game=${game.key} .puzzle=${puzzle}></set-up-dialog>
    `;
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #chose({ target }) {
    ask(this, { type: 'problem', chosen: target.selectedIndex });
  }

  #paste() {
    /** @type {import('./paste-dialog.js').PasteDialog | null} */
    const dialog = this.renderRoot.querySelector('paste-dialog');
    dialog?.open();
  }

  #setUp() {
    /** @type {import('./set-up-dialog.js').SetUpDialog | null} */
    const dialog = this.renderRoot.querySelector('set-up-dialog');
    const problem = this.game?.problems[this.game.chosen];
    if (problem) dialog?.open(problem);
  }
}

/** What a problem of the list is called. @type {(game: import('../state/state.js').Game, index: number) => string} */
function nameOf({ key, source, problems }, index) {
  const say = words.problem;
  if (source === 'own') return say.own;
  if (source === 'pasted') return say.pasted(index + 1, problems.length);
  return say.named(key, problems[index]?.name ?? '');
}

customElements.define('problem-bar', ProblemBar);
