import { css, html, nothing } from 'lit';
import '../../features/map/map-board.js';
import { stateInWords } from '../../features/race/views/in-words.js';
import { isOver, isRunning } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { boardPart, guidePart } from '../shell/elements.js';
import { boardNews } from './news.js';
import { Player } from './player.js';

/** @import { State } from '../../shared/state/state.js' */
/** @import { Place } from './embed.d.ts' */
/** @import { CSSResultGroup } from 'lit' */
/** @import { RollingCubesBoard as EmbedRollingCubesBoard } from './embed.d.ts' */

/** Moves by key, while the board has the focus. @type {Readonly<Record<string, string | undefined>>} */
const MOVES = { ArrowUp: 'U', ArrowDown: 'D', ArrowLeft: 'L', ArrowRight: 'R' };

/**
 * `<rolling-cubes-board>`: a puzzle with playback. Without a line of play, playing finds a shortest solution first.
 * @implements {RollingCubesBoardApi}
 * @typedef {EmbedRollingCubesBoard} RollingCubesBoardApi
 */
export class RollingCubesBoard extends Player {
  /** @type {CSSResultGroup} */
  static styles = [
    Player.styles,
    css`
      :host {
        block-size: 28em;
      }
      .layout {
        grid-template: minmax(8em, 1fr) auto auto / minmax(0, 1fr);
      }
      board-stage:focus {
        outline: none;
      }
      .search {
        display: flex;
        align-items: center;
        min-height: var(--touch);
      }
    `,
  ];

  #solving = false;

  constructor() {
    super();
    // Before the base's listener, which asks whether a key was used.
    this.addEventListener('keydown', (event) => this.#pressed(event), { capture: true });
    this.addEventListener('solve', (event) => {
      event.stopPropagation();
      this.#solve();
    });
  }

  /** @returns {Place | null} */
  get place() {
    return this.state && this.#placeOf(this.state);
  }

  get hold() {
    const state = this.control?.state;
    if (state && isRunning(state)) return 'running';
    // Measuring the state space takes a moment.
    return (state?.guide?.percent ?? 100) < 100 && !this.resting ? 'brief' : 'idle';
  }

  async play() {
    await this.begin();
    const { state } = this;
    if (!state) return;
    if (state.moves.length === 0) this.#solve();
    else if (!state.playing) this.obey(({ board }) => board.togglePlay());
  }

  async pause() {
    await this.begin();
    if (this.#solving) this.#stopSolving();
    if (this.state?.playing) this.obey(({ board }) => board.togglePlay());
  }

  async step(count = 1) {
    await this.begin();
    this.obey(({ board, state }) => board.go(state.at + count));
  }

  /** @param {number} at */
  async seek(at) {
    await this.begin();
    this.obey(({ board }) => board.go(at));
  }

  open() {
    this.#solving = false;
    super.open();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const letter = MOVES[key];
    if (!letter || ctrlKey || metaKey || altKey) return;
    const [target] = event.composedPath();
    if (!(target instanceof Element) || !target.matches('board-stage')) return;
    event.preventDefault();
    this.obey(({ board }) => board.make(letter));
  }

  /** Runs all lanes: one is fast in a small space and one in a deep one. */
  #solve() {
    if (this.unreachable) return;
    this.#solving = true;
    this.wake(this.workers + (this.state?.lanes.length ?? 0));
    // A previous search may have met a limit.
    if (this.state && isOver(this.state)) this.obey(({ race }) => race.restart());
    this.obey(({ race }) => race.finish());
  }

  #stopSolving() {
    this.#solving = false;
    this.obey(({ race }) => race.restart());
  }

  /** @param {State} before @param {State} after */
  news(before, after) {
    const stopped = before.playing && !after.playing;
    return boardNews(this.#placeOf(before), this.#placeOf(after), stopped);
  }

  /** @param {State} state */
  follow({ moves }) {
    if (!this.resting) this.control?.measure();
    // The first solution is on the board; the other lanes may stop.
    if (this.#solving && moves.length > 0) {
      this.#stopSolving();
      this.play();
    }
  }

  /** @param {State} state @returns {Place} */
  #placeOf(state) {
    const { states, solved } = this.control?.lines.played(state) ?? { states: [], solved: false };
    const { at, moves } = state;
    const move = moves[at - 1] ?? null;
    return { at, length: moves.length, move, position: states.at(-1) ?? '', solved };
  }

  /** A click on the board focuses it. @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    this.renderRoot.querySelector('board-stage')?.setAttribute('tabindex', '-1');
  }

  shown() {
    const { control } = this;
    if (!control) return nothing;
    const isSearching = this.#solving && !this.waiting;
    return html`${boardPart(control, !this.unreachable)} ${isSearching ? this.#search() : guidePart(control)}`;
  }

  #search() {
    const { state } = this;
    // If no lane found a solution, a line about the last one.
    const last = state && isOver(state) ? state.lanes.at(-1) : undefined;
    const text = state && last ? stateInWords(state.key, last) : words.embed.solving;
    return html`<p class="search" part="guide" role="status">${text}</p>`;
  }
}
