import '../../shared/words/whole.js';
import { css, html, LitElement, nothing } from 'lit';
import { unsolvable } from '../../shared/engine/engine.js';
import { errorInWords, reportOf } from '../../shared/engine/error-words.js';
import { reasonInWords } from '../../shared/engine/phrases.js';
import { ask } from '../../shared/kit/act.js';
import { closeDialog, dialogOf, dialogStyle } from '../../shared/kit/dialog.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';
import { wantsTops } from '../../shared/state/tops.js';
import { words } from '../../shared/words/words.js';
import { dealAtRandom } from '../deal/deal.js';
import { dealFrom } from '../deal/from.js';

/** @import { PuzzleChoice, Said } from '../../pkg/rolling_cubes.js' */
/** @import { Problem } from '../../shared/state/state.js' */

/** @typedef {'start' | 'goal'} Side */

/** `<set-up-dialog>`: a start and a goal made by hand, by clicking squares or by typing the text form. */
export class SetUpDialog extends LitElement {
  static properties = fields('game puzzle dealt dealing looked start goal held');

  static styles = [
    controls,
    dialogStyle,
    css`
      .sides {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
        gap: var(--space-4);
      }
      fieldset {
        border: 0;
        padding: 0;
        display: grid;
        gap: var(--space-2);
        min-width: 0;
      }
      legend {
        padding: 0;
        font-weight: 600;
        margin-block-end: var(--space-2);
      }
      .grid {
        display: grid;
        grid-template-columns: repeat(var(--side), minmax(0, 1fr));
        gap: 3px;
        max-width: 14rem;
      }
      .grid button {
        aspect-ratio: 1;
        min-width: 0;
        padding: 0;
        font-weight: 700;
        font-size: var(--text-l);
        border-radius: 4px;
        position: relative;
        overflow: hidden;
      }
      .grid .W,
      .grid .R,
      .grid .B {
        border-color: #2a2622;
      }
      .W {
        background: #f4f1ea;
        color: #1e1b18;
      }
      .R {
        background: #c8402f;
        color: #fbf9f4;
      }
      .B {
        background: #2f5fa8;
        color: #fbf9f4;
      }
      .grid .W:hover:not(:disabled) {
        color: #1e1b18;
      }
      .grid .R:hover:not(:disabled),
      .grid .B:hover:not(:disabled) {
        color: #fbf9f4;
      }
      /* The front face shows a cube's turn. */
      .front {
        position: absolute;
        inset: auto 0 0;
        height: 18%;
        border-block-start: 1px solid #2a2622;
      }
      .one {
        background: #f4f1ea;
        color: #1e1b18;
      }
      .zero {
        background: #3a3631;
        color: #fbf9f4;
      }
      .empty {
        border: 1px dashed var(--ink-muted);
      }
      .deal {
        gap: var(--space-2);
      }
      .deal input {
        width: 4.5rem;
      }
      progress {
        flex: 1 1 4rem;
        min-width: 0;
      }
      .held {
        outline: 3px solid var(--accent);
        outline-offset: 1px;
      }
      /* Fits 25 letters. */
      input:not([type]) {
        font-family: ui-monospace, monospace;
        font-size: var(--text-m);
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.dealt = '';
    this.dealing = /** @type {AbortController | null} */ (null);
    /** All positions within this distance are known. */
    this.looked = 0;
    this.puzzle = /** @type {PuzzleChoice | null} */ (null);
    this.start = '';
    this.goal = '';
    /** The square to swap with the next one. @type {{side: Side, square: number} | null} */
    this.held = null;
  }

  /** @param {Problem} problem */
  open({ start, goal }) {
    this.start = start;
    this.goal = goal;
    this.held = null;
    this.dealt = '';
    dialogOf(this).showModal();
  }

  /** A set-up belongs to one puzzle. @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.get('puzzle')) dialogOf(this).close();
  }

  render() {
    const { puzzle } = this;
    if (!puzzle) return nothing;
    const say = words.setUp;
    const { wrong, field, why } = judged(puzzle.name, this.start, this.goal);
    const message =
      (wrong && this.#lengthInWords(field)) ||
      wrong ||
      this.#dealtInWords() ||
      (why && words.problem.unsolvable(reasonInWords(why))) ||
      say.ready;
    const from = dealFrom(puzzle, this.start, this.goal);
    return html`<dialog aria-labelledby="title" @close=${this.#stopDealing}>
      <form method="dialog" @submit=${this.#use}>
        <h2 id="title">${say.title}</h2>
        <p class="how">${words.text.sentences([say.how, say.howToTurn(this.game)])}</p>
        <div class="sides">
          ${this.#side('start', say.start, field)} ${this.#side('goal', say.goal, field)}
        </div>
        <p class=${wrong || why ? 'message wrong' : 'message'} role="status">${message}</p>
        <div class="deal row">
          ${
            this.dealing
              ? html`<button type="button" @click=${this.#stopDealing}>${say.dealCancel}</button>`
              : html`<button type="button" ?disabled=${from === null} @click=${() => this.#deal(from ?? '')}>${say.deal}</button>`
          }
          <label>
            <input type="number" min="0" max="200" value="20" />
            ${say.dealDepth}
          </label>
          <progress aria-label=${say.deal} ?hidden=${!this.dealing}></progress>
        </div>
        <div class="buttons">
          <button type="button" class="quiet" @click=${this.#exchange} ?hidden=${wantsTops(puzzle)}>
            ${say.swap}
          </button>
          <button type="button" @click=${closeDialog}>${say.cancel}</button>
          <button class="primary" ?disabled=${wrong !== ''}>${say.use}</button>
        </div>
      </form>
    </dialog>`;
  }

  /** @param {string | null} field */
  #lengthInWords(field) {
    if (field !== 'start' && field !== 'goal') return '';
    const { side = 0 } = this.puzzle ?? {};
    const given = [...this[field]].length;
    return given === side ** 2 ? '' : words.setUp.length(side, side ** 2, given);
  }

  /** @param {Side} side @param {string} name @param {string | null} wrong */
  #side(side, name, wrong) {
    const puzzle = this.puzzle;
    if (!puzzle) return nothing;
    const text = this[side];
    const count = puzzle.side ** 2;
    const squares = [...text].slice(0, count);
    return html`<fieldset>
      <legend>${name}</legend>
      <div class="grid" .style=${`--side: ${puzzle.side}`}>
        ${Array.from({ length: count }, (_, square) => this.#square(side, square, squares[square] ?? ''))}
      </div>
      <input
        aria-label=${name}
        .value=${text}
        maxlength="80"
        spellcheck="false"
        aria-invalid=${wrong === side ? 'true' : 'false'}
        @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => {
          this[side] = target.value.replaceAll(/\s/g, '');
          this.held = null;
          this.dealt = '';
        }}
      />
    </fieldset>`;
  }

  /** @param {Side} side @param {number} square @param {string} letter */
  #square(side, square, letter) {
    const puzzle = this.puzzle;
    if (!puzzle) return nothing;
    const held = this.held?.side === side && this.held.square === square;
    const look = pageOf(this.game).lookOf(letter);
    const label = words.setUp.square(this.game, square, puzzle.side, look.text);
    return html`<button
      type="button"
      class=${`${look.kind} ${held ? 'held' : ''}`}
      aria-label=${label}
      aria-pressed=${held}
      @click=${() => this.#clicked(side, square)}
    >
      ${look.text}
      ${look.front && side === 'start' ? html`<span class=${`front ${look.front}`}></span>` : nothing}
    </button>`;
  }

  /** @param {Side} side @param {number} square */
  #clicked(side, square) {
    const letters = [...this[side]];
    const { held, puzzle } = this;
    if (held?.side === side && held.square !== square) {
      const [one = '', other = ''] = [letters[held.square], letters[square]];
      letters[held.square] = other;
      letters[square] = one;
      this.held = null;
    } else if (held?.side === side) {
      // A second click turns the piece, which stays selected.
      const turns = (side === 'start' ? puzzle?.start_letters : puzzle?.goal_letters) ?? '';
      const at = turns.indexOf(letters[square] ?? '');
      if (at < 0) this.held = null;
      else letters[square] = turns[(at + 1) % turns.length] ?? '';
    } else {
      this.held = { side, square };
    }
    this[side] = letters.join('');
    this.dealt = '';
  }

  /** @param {string} from */
  async #deal(from) {
    /** @type {HTMLInputElement | null} */
    const field = this.renderRoot.querySelector('.deal input');
    const wanted = Math.min(200, Math.max(0, Math.round(field?.valueAsNumber || 0)));
    const dealing = new AbortController();
    this.dealing = dealing;
    this.looked = 0;
    try {
      const { signal } = dealing;
      const { start, depth, exact } = await dealAtRandom(
        this.puzzle?.name ?? '',
        from,
        this.goal,
        wanted,
        { signal, looked: (moves) => (this.looked = moves) },
      );
      this.start = start;
      this.dealt = words.setUp.dealt(this.game, depth, exact);
    } catch {
      if (dealing.signal.aborted) return;
      this.dealt = words.setUp.dealFailed;
    }
    this.held = null;
    this.dealing = null;
  }

  #stopDealing() {
    this.dealing?.abort();
    this.dealing = null;
  }

  #dealtInWords() {
    return this.dealing ? words.setUp.looking(this.game, this.looked) : this.dealt;
  }

  #exchange() {
    [this.start, this.goal] = [this.goal, this.start];
    this.held = null;
    this.dealt = '';
  }

  #use() {
    const problems = [{ start: this.start, goal: this.goal }];
    ask(this, (control) => control.problem.take(problems, 'own'));
  }
}

/** The faulty part with the engine's error, or why it is unsolvable; '' if valid. @type {(puzzle: string, start: string, goal: string) => {wrong: string, field: string | null, why: Said}} */
function judged(puzzle, start, goal) {
  try {
    return { wrong: '', field: null, why: unsolvable(puzzle, start, goal) ?? '' };
  } catch (error) {
    return { wrong: errorInWords(error), field: reportOf(error)?.field ?? null, why: '' };
  }
}

customElements.define('set-up-dialog', SetUpDialog);
