import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { menu } from '../../shared/kit/menu.js';
import { openDialog, openLater } from '../../shared/kit/opening.js';
import { controls } from '../../shared/kit/styles.js';
import { isWritten, titleOf } from '../../shared/puzzles/map.js';
import { keyOf, pageOf } from '../../shared/puzzles/puzzles.js';
import { choiceOf } from '../../shared/state/games.js';
import { isDrawn } from '../../shared/state/puzzles.js';
import { words } from '../../shared/words/words.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { Game } from '../../shared/state/state.js' */
/** @import { MapDialog } from '../map/map-dialog.js' */
/** @import { OwnDialog } from '../own/own-dialog.js' */
/** @import { PasteDialog } from './paste-dialog.js' */
/** @import { SetUpDialog } from './set-up-dialog.js' */

/** The places of problems, that of the language's own country first. @type {(problems: Game['problems']) => number[]} */
const homeFirst = (problems) => {
  const places = problems.map((_, index) => index);
  const isHome = (/** @type {number} */ at) => problems[at]?.name === words.problem.home;
  return [...places.filter(isHome), ...places.filter((at) => !isHome(at))];
};

/** `<problem-menu>`: picks a puzzle and one of its problems, or takes new ones. */
export class ProblemMenu extends LitElement {
  static properties = { game: { attribute: false }, catalogue: { attribute: false } };

  static styles = [
    controls,
    menu,
    css`
      :host {
        --menu-end: calc(var(--space-5) + 7rem);
        min-width: 0;
      }
      .open {
        max-width: 100%;
        /* Long names take two lines. */
        white-space: normal;
        overflow-wrap: anywhere;
        line-height: 1.2;
      }
      @media (max-width: 799px) {
        .open span {
          display: none;
        }
      }
      .open::after {
        content: '\\a0▾';
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        margin-block-end: var(--space-2);
      }
      nav button[aria-current] {
        color: var(--ink);
        font-weight: 600;
        border-radius: 0;
        border-block-end: 2px solid var(--accent);
      }
      .choose {
        display: grid;
        gap: var(--space-1);
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      .choose select {
        font-size: var(--text-m);
      }
      .about {
        max-inline-size: 22rem;
        margin-block-start: var(--space-2);
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      .new {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        margin-block-start: var(--space-2);
      }
      map-dialog,
      own-dialog,
      paste-dialog,
      set-up-dialog {
        display: contents;
      }
    `,
  ];

  constructor() {
    super();
    this.game = /** @type {Game | null} */ (null);
    this.catalogue = /** @type {Catalogue | null} */ (null);
  }

  render() {
    const { game, catalogue } = this;
    if (!game || !catalogue) return nothing;
    const say = words.problem;
    const puzzle = choiceOf(catalogue, game.key);
    const name = nameOf(game, game.chosen);
    const { key, source, problems, chosen } = game;
    const preset = problems[chosen]?.name ?? '';
    const about = source === 'presets' ? say.about(preset) : '';
    return html`<button class="open" popovertarget="menu" title=${say.open}>
        ${words.puzzle(game.key).name}<span> · ${name}</span></button
      >
      <div id="menu" popover role="group" aria-label=${say.open}>
        <nav aria-label=${words.puzzles}>
          ${[...catalogue.puzzles, catalogue.map].map(keyOf).map(
            (key) => html`<button
              class="quiet"
              aria-current=${key === game.key ? 'page' : nothing}
              title=${words.puzzle(key).full}
              @click=${() => openLater(this, 'engine', () => ask(this, (control) => control.problem.changeGame(key)))}
            >
              ${words.puzzle(key).name}
            </button>`,
          )}
        </nav>
        <label class="choose"
          >${say.choose}
          <select @change=${this.#chose}>
            ${homeFirst(problems).map(
              (index) =>
                html`<option value=${index} .selected=${index === game.chosen}>${nameOf(game, index)}</option>`,
            )}
          </select>
        </label>
        ${about ? html`<p class="about">${about}</p>` : nothing}
        <div class="new">
          ${pageOf(game.key).problems.samples.length > 0 ? html`<button @click=${this.paste}>${say.paste}</button>` : nothing}
          <button @click=${this.setUp}>${isDrawn(key) ? say.draw : say.setUp}</button>
          <button @click=${this.#write}>${say.write}</button>
        </div>
      </div>
      <paste-dialog .game=${game.key} .puzzle=${puzzle.name}></paste-dialog>
      <map-dialog></map-dialog>
      <own-dialog></own-dialog>
      <set-up-dialog .game=${game.key} .puzzle=${puzzle}></set-up-dialog>`;
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #chose({ target }) {
    ask(this, (control) => control.problem.choose(Number(target.value)));
  }

  #close() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('#menu'))?.hidePopover();
  }

  /** Opens the dialog for problems as text. */
  paste() {
    this.#close();
    openDialog(this, 'paste', 'paste-dialog', (/** @type {PasteDialog} */ dialog) => dialog.open());
  }

  /** Opens a dialog that begins with the problem. @param {'map' | 'own' | 'set-up'} name */
  #begin(name) {
    const problem = this.game?.problems[this.game.chosen];
    this.#close();
    if (problem)
      openDialog(
        this,
        name,
        `${name}-dialog`,
        (/** @type {MapDialog | OwnDialog | SetUpDialog} */ dialog) => dialog.open(problem),
      );
  }

  #write = () => openLater(this, 'engine', () => this.#begin('own'));

  /** Opens the dialog in which a problem is set up. */
  setUp() {
    const { key = '', problems = [], chosen = 0 } = this.game ?? {};
    if (isWritten(problems[chosen]?.goal ?? '')) this.#write();
    else this.#begin(isDrawn(key) ? 'map' : 'set-up');
  }
}

/** What a problem of the list is called. @type {(game: Game, index: number) => string} */
export function nameOf({ key, source, problems }, index) {
  const say = words.problem;
  if (source === 'own') return titleOf(problems[index]?.goal ?? '') || say.own;
  if (source === 'pasted') return say.pasted(index + 1, problems.length);
  return say.named(key, problems[index]?.name ?? '');
}

customElements.define('problem-menu', ProblemMenu);
