import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { openDialog } from '../../shared/kit/opening.js';
import { controls } from '../../shared/kit/styles.js';
import { foreseen, pageOf } from '../../shared/puzzles/puzzles.js';
import { searchesByEnding } from '../../shared/state/solvable.js';
import { words } from '../../shared/words/words.js';

/** @import { PuzzleChoice } from '../../pkg/rolling_cubes.js' */
/** @import { Game } from '../../shared/state/state.js' */
/** @import { PasteDialog } from './paste-dialog.js' */
/** @import { SetUpDialog } from './set-up-dialog.js' */

/** `<problem-bar>`: picks one of the problems at hand, or takes new ones. */
export class ProblemBar extends LitElement {
  /** @override */
  static properties = {
    game: { attribute: false },
    puzzle: { attribute: false },
    unsolvable: { type: String },
    brief: { type: Boolean },
  };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      select {
        flex: 1 1 6rem;
        max-width: 16rem;
        min-width: 0;
      }
      paste-dialog,
      set-up-dialog {
        display: contents;
      }
      button {
        flex: none;
      }
      .unsolvable {
        flex-basis: 100%;
        font-size: var(--text-s);
        color: var(--alarm);
      }
      .unsolvable span {
        color: var(--ink-muted);
      }
      @media (max-width: 479px) {
        button {
          padding-inline: var(--space-2);
        }
      }
      @media (max-width: 359px) {
        :host {
          gap: var(--space-1);
        }
        select,
        button {
          padding-inline: calc(0.25 * var(--unit));
          font-size: var(--text-m);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Game | null} */
    this.game = null;
    /** @type {PuzzleChoice | null} */
    this.puzzle = null;
    /** Why it has no solution, or ''. */
    this.unsolvable = '';
    /** Whether there is little room. */
    this.brief = false;
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
        pageOf(game.key).problems.contest
          ? html`<button @click=${this.#paste}>${say.paste}</button>
              <paste-dialog .game=${game.key} .puzzle=${puzzle.name}></paste-dialog>`
          : nothing
      }
      <button @click=${this.#setUp}>${say.setUp}</button>
      <set-up-dialog .game=${game.key} .puzzle=${puzzle}></set-up-dialog>
      ${
        this.unsolvable
          ? html`<p class="unsolvable" role="note">
              ${say.unsolvable(this.unsolvable)}
              ${this.brief ? nothing : html`<span>${say.unsolvableRun(foreseen(game.key), searchesByEnding())}</span>`}
            </p>`
          : nothing
      }
    `;
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #chose({ target }) {
    ask(this, (control) => control.problem.choose(target.selectedIndex));
  }

  #paste() {
    openDialog(this, 'paste', 'paste-dialog', (/** @type {PasteDialog} */ dialog) => dialog.open());
  }

  #setUp() {
    const problem = this.game?.problems[this.game.chosen];
    if (!problem) return;
    openDialog(this, 'set-up', 'set-up-dialog', (/** @type {SetUpDialog} */ dialog) =>
      dialog.open(problem),
    );
  }
}

/** What a problem of the list is called. @type {(game: Game, index: number) => string} */
export function nameOf({ key, source, problems }, index) {
  const say = words.problem;
  if (source === 'own') return say.own;
  if (source === 'pasted') return say.pasted(index + 1, problems.length);
  return say.named(key, problems[index]?.name ?? '');
}

customElements.define('problem-bar', ProblemBar);
