// Collects what the lanes report for their pictures: sampled paths by round, and the order of what they stored.

import { traitsOf } from '../../shared/state/traits.js';
import { depthOf, placesOf } from './places.js';

/** @import { Report } from '../../shared/state/lane-news.js' */
/** @import { Search, State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { Race } from '../race/race.js' */
/** @import { Stratum } from './memory.js' */
/** @import { Place } from './places.js' */
/** @import { Kind } from './trees.js' */

/** Most samples of a round; ten a pixel column are enough. */
const MOST_PLACES = 8000;
/** Rounds with samples; older ones have only their small picture. */
const MOST_ROUNDS = 26;

/**
 * A round of iterative deepening, or a layer.
 * @typedef {{stage: number, places: Place[], small: HTMLCanvasElement | null}} Round
 */

/** Whether each round of a search begins with an empty tree. @type {(search: Search) => boolean} */
export function startsAnew(search) {
  const { level, ranks } = traitsOf(search);
  return level === 'bound' && ranks !== 'learned';
}

/** What of the nodes that a search has looked at is in memory. @type {(search: Search) => Kind} */
export function kindOf(search) {
  const { stores, waits, sides } = traitsOf(search);
  if (!stores) return 'pale';
  return waits === 'layers' && sides === 1 ? 'band' : 'full';
}

export class LanePicture {
  rounds = /** @type {Round[]} */ ([]);
  deepest = 0;
  strata = /** @type {Stratum[]} */ ([]);
  /** Counts changes that are no additions. */
  version = 0;
  #node = 0;
  #isSearched = [0, 0];

  /** @param {Report} report */
  add({ paths, snapshot: { sides } }) {
    for (const place of placesOf(paths)) this.#place(place);
    if (sides) this.#store([sides[0].stored, sides[1].stored]);
  }

  /** @param {Place} place */
  #place(place) {
    if (place.node <= this.#node) this.#back(place.node);
    this.#node = place.node;
    this.deepest = Math.max(this.deepest, depthOf(place));
    const last = this.rounds.at(-1);
    if (last?.stage === place.stage) {
      last.places.push(place);
      if (last.places.length < MOST_PLACES) return;
      last.places = last.places.filter((_, n) => n % 2 === 0);
      this.version += 1;
    } else {
      this.rounds.push({ stage: place.stage, places: [place], small: null });
      const old = this.rounds.at(-1 - MOST_ROUNDS);
      if (old) old.places = [];
    }
  }

  /** The lane went back to before a node. @param {number} node */
  #back(node) {
    const before = this.rounds.length;
    const isLast = this.rounds.at(-1)?.places.at(-1)?.node === node;
    for (const round of this.rounds) round.places = round.places.filter((one) => one.node < node);
    this.rounds = this.rounds.filter(({ places, small }) => places.length > 0 || small);
    // The newest node again, as at a pause.
    if (!isLast || this.rounds.length < before) this.version += 1;
  }

  /** @param {number[]} stored by each side */
  #store(stored) {
    const total = () => this.strata.at(-1)?.to ?? 0;
    if (stored.some((count, side) => count < (this.#isSearched[side] ?? 0))) {
      this.strata = [];
      this.#isSearched = [0, 0];
    }
    for (const [side, count] of stored.entries()) {
      const more = count - (this.#isSearched[side] ?? 0);
      if (more <= 0) continue;
      const to = total() + more;
      const last = this.strata.at(-1);
      if (last?.side === side) last.to = to;
      else this.strata.push({ side, to });
    }
    this.#isSearched = stored;
  }
}

export class Pictures {
  /** @type {Map<number, LanePicture>} */
  #lanes = new Map();
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {Store<State>} store @param {Pick<Race, 'listen' | 'sketch'>} race */
  constructor(store, race) {
    race.sketch();
    race.listen((id, news) => {
      if (news.type !== 'report') return;
      this.of(id).add(news);
      for (const listener of this.#listeners) listener();
    });
    store.subscribe(({ lanes }) => {
      for (const id of this.#lanes.keys())
        if (!lanes.some(({ spec, snapshot }) => spec.id === id && snapshot)) this.#lanes.delete(id);
    });
  }

  /** @param {number} id */
  of(id) {
    const there = this.#lanes.get(id) ?? new LanePicture();
    this.#lanes.set(id, there);
    return there;
  }

  /** @param {() => void} listener @returns {() => void} ends it */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
