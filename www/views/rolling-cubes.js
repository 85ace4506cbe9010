import { html, LitElement, nothing } from 'lit';
import { tinykeys } from 'tinykeys';
import { play, Search } from '../engine.js';
import { words } from '../messages.js';
import { CONTEST_MOST } from '../presets.js';
import * as actions from '../state/actions.js';
import { choiceOf, keyOf, newGame } from '../state/games.js';
import { isOver, isRunning, MOST_LANES, problemOf } from '../state/state.js';
import { verdictOf } from '../state/verdict.js';
import { ask } from './act.js';
import './board-stage.js';
import './guide-bar.js';
import { icons } from './icons.js';
import './lane-dialog.js';
import { stateInWords } from './lane-card.js';
import { layout } from './layout.js';
import './problem-bar.js';
import './race-chart.js';
import './race-controls.js';
import { controls } from './styles.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('../state/state.js').LaneState} LaneState */
/** @typedef {import('./act.js').Act} Act */
/** @typedef {import('../pkg/rolling_cubes.js').Line} Line */

/**
 * What the page works with: its state, the searches, the distances, and what there is to choose from.
 * @typedef {object} Works
 * @property {import('../state/store.js').Store<State>} store
 * @property {import('../lane/race.js').Race} race
 * @property {import('../guide/guide.js').Guide} guide
 * @property {import('../pkg/rolling_cubes.js').Catalogue} catalogue
 */

/** `<rolling-cubes>`: the page. It draws the state, and turns what its views ask for into the next one. */
export class RollingCubes extends LitElement {
  /** @override */
  static properties = { state: { attribute: false }, failure: { attribute: false } };

  /** @override */
  static styles = [controls, layout];

  /** @type {Works | null} */
  #works = null;
  #cleanup = () => {};
  /** The line of play on the board, and the part of it that has been played. */
  #line = lineCache();
  #here = lineCache();
  /** The goal as a position. */
  #goal = lineCache();

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
    /** Why there is nothing to show, when there is not. */
    this.failure = '';
    this.addEventListener('act', (event) =>
      this.#obey(/** @type {CustomEvent<Act>} */ (event).detail),
    );
    this.addEventListener('configure', (event) =>
      this.#configure(/** @type {CustomEvent<{lane: LaneState}>} */ (event).detail.lane),
    );
  }

  /** @param {Works} works */
  begin(works) {
    this.#works = works;
    this.state = works.store.state;
    works.store.subscribe((state) => {
      this.state = state;
    });
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    /** @type {(act: () => void) => (event: KeyboardEvent) => void} */
    const key = (act) => (event) => {
      if (isTyping(event)) return;
      event.preventDefault();
      act();
    };
    const go = (/** @type {number} */ by) => () => {
      if (this.state) ask(this, { type: 'go', at: this.state.at + by });
    };
    this.#cleanup = tinykeys(window, {
      ArrowUp: key(() => this.#play('U')),
      ArrowDown: key(() => this.#play('D')),
      ArrowLeft: key(() => this.#play('L')),
      ArrowRight: key(() => this.#play('R')),
      '$mod+KeyZ': key(go(-1)),
      '$mod+Shift+KeyZ': key(go(1)),
    });
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#cleanup();
  }

  /** @override */
  updated() {
    const { state } = this;
    if (!state || !this.#works) return;
    const { states, onward } = this.#here(state, state.at);
    const solutionAhead = this.#line(state, state.moves.length).states;
    this.#works.guide.want([
      ...new Set([...states, ...solutionAhead, ...onward.map((move) => move.state)]),
    ]);
  }

  /** @override */
  render() {
    const { state } = this;
    if (this.failure) {
      return html`<main><p role="alert">${words.failed(this.failure)}</p></main>`;
    }
    if (!state || !this.#works) return nothing;
    return html`
      ${this.#header(state, this.#works.catalogue)}
      <main>${this.#board(state, this.#works.catalogue)} ${this.#race(state)}</main>
      <lane-dialog
        .puzzle=${choiceOf(this.#works.catalogue, state.key)}
        .algorithms=${this.#works.catalogue.algorithms}
        .check=${this.#check}
      ></lane-dialog>
    `;
  }

  /** @param {State} state @param {import('../pkg/rolling_cubes.js').Catalogue} catalogue */
  #header(state, catalogue) {
    return html`<header>
      <h1>${words.title}</h1>
      <nav aria-label=${words.puzzles}>
        ${catalogue.puzzles.map(keyOf).map(
          (key) => html`<button
            class="quiet"
            aria-current=${key === state.key ? 'page' : nothing}
            title=${words.puzzle(key).full}
            @click=${() => ask(this, { type: 'game', key })}
          >
            ${words.puzzle(key).name}
          </button>`,
        )}
      </nav>
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
    </header>`;
  }

  /** @param {State} state @param {import('../pkg/rolling_cubes.js').Catalogue} catalogue */
  #board(state, catalogue) {
    const line = this.#line(state, state.moves.length);
    const here = this.#here(state, state.at);
    const { side } = choiceOf(catalogue, state.key);
    return html`<section class="board" aria-label=${words.board.region}>
      <problem-bar .game=${state} .puzzle=${choiceOf(catalogue, state.key)}></problem-bar>
      <board-stage
        .game=${state.key}
        .side=${side}
        .line=${line}
        .movable=${here.onward}
        .goal=${problemOf(state).goal}
        .goalPieces=${state.key === 'cubes' ? [] : this.#goal(goalState(state), 0).positions[0]}
        .at=${state.at}
        .playing=${state.playing}
        .patterns=${state.patterns}
        .solved=${here.solved}
        .news=${moveInWords(line, state, side)}
      ></board-stage>
      <guide-bar
        .guide=${state.guide}
        .here=${here.states.at(-1) ?? ''}
        .last=${here.states.at(-2) ?? ''}
        .at=${state.at}
        .length=${state.moves.length}
      ></guide-bar>
    </section>`;
  }

  /** @param {State} state */
  #race(state) {
    const { lanes, key } = state;
    const shown = state.moves.join(' ');
    return html`<section class="race" aria-label=${words.race.region}>
      <race-controls
        role="group"
        aria-label=${words.race.controls}
        .running=${isRunning(state)}
        .begun=${lanes.some((lane) => lane.phase !== 'ready')}
        .over=${isOver(state)}
        .speed=${state.speed}
      ></race-controls>
      <div class=${lanes.length > 2 ? 'lanes many' : 'lanes'}>
        ${lanes.map(
          (lane) => html`<lane-card
            role="region"
            aria-label=${words.lane(lane.spec.search)}
            .game=${key}
            .lane=${lane}
            .onBoard=${lane.snapshot?.moves.join(' ') === shown}
          ></lane-card>`,
        )}
        ${
          lanes.length < MOST_LANES
            ? html`<button
                class="icon quiet add"
                aria-label=${words.race.add}
                title=${words.race.add}
                @click=${() => this.#configure(null)}
              >
                ${icons.add}
              </button>`
            : nothing
        }
      </div>
      <p class="verdict" role="status">${verdictInWords(state)}</p>
      <race-chart
        role="region"
        aria-label=${words.chart.region}
        .lanes=${lanes}
        .kind=${state.chart.kind}
        .logarithmic=${state.chart.logarithmic}
        .mode=${state.mode}
      ></race-chart>
      <p class="unseen" role="status">${lanes.map((lane) => endInWords(key, lane)).join(' ')}</p>
    </section>`;
  }

  /** @param {Act} act */
  #obey(act) {
    if (!this.#works) return;
    const { store, race, catalogue } = this.#works;
    switch (act.type) {
      case 'run':
        return race.run();
      case 'pause':
        return race.pause();
      case 'step':
        return race.step();
      case 'stage':
        return race.stage();
      case 'end':
        return race.toTheEnd();
      case 'restart':
        return race.restart();
      case 'restart-lane':
        return race.restartLane(act.lane);
      case 'speed':
        store.update((state) => ({ ...state, speed: act.rate }));
        return race.changeSpeed();
      case 'mode':
        race.pause();
        return store.update((state) => ({ ...state, mode: act.mode }));
      case 'game':
        if (act.key === store.state.key) return;
        race.restart();
        return store.update((state) =>
          actions.gameChanged(state, state.shelf[act.key] ?? newGame(catalogue, act.key)),
        );
      case 'problem':
        race.restart();
        return store.update((state) => actions.problemChosen(state, act.chosen));
      case 'problems':
        race.restart();
        return store.update((state) => actions.problemsTaken(state, act.problems, act.source));
      case 'configure-lane': {
        const { lane, search } = act;
        if (lane === null) return store.update((state) => actions.laneAdded(state, search));
        race.end(lane);
        return store.update((state) => actions.laneConfigured(state, lane, search));
      }
      case 'remove-lane':
        race.end(act.lane);
        return store.update((state) => actions.laneRemoved(state, act.lane));
      case 'play-toggled':
        return store.update(actions.playToggled);
      case 'arrived':
        return store.update(actions.playedOn);
      case 'go':
        return store.update((state) => actions.wentTo(state, act.at));
      case 'reset':
        return store.update(actions.boardReset);
      case 'hint':
        return this.#hint();
      case 'square':
        return this.#playFrom(act.square);
      case 'move': {
        const move = this.#onward.find(({ from, to }) => from === act.from && to === act.to);
        return move && this.#play(move.move);
      }
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

  /** The moves that could be made now. */
  get #onward() {
    return this.state ? this.#here(this.state, this.state.at).onward : [];
  }

  /** Moves the piece on a square, if it can move; with several ways to go, the first. @param {number} square */
  #playFrom(square) {
    const onward = this.#onward.find(({ from }) => from === square);
    if (onward) return this.#play(onward.move);
    /** @type {import('./board-stage.js').BoardStage | null} */
    const stage = this.renderRoot.querySelector('board-stage');
    stage?.refuse(square);
  }

  /** Makes a move, if it is legal. @param {string} move */
  #play(move) {
    if (this.#onward.some((legal) => legal.move === move)) {
      this.#works?.store.update((state) => actions.movePlayed(state, move));
    }
  }

  /** Makes a move that leads nearest to the goal. */
  #hint() {
    const distances = this.state?.guide?.distances ?? {};
    const far = Number.POSITIVE_INFINITY;
    const [best] = this.#onward.toSorted(
      (a, b) => (distances[a.state] ?? far) - (distances[b.state] ?? far),
    );
    if (best && best.state in distances) this.#play(best.move);
  }

  /** Opens the dialog for a lane, or for a new one. @param {LaneState | null} lane */
  #configure(lane) {
    const { state } = this;
    if (!state || !this.#works) return;
    const { heuristics } = choiceOf(this.#works.catalogue, state.key);
    /** @type {import('./lane-dialog.js').LaneDialog | null} */
    const dialog = this.renderRoot.querySelector('lane-dialog');
    // A new lane suggests the search of the first with the strongest bound that is no table of the whole space.
    const heuristic = heuristics.filter(({ exact }) => !exact).at(-1)?.name ?? 'blind';
    const search = lane?.spec.search ?? { algorithm: 'ida-star', heuristic };
    dialog?.open(lane?.spec.id ?? null, search, state.lanes.length > 1);
  }

  /** What the engine has against a search of the problem in hand, or ''. @param {import('../state/state.js').Search} search */
  #check = (search) => {
    const { state } = this;
    if (!state || !this.#works) return '';
    try {
      const { name } = choiceOf(this.#works.catalogue, state.key);
      const { start, goal } = problemOf(state);
      new Search({ ...search, puzzle: name, start, goal }).free();
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

/** The same puzzle, begun at its goal. @type {(state: State) => State} */
const goalState = (state) => {
  const { goal } = problemOf(state);
  return { ...state, problems: [{ start: goal, goal }], chosen: 0, moves: [] };
};

/** The engine's line of play for the first moves of a state, kept while they stay the same. */
function lineCache() {
  let key = '';
  /** @type {Line | null} */
  let line = null;
  /** @type {(state: State, length: number) => Line} */
  return (state, length) => {
    const { start, goal } = problemOf(state);
    const moves = state.moves.slice(0, length);
    const puzzle = state.key.startsWith('tiles') ? 'tiles' : state.key;
    const wanted = [puzzle, start, goal, ...moves].join(' ');
    if (!line || wanted !== key) {
      key = wanted;
      line = play(puzzle, start, goal, moves);
    }
    return line;
  };
}

/** The newest move of the board, as one would say it. @type {(line: Line, state: State, side: number) => string} */
function moveInWords(line, { key, at, moves }, side) {
  const roll = line.rolls[at - 1];
  const move = moves[at - 1];
  if (!roll || !move) return '';
  return words.board.moved(key, move, (roll.from % side) + 1, Math.floor(roll.from / side) + 1, at);
}

/** @type {(state: State) => string} */
function verdictInWords(state) {
  const verdict = verdictOf(state);
  if (!verdict) return '';
  const { length, comparison } = verdict;
  const lesson =
    comparison &&
    words.verdict.compare(
      comparison.big,
      comparison.small,
      comparison.ratio,
      new Set(state.lanes.map(({ spec }) => spec.search.algorithm)).size < state.lanes.length,
    );
  return [words.verdict.length(state.key, length, CONTEST_MOST[state.key]), lesson]
    .filter(Boolean)
    .join(' ');
}

/** What a lane has come to, for those who listen; nothing while it works. @type {(game: string, lane: LaneState) => string} */
const endInWords = (game, lane) =>
  lane.phase === 'ended' || lane.phase === 'failed'
    ? `${words.lane(lane.spec.search)}: ${stateInWords(game, lane)}.`
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
