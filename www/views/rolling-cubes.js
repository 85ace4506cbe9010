import { css, html, LitElement, nothing } from 'lit';
import { tinykeys } from 'tinykeys';
import { play } from '../engine.js';
import { words } from '../messages.js';
import { CONTEST_ROLLS } from '../samples.js';
import * as actions from '../state/actions.js';
import { isOver, isRunning, problemOf } from '../state/state.js';
import { verdictOf } from '../state/verdict.js';
import { ask } from './act.js';
import './board-stage.js';
import { icons } from './icons.js';
import { stateInWords } from './lane-card.js';
import './problem-bar.js';
import './race-chart.js';
import './race-controls.js';
import { controls } from './styles.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('./act.js').Act} Act */

/** `<rolling-cubes>`: the page. It draws the state, and turns what its views ask for into the next one. */
export class RollingCubes extends LitElement {
  /** @override */
  static properties = { state: { attribute: false }, failure: { attribute: false } };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.1fr);
        gap: var(--space-3) var(--space-5);
        height: 100dvh;
        min-height: 38rem;
        padding: var(--space-3) var(--space-5) var(--space-4);
        max-width: 110rem;
        margin-inline: auto;
      }
      header {
        grid-column: 1 / -1;
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      h1 {
        margin: 0;
        white-space: nowrap;
        font-size: var(--text-l);
        font-weight: 700;
      }
      header p {
        margin: 0 auto 0 var(--space-2);
        color: var(--ink-muted);
      }
      main {
        display: contents;
      }
      .board {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        gap: var(--space-2);
        min-height: 0;
      }
      .race {
        display: grid;
        grid-template-rows: auto auto auto minmax(0, 1fr);
        gap: var(--space-3);
        min-height: 0;
      }
      .lanes {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        grid-template-columns: none;
        gap: var(--space-5);
      }
      .verdict {
        margin: 0;
        min-height: 2.8em;
        font-size: var(--text-m);
      }
      race-chart {
        min-height: 9rem;
      }
      @media (max-width: 799px) {
        :host {
          display: block;
          height: auto;
          min-height: 100dvh;
          padding: var(--space-2) var(--space-4) calc(env(safe-area-inset-bottom) + 7.5rem);
        }
        header {
          margin-block-end: var(--space-2);
        }
        header p {
          visibility: hidden;
          flex: 1 1 0;
          width: 0;
          white-space: nowrap;
        }
        .board {
          display: block;
        }
        board-stage {
          grid-template-rows: min(84vw, 50dvh) auto;
        }
        .race {
          display: block;
          margin-block-start: var(--space-4);
        }
        .lanes {
          gap: var(--space-4);
        }
        .verdict {
          margin-block: var(--space-3);
        }
        race-chart {
          height: 16rem;
        }
        /* The run button stays in reach of a thumb. */
        race-controls {
          position: fixed;
          inset: auto 0 0;
          z-index: 1;
          padding: var(--space-2) var(--space-4) calc(env(safe-area-inset-bottom) + var(--space-2));
          background: var(--paper);
          border-block-start: 1px solid var(--line);
        }
      }
    `,
  ];

  /** @type {import('../state/store.js').Store<State> | null} */
  #store = null;
  /** @type {import('../lane/race.js').Race | null} */
  #race = null;
  #cleanup = () => {};
  /** The line of play up to the board's place, asked from the engine when either changes. */
  #line = lineCache();
  #here = lineCache();

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
    /** Why there is nothing to show, when there is not. */
    this.failure = '';
    this.addEventListener('act', (event) =>
      this.#obey(/** @type {CustomEvent<Act>} */ (event).detail),
    );
  }

  /**
   * Gives the page its state and its searches.
   * @param {import('../state/store.js').Store<State>} store
   * @param {import('../lane/race.js').Race} race
   */
  begin(store, race) {
    this.#store = store;
    this.#race = race;
    this.state = store.state;
    store.subscribe((state) => {
      this.state = state;
    });
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    const roll = (/** @type {string} */ move) => (/** @type {KeyboardEvent} */ event) => {
      if (isTyping(event)) return;
      event.preventDefault();
      this.#play(move);
    };
    this.#cleanup = tinykeys(window, {
      ArrowUp: roll('U'),
      ArrowDown: roll('D'),
      ArrowLeft: roll('L'),
      ArrowRight: roll('R'),
    });
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#cleanup();
  }

  /** @override */
  render() {
    const { state } = this;
    if (this.failure) return html`<main><p role="alert">${words.failed(this.failure)}</p></main>`;
    if (!state) return nothing;
    const line = this.#line(state, state.moves.length);
    const here = this.#here(state, state.at);
    const lanes = state.lanes;
    return html`
      <header>
        <h1>${words.title}</h1>
        <p>${words.puzzle}</p>
        <button
          class="icon"
          aria-label=${words.settings.patterns}
          title=${words.settings.patternsLong}
          aria-pressed=${state.patterns}
          @click=${() => ask(this, { type: 'patterns' })}
        >
          ${icons.patterns}
        </button>
        <button
          class="icon"
          aria-label=${words.settings.theme}
          title=${words.settings.theme}
          @click=${() => ask(this, { type: 'theme' })}
        >
          ${icons.theme}
        </button>
      </header>
      <main>
      <section class="board" aria-label=${words.board.region}>
        <problem-bar
          .problems=${state.problems}
          .source=${state.source}
          .chosen=${state.chosen}
        ></problem-bar>
        <board-stage
          .line=${line}
          .goal=${problemOf(state).goal}
          .at=${state.at}
          .playing=${state.playing}
          .patterns=${state.patterns}
          .solved=${here.solved}
          .news=${moveInWords(line, state)}
        ></board-stage>
      </section>
      <section class="race" aria-label=${words.race.region}>
        <race-controls
          role="group"
          aria-label=${words.race.region}
          .running=${isRunning(state)}
          .begun=${lanes.some((lane) => lane.phase !== 'ready')}
          .over=${isOver(state)}
          .speed=${state.speed}
        ></race-controls>
        <div class="lanes">
          ${lanes.map(
            (lane) => html`<lane-card
              role="region"
              aria-label=${words.lane(lane.spec)}
              .lane=${lane}
              .onBoard=${lane.snapshot?.moves.join(' ') === state.moves.join(' ')}
            ></lane-card>`,
          )}
        </div>
        <p class="verdict" role="status">${verdictInWords(state)}</p>
        <race-chart
          role="region"
          aria-label=${words.chart.region}
          .lanes=${lanes}
          .kind=${state.chart.kind}
          .logarithmic=${state.chart.logarithmic}
        ></race-chart>
        <p class="unseen" role="status">${lanes.map(endInWords).join(' ')}</p>
      </section>
      </main>
    `;
  }

  /** @param {Act} act */
  #obey(act) {
    const store = this.#store;
    const race = this.#race;
    if (!store || !race) return;
    switch (act.type) {
      case 'run':
        return race.run();
      case 'pause':
        return race.pause();
      case 'step':
        return race.step();
      case 'end':
        return race.toTheEnd();
      case 'restart':
        return race.restart();
      case 'restart-lane':
        return race.restartLane(act.lane);
      case 'speed':
        store.update((state) => ({ ...state, speed: act.rate }));
        return race.changeSpeed();
      case 'problem':
        race.restart();
        return store.update((state) => actions.problemChosen(state, act.chosen));
      case 'pasted':
        race.restart();
        return store.update((state) => actions.problemsPasted(state, act.problems));
      case 'play-toggled':
        return store.update(actions.playToggled);
      case 'arrived':
        return store.update(actions.playedOn);
      case 'go':
        return store.update((state) => actions.wentTo(state, act.at));
      case 'square':
        return this.#playFrom(act.square);
      case 'show-solution': {
        const lane = store.state.lanes.find(({ spec }) => spec.id === act.lane);
        const moves = lane?.snapshot?.moves ?? [];
        return store.update((state) => actions.solutionShown(state, moves));
      }
      case 'chart':
        return store.update((state) => ({ ...state, chart: { ...state.chart, kind: act.kind } }));
      case 'chart-scale':
        return store.update((state) => ({
          ...state,
          chart: { ...state.chart, logarithmic: act.logarithmic },
        }));
      case 'patterns':
        return store.update((state) => ({ ...state, patterns: !state.patterns }));
      case 'theme':
        return toggleTheme();
    }
  }

  /** Rolls the cube on a square, if it can. @param {number} square */
  #playFrom(square) {
    if (!this.state) return;
    const onward = this.#here(this.state, this.state.at).onward.find(({ from }) => from === square);
    if (onward) this.#play(onward.move);
  }

  /** Makes a move, if it is legal. @param {string} move */
  #play(move) {
    if (!this.state) return;
    const { onward } = this.#here(this.state, this.state.at);
    if (onward.some((legal) => legal.move === move)) {
      this.#store?.update((state) => actions.movePlayed(state, move));
    }
  }
}

/** The engine's line of play for the first moves of a state, kept while they stay the same. */
function lineCache() {
  let key = '';
  /** @type {import('../pkg/rolling_cubes.js').Line | null} */
  let line = null;
  /** @type {(state: State, length: number) => import('../pkg/rolling_cubes.js').Line} */
  return (state, length) => {
    const { start, goal } = problemOf(state);
    const moves = state.moves.slice(0, length);
    const wanted = [state.puzzle, start, goal, ...moves].join(' ');
    if (!line || wanted !== key) {
      key = wanted;
      line = play(state.puzzle, start, goal, moves);
    }
    return line;
  };
}

/** The newest move of the board, as one would say it. @type {(line: import('../pkg/rolling_cubes.js').Line, state: State) => string} */
function moveInWords(line, { at, moves }) {
  const roll = line.rolls[at - 1];
  const move = moves[at - 1];
  if (!roll || !move) return '';
  return words.board.rolled((roll.from % 3) + 1, Math.floor(roll.from / 3) + 1, move, at);
}

/** @type {(state: State) => string} */
function verdictInWords(state) {
  const verdict = verdictOf(state);
  if (!verdict) return '';
  const { length, comparison } = verdict;
  const lesson =
    comparison && words.verdict.compare(comparison.big, comparison.small, comparison.ratio);
  return [words.verdict.length(length, CONTEST_ROLLS), lesson].filter(Boolean).join(' ');
}

/** What a lane has come to, for those who listen; nothing while it works. @type {(lane: State['lanes'][number]) => string} */
const endInWords = (lane) =>
  lane.phase === 'ended' || lane.phase === 'failed'
    ? `${words.lane(lane.spec)}: ${stateInWords(lane)}.`
    : '';

/** Whether a key belongs to the control that has the focus. @type {(event: KeyboardEvent) => boolean} */
function isTyping(event) {
  const target = event.composedPath()[0];
  return target instanceof Element && target.matches('input, select, textarea, dialog *');
}

function toggleTheme() {
  const root = document.documentElement;
  const dark =
    root.dataset.theme === 'dark' ||
    (root.dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'light' : 'dark';
}

customElements.define('rolling-cubes', RollingCubes);
