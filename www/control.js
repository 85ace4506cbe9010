// What the views ask for, done: the state's next value, or an order to the race.

import { readLink, Search } from './engine.js';
import * as actions from './state/actions.js';
import { lookedAt } from './state/atlas.js';
import * as challenge from './state/challenge.js';
import { newGame } from './state/games.js';
import { Lines } from './state/lines.js';
import { lookedAtAs, opened } from './state/link.js';
import { solvedLane } from './state/played.js';
import { puzzleOf } from './state/puzzles.js';
import { freshQuality } from './state/quality.js';
import { focusedLane, problemOf } from './state/state.js';
import { traitsOf } from './state/traits.js';
import { travelled } from './state/tree.js';
import { isDark } from './theme.js';

/** @typedef {import('./state/state.js').State} State */
/** @typedef {import('./views/act.js').Act} Act */

export class Control {
  /** The lines of play, asked from the engine when they change. */
  lines = new Lines();
  #store;
  #race;
  #guide;
  #atlas;
  #quality;
  #experiments;

  /**
   * @param {import('./state/store.js').Store<State>} store
   * @param {import('./lane/race.js').Race} race
   * @param {import('./guide/guide.js').Guide} guide
   * @param {import('./atlas/atlas.js').Atlas} atlas
   * @param {import('./quality/quality.js').Quality} quality
   * @param {import('./experiments/experiments.js').Experiments} experiments
   * @param {import('./trace/traces.js').Traces} traces
   * @param {import('./pkg/rolling_cubes.js').Catalogue} catalogue what there is to choose from
   */
  constructor(store, race, guide, atlas, quality, experiments, traces, catalogue) {
    this.#store = store;
    this.#race = race;
    this.#guide = guide;
    this.#atlas = atlas;
    this.#quality = quality;
    this.#experiments = experiments;
    this.traces = traces;
    this.catalogue = catalogue;
  }

  get state() {
    return this.#store.state;
  }

  /** @param {(state: State) => void} listener */
  subscribe(listener) {
    return this.#store.subscribe(listener);
  }

  /**
   * Does what a view asks for.
   * @param {Act} act
   * @returns {boolean} whether it could be done: not every piece can move
   */
  obey(act) {
    const race = this.#race;
    /** @type {(change: (state: State) => State) => void} */
    const update = (change) => this.#store.update(change);
    switch (act.type) {
      case 'run':
        race.run();
        break;
      case 'pause':
        race.pause();
        break;
      case 'step':
        race.step();
        break;
      case 'stage':
        race.stage();
        break;
      case 'end':
        race.toTheEnd();
        break;
      case 'restart':
        race.restart();
        break;
      case 'restart-lane':
        race.restartLane(act.lane);
        break;
      case 'speed':
        update((state) => ({ ...state, speed: act.rate }));
        race.changeSpeed();
        break;
      case 'mode':
        race.pause();
        update((state) => ({ ...state, mode: act.mode }));
        break;
      case 'view':
        update((state) => ({ ...state, view: act.view }));
        break;
      case 'statistics':
        update((state) => ({ ...state, statistics: { ...state.statistics, ...act.change } }));
        break;
      case 'experiment':
        this.#experiments.begin(act.design);
        break;
      case 'design':
        update((state) => actions.designed(state, act.design));
        break;
      case 'experiment-cancel':
        this.#experiments.cancel();
        break;
      case 'focus':
        update((state) => actions.laneFocused(state, act.lane));
        break;
      case 'game':
        this.#changeGame(act.key);
        break;
      case 'problem':
        race.restart();
        update((state) => actions.problemChosen(state, act.chosen));
        break;
      case 'problems':
        race.restart();
        update((state) => actions.problemsTaken(state, act.problems, act.source));
        break;
      case 'travel':
        update(travelled);
        race.travel(act.lane, act.order);
        break;
      case 'play-lane':
        update(travelled);
        race.play(act.lane);
        break;
      case 'breakpoints':
        update((state) => actions.breakpointsSet(state, act.lane, act.breakpoints));
        race.watch(act.lane);
        break;
      case 'configure-lane': {
        const { lane, search } = act;
        if (lane !== null) race.end(lane);
        update((state) =>
          lane === null
            ? actions.laneAdded(state, search)
            : actions.laneConfigured(state, lane, search),
        );
        break;
      }
      case 'remove-lane':
        race.end(act.lane);
        update((state) => actions.laneRemoved(state, act.lane));
        break;
      case 'show-solution': {
        const lane = this.state.lanes.find(({ spec }) => spec.id === act.lane);
        update((state) => actions.solutionShown(state, lane?.snapshot?.moves ?? []));
        break;
      }
      case 'show-fewest': {
        const lane = solvedLane(this.state);
        if (this.state.guide) this.#guide.showWay();
        else if (lane) {
          update((state) => actions.solutionPlayed(state, lane.snapshot?.moves ?? []));
        }
        break;
      }
      case 'play-toggled':
        update(actions.playToggled);
        break;
      case 'arrived':
        update(actions.playedOn);
        break;
      case 'go':
        update((state) => actions.wentTo(state, act.at));
        break;
      case 'reset':
        update(actions.boardReset);
        break;
      case 'hint':
        return this.#playWhere(({ move }) => move === this.nearer()?.move);
      case 'square':
        return this.#playWhere((onward) => onward.from === act.square);
      case 'move':
        return this.#playWhere((onward) => onward.from === act.from && onward.to === act.to);
      case 'key':
        return this.#playWhere((onward) => onward.move === act.move);
      case 'chart':
        update((state) => ({ ...state, chart: { ...state.chart, kind: act.kind } }));
        break;
      case 'chart-scale':
        update((state) => ({
          ...state,
          chart: { ...state.chart, logarithmic: act.logarithmic },
        }));
        break;
      case 'atlas-begin':
        this.#atlas.begin();
        break;
      case 'atlas-cancel':
        this.#atlas.cancel();
        break;
      case 'atlas-look':
        update((state) => ({ ...state, atlas: lookedAt(state.atlas, act.look) }));
        break;
      case 'quality-scope':
        // What is compared then follows from the state.
        update((state) => ({ ...state, quality: freshQuality('', act.scope) }));
        break;
      case 'quality-begin':
        this.#quality.begin();
        break;
      case 'atlas-go':
        this.#atlas.goTo(act.position);
        break;
      case 'tree':
        update((state) => ({ ...state, tree: { ...state.tree, ...act.change } }));
        break;
      case 'help':
        update((state) => ({ ...state, help: !state.help }));
        break;
      case 'patterns':
        update((state) => ({ ...state, patterns: !state.patterns }));
        break;
      case 'theme':
        update((state) => ({ ...state, theme: isDark(state.theme) ? 'light' : 'dark' }));
        break;
      case 'camera':
        update((state) => ({ ...state, camera: act.camera }));
        break;
      case 'misread-seen':
        update((state) => ({ ...state, misread: [] }));
        break;
      case 'guess':
        update((state) => challenge.guessed(state, act.lane));
        break;
      case 'challenge-over':
        update(challenge.over);
    }
    return true;
  }

  /** Opens a link: an address, or what follows its `#`. @param {string} text */
  open(text) {
    const reading = readLink(text);
    this.#race.restart();
    this.#store.update((state) => opened(state, this.catalogue, reading));
    if (!reading.link.challenge) this.#race.goTo(reading.link.at);
  }

  /** Shows the view of a link of the problem in hand; nothing that was run or played is undone. @param {string} text */
  look(text) {
    const { link } = readLink(text);
    this.#store.update((state) => lookedAtAs(state, link));
  }

  /** What the engine has against a search of the problem in hand, or ''. @param {import('./state/state.js').Search} search */
  objection(search) {
    return this.#objectionTo(search, () => {});
  }

  /** The breakpoints that the search of the lane in focus can pause at. */
  breakpoints() {
    const lane = focusedLane(this.state);
    return lane ? traitsOf(lane.spec.search).breakpoints : [];
  }

  /** What the engine has against these breakpoints for the lane in focus, or ''. @param {import('./pkg/rolling_cubes.js').Breakpoints} breakpoints */
  breakpointsObjection(breakpoints) {
    const lane = focusedLane(this.state);
    if (!lane) return '';
    return this.#objectionTo(lane.spec.search, (search) => search.set_breakpoints(breakpoints));
  }

  /** Sees to it that the distances of everything on the board, and one move away from it, are known. */
  measure() {
    const { states, onward } = this.lines.played(this.state);
    const ahead = this.lines.whole(this.state).states;
    const near = [...new Set([...states, ...ahead, ...onward.map((move) => move.state)])];
    this.#guide.want(near);
    this.#atlas.follow(near);
    this.#quality.follow();
  }

  /**
   * What the engine has against a search, or what is then asked of it.
   * @param {import('./state/state.js').Search} search
   * @param {(search: Search) => void} then
   */
  #objectionTo(search, then) {
    const { start, goal } = problemOf(this.state);
    try {
      const made = new Search({
        ...search,
        puzzle: puzzleOf(this.state.key),
        start,
        goal,
        unsolvable: true,
      });
      try {
        then(made);
      } finally {
        made.free();
      }
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Takes each lane to a node of its run, or to its end. @param {readonly (number | 'end')[]} at */
  goTo(at) {
    this.#race.goTo(at);
  }

  /** How many workers the lanes and the guide have. */
  get workers() {
    return this.#race.workers + this.#guide.workers;
  }

  /** Ends them, until there is something to do again. */
  rest() {
    this.#race.rest();
    this.#guide.rest();
  }

  /** @param {string} key */
  #changeGame(key) {
    if (key === this.state.key) return;
    this.#race.restart();
    this.#experiments.cancel();
    this.#store.update((state) =>
      actions.gameChanged(state, state.shelf[key] ?? newGame(this.catalogue, key)),
    );
  }

  /** Makes the first legal move that fits. @param {(onward: import('./pkg/rolling_cubes.js').Onward) => boolean} fits */
  #playWhere(fits) {
    const onward = this.lines.movable(this.state).find(fits);
    if (!onward) return false;
    this.#store.update((state) => actions.movePlayed(state, onward.move));
    if (this.lines.played(this.state).solved) this.#store.update(challenge.solved);
    return true;
  }

  /** A move that leads nearer to the goal; undefined at the goal, and until it is known which does. */
  nearer() {
    const { states, onward } = this.lines.played(this.state);
    const distances = this.state.guide?.distances ?? {};
    const wanted = (distances[states.at(-1) ?? ''] ?? 0) - 1;
    return onward.find(({ state }) => distances[state] === wanted);
  }
}
