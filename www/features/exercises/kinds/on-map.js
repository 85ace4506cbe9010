// Searches on a map of roads: the place that is expanded next, answered on the map itself.

import { ON_MAP } from '../../../shared/puzzles/exercises.js';
import { words } from '../../../shared/words/words.js';
import { BestFirst } from '../best-first.js';
import { gAndH, told } from '../drawn.js';
import { RoadSpace, TEN } from '../spaces.js';

/** @import { Node } from '../best-first.js' */
/** @import { Fate, Kind, Numbered, Picture, Question, Run } from '../kind.js' */
/** @import { Random } from '../../../shared/kit/random.js' */
/** @import { Space } from '../spaces.js' */

/**
 * @typedef {'forward' | 'backward'} Side
 * @typedef {{fate: Fate, numbers: readonly Numbered[], side?: Side}} Seen
 *
 * @typedef {object} Search
 * @property {() => readonly string[]} right places that may be expanded next
 * @property {(place: string) => () => string} why this place is right or not
 * @property {(place: string) => void} take
 * @property {boolean} isOver
 * @property {(place: string) => Seen} seen
 * @property {number | null} bound
 * @property {boolean} isTelling whether it has done what its exercise is about
 */

/** Limit on questions. */
const MOST = 6;

const SIDES = /** @type {const} */ (['forward', 'backward']);

/** @type {(space: RoadSpace) => Space} */
const unitCosts = (space) => ({
  puzzle: space.puzzle,
  start: space.start,
  goalPieces: space.goalPieces,
  steps: (place) => space.steps(place).map((step) => ({ ...step, cost: 1 })),
  h: (place) => space.h(place),
  isGoal: (place) => space.isGoal(place),
  pieces: () => [],
});

/** Breadth-first search, uniform-cost search and A*. @implements {Search} */
class Best {
  bound = null;
  isOver = false;
  isTelling;
  /** @type {Set<string>} */
  #expanded = new Set();
  #name;
  #space;
  #search;
  #rank;

  /** @param {'layers' | 'costs' | 'informed'} name @param {RoadSpace} space @param {boolean} again whether a place must be expanded twice */
  constructor(name, space, again) {
    this.#name = name;
    this.#space = name === 'layers' ? unitCosts(space) : space;
    this.isTelling = !again;
    this.#rank = (/** @type {Node} */ { g, place }) =>
      g + (name === 'informed' ? space.h(place) : 0);
    this.#search = new BestFirst(this.#space, this.#rank);
    this.take(space.start);
  }

  right() {
    return this.#search.best().map(({ place }) => place);
  }

  /** @param {string} place */
  why(place) {
    const node = this.#search.stored.get(place);
    const best = this.#search.best();
    const least = best[0] ? this.#rank(best[0]) : 0;
    const g = node?.g ?? 0;
    const h = this.#space.h(place);
    const say = () => words.exercises.whys;
    if (node?.fate !== 'waiting') return () => say().notOpen(place);
    if (this.#name === 'layers')
      return () => say().leastDepth(words.steps.depth(g, null, null), least);
    if (this.#name === 'costs') return () => say().leastG(place, g, least);
    return () => say().leastF(words.text.about(place, told(g, h)), least, best.length);
  }

  /** @param {string} place */
  take(place) {
    const node = this.#search.stored.get(place);
    if (!node) return;
    if (this.#space.isGoal(place)) {
      node.fate = 'goal';
      this.isOver = true;
      return;
    }
    this.isTelling ||= this.#expanded.has(place);
    this.#expanded.add(place);
    const successors = this.#search.expand(node);
    // As in the engine, breadth-first search ends when it generates the goal.
    this.isOver =
      this.#name === 'layers' &&
      successors.some(({ node: { place: to } }) => this.#space.isGoal(to));
  }

  /** @param {string} place @returns {Seen} */
  seen(place) {
    const node = this.#search.stored.get(place);
    const h = this.#space.h(place);
    if (this.#name !== 'informed')
      return { fate: node?.fate ?? 'absent', numbers: node ? [{ name: 'g', value: node.g }] : [] };
    return {
      fate: node?.fate ?? 'absent',
      numbers: node ? gAndH(node.g, h) : [{ name: 'h', value: h }],
    };
  }
}

/** Bidirectional breadth-first search. @implements {Search} */
class BothSides {
  bound = null;
  isOver = false;
  isTelling = true;
  /** @type {Record<Side, BestFirst>} */
  #searches;
  /** What is left of the layer that is being expanded. @type {{side: Side, nodes: Node[]} | null} */
  #layer = null;

  /** @param {RoadSpace} space */
  constructor(space) {
    const rank = (/** @type {Node} */ { g }) => g;
    const unit = unitCosts(space);
    this.#searches = {
      forward: new BestFirst(unit, rank, space.roads.start),
      backward: new BestFirst(unit, rank, space.roads.goal),
    };
  }

  /** @type {(side: Side) => number} */
  #frontier = (side) => this.#searches[side].waiting().length;

  /** Layers that may be expanded, or the one that is. */
  #layers() {
    if (this.#layer) return [this.#layer];
    const least = Math.min(...SIDES.map(this.#frontier));
    return SIDES.filter((side) => this.#frontier(side) === least).map((side) => ({
      side,
      nodes: this.#searches[side].waiting(),
    }));
  }

  right() {
    return this.#layers().flatMap(({ nodes }) => nodes.map(({ place }) => place));
  }

  /** @param {string} _ */
  why(_) {
    const [forward, backward] = [this.#frontier('forward'), this.#frontier('backward')];
    const layer = this.#layer;
    if (!layer) return () => words.exercises.whys.side(forward, backward);
    const left = layer.nodes.map(({ place }) => place);
    return () => words.exercises.whys.layer(left);
  }

  /** @param {string} place */
  take(place) {
    const layer = this.#layers().find(({ nodes }) => nodes.some((node) => node.place === place));
    const node = layer?.nodes.find((one) => one.place === place);
    if (!layer || !node) return;
    const [mine, other] = [layer.side, layer.side === 'forward' ? 'backward' : 'forward'];
    const successors = this.#searches[mine].expand(node);
    const stored = this.#searches[/** @type {Side} */ (other)].stored;
    this.isOver = successors.some((one) => stored.has(one.node.place));
    const nodes = layer.nodes.filter((one) => one !== node);
    this.#layer = nodes.length > 0 ? { side: mine, nodes } : null;
  }

  /** @param {string} place @returns {Seen} */
  seen(place) {
    const side = SIDES.find((one) => this.#searches[one].stored.has(place));
    const node = side && this.#searches[side].stored.get(place);
    return node
      ? { fate: node.fate, numbers: [{ name: 'g', value: node.g }], side }
      : { fate: 'absent', numbers: [] };
  }
}

/** IDA*: it stores its path alone. @implements {Search} */
class Deepening {
  isOver = false;
  isTelling = false;
  bound;
  #space;
  #path = /** @type {{place: string, g: number, on: {to: string, g: number}[]}[]} */ ([]);
  #next = Infinity;

  /** @param {RoadSpace} space */
  constructor(space) {
    this.#space = space;
    this.bound = space.h(space.start);
    this.#enter(space.start, 0);
  }

  /** @param {string} place @param {number} g */
  #enter(place, g) {
    const way = [...this.#path.map((one) => one.place), place];
    const steps = this.#space
      .steps(place)
      .filter(({ to }) => !way.includes(to))
      .map(({ to, cost }) => ({ to, g: g + cost }));
    const f = (/** @type {{to: string, g: number}} */ step) => step.g + this.#space.h(step.to);
    const cut = steps.map(f).filter((value) => value > this.bound);
    this.#next = Math.min(this.#next, ...cut);
    this.#path.push({ place, g, on: steps.filter((step) => f(step) <= this.bound) });
  }

  /** Of the path, the last place from which it can go on. */
  #last() {
    return this.#path.findLast(({ on }) => on.length > 0);
  }

  right() {
    return this.#last()?.on.map(({ to }) => to) ?? [this.#space.start];
  }

  /** @param {string} _ */
  why(_) {
    const { bound } = this;
    const [last, next, right] = [this.#last()?.place, this.#next, this.right()];
    return () =>
      last
        ? words.exercises.whys.deeper(last, right, bound)
        : words.exercises.whys.restart(bound, next, this.#space.start);
  }

  /** @param {string} place */
  take(place) {
    const last = this.#last();
    if (!last) {
      this.isTelling = true;
      this.bound = this.#next;
      this.#next = Infinity;
      this.#path = [];
      this.#enter(place, 0);
      return;
    }
    const step = last.on.find(({ to }) => to === place);
    last.on = last.on.filter((one) => one !== step);
    this.#path.length = this.#path.indexOf(last) + 1;
    this.#enter(place, step?.g ?? 0);
    this.isOver = this.#space.isGoal(place);
  }

  /** @param {string} place @returns {Seen} */
  seen(place) {
    const at = this.#path.findIndex((one) => one.place === place);
    const [one, h] = [this.#path[at], this.#space.h(place)];
    if (!one) return { fate: 'absent', numbers: [{ name: 'h', value: h }] };
    return {
      fate: at === this.#path.length - 1 ? 'hand' : 'expanded',
      numbers: gAndH(one.g, h),
    };
  }
}

/** @implements {Run} */
class MapRun {
  #algorithm;
  #space;
  #search;
  #asked = 0;
  /** @type {Question | null} */
  question;

  /** @param {string} algorithm @param {RoadSpace} space @param {Search} search */
  constructor(algorithm, space, search) {
    this.#algorithm = algorithm;
    this.#space = space;
    this.#search = search;
    this.question = this.#next();
  }

  get #places() {
    return this.#space.roads.places.map(({ name }) => name);
  }

  get isTelling() {
    return this.#search.isTelling;
  }

  /** @returns {Question | null} */
  #next() {
    const search = this.#search;
    const right = search.right();
    if (search.isOver || right.length === 0 || this.#asked === MOST) return null;
    const idOf = (/** @type {string} */ place) => `p${this.#places.indexOf(place)}`;
    const whys = new Map(this.#places.map((place) => [idOf(place), search.why(place)]));
    const rights = right.map(idOf);
    return {
      form: 'node',
      prompt: () => words.exercises.asks.next,
      options: this.#places.map((place) => ({ id: idOf(place), name: () => place })),
      isRight: (answer) => rights.includes(answer),
      model: rights[0] ?? '',
      why: (answer) => whys.get(answer)?.() ?? '',
    };
  }

  /** @param {string} answer */
  go(answer) {
    this.#asked += 1;
    this.#search.take(this.#places[Number(answer.slice(1))] ?? '');
    this.question = this.#next();
  }

  /** @returns {Picture} */
  picture() {
    const [algorithm, { bound }] = [this.#algorithm, this.#search];
    return {
      puzzle: '',
      goal: [],
      nodes: this.#places.map((place, n) => ({
        id: `p${n}`,
        parent: null,
        pieces: [],
        name: place,
        ...this.#search.seen(place),
      })),
      roads: this.#space.roads,
      isMap: true,
      facts: () => [
        [words.exercises.search, words.algorithm(algorithm)],
        ...(bound === null
          ? []
          : [/** @type {[string, string]} */ ([words.numbers.bound.name, String(bound)])]),
      ],
    };
  }
}

/** @type {Partial<Record<keyof typeof ON_MAP, (space: RoadSpace) => Search>>} */
const FIRST = {
  layers: (space) => new Best('layers', space, false),
  sides: (space) => new BothSides(space),
  costs: (space) => new Best('costs', space, false),
  informed: (space) => new Best('informed', space, false),
};

/** @type {typeof FIRST} */
const AGAIN = {
  informed: (space) => new Best('informed', space, true),
  deepening: (space) => new Deepening(space),
};

/** A run in which there is enough to ask. @type {(searches: typeof FIRST) => (random: Random) => Run} */
const begins = (searches) => (random) => {
  const [name, make] = random.pick(Object.entries(searches));
  const algorithm = ON_MAP[/** @type {keyof typeof ON_MAP} */ (name)];
  for (let number = 0; ; number += 1) {
    const space = new RoadSpace(random.nth(number), TEN);
    if (!space.isSolvable) continue;
    const begin = () => new MapRun(algorithm, space, make(space));
    const trial = begin();
    let asked = 0;
    for (; trial.question; asked += 1) trial.go(trial.question.model);
    if (asked > 2 && trial.isTelling) return begin();
  }
};

/** @type {Kind} */
export const onMap = { name: 'on-map', begin: begins(FIRST) };

/** @type {Kind} */
export const onMapAgain = { name: 'on-map-again', begin: begins(AGAIN) };
