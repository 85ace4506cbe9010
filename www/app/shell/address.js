// The page's address follows its state, and the state the address: back and forward, and links that are pasted into it.

import { atRest, linkOf } from '../../shared/state/link.js';
import { isSameStep } from '../../shared/state/reading.js';
import { problemOf } from '../../shared/state/state.js';

/** @import { Control } from '../../shared/control/control.js' */
/** @import { State } from '../../shared/state/state.js' */

/**
 * The part of a window that is used.
 * @typedef {object} Host
 * @property {Pick<Location, 'hash'>} location
 * @property {Pick<History, 'pushState' | 'replaceState' | 'state'>} history
 * @property {(then: () => void, ms: number) => () => void} later calls back after so long; returns how to call it off
 */

/** Milliseconds between two changes of one entry at the least: browsers refuse more than about three a second. */
const EVERY = 400;

/** @type {(a: State, b: State) => boolean} */
function isSameProblem(a, b) {
  const [one, other] = [problemOf(a), problemOf(b)];
  return a.key === b.key && one.start === other.start && one.goal === other.goal;
}

/** Marks of the entries that are views of one problem, told apart over all visits that a history keeps. */
const newEra = () => crypto.randomUUID?.() ?? `${Date.now()} ${Math.random()}`;

const textOf = (/** @type {State} */ state) => linkOf(atRest(state));

export class Address {
  #host;
  #open;
  #look;
  #ready;
  /** Whether the address was changed by the visitor and is not read yet. */
  #isUnread = false;
  /** @type {State} */
  #state;
  /** The link of the state that the address is known to stand for. */
  #text;
  #hash;
  /** What the entry in hand and its neighbours of the same problem are marked with. @type {string} */
  #era;
  /** @type {(() => void) | null} */
  #waiting = null;

  /**
   * @param {Host} host
   * @param {State} state what the page shows; the address is taken to stand for it, if only by saying nothing
   * @param {(text: string) => State} open opens a link; returns the state that came of it
   * @param {(text: string) => State} look shows the view of a link, and leaves all else as it is
   * @param {(act: () => void) => void} [ready] calls back when links can be read
   */
  constructor(host, state, open, look, ready = (act) => act()) {
    this.#host = host;
    this.#open = open;
    this.#look = look;
    this.#ready = ready;
    this.#state = state;
    this.#text = textOf(state);
    this.#hash = host.location.hash;
    this.#era = this.#mark ?? newEra();
  }

  /** The mark of the entry in hand; undefined for one that the visitor has made, who has pasted a link or typed it. */
  get #mark() {
    return /** @type {{era?: string} | null} */ (this.#host.history.state)?.era;
  }

  /** The page has a new state. Each problem gets an entry of its own to go back to, and so do each view and each step of a lesson. @param {State} state */
  follow(state) {
    if (this.#isUnread) return;
    const before = this.#state;
    this.#state = state;
    const isSame = isSameProblem(before, state);
    const isSameLesson = isSameStep(before.lesson, state.lesson);
    // What a step sets up belongs to the entry that asked for the step.
    if (isSameLesson && before.lesson?.due && !state.lesson?.due)
      return this.#write('replaceState', state);
    if (isSame && before.view === state.view && isSameLesson) {
      this.#waiting ??= this.#host.later(() => this.flush(), EVERY);
      return;
    }
    if (this.#waiting) this.#write('replaceState', before);
    if (!isSame) this.#era = newEra();
    else if (this.#mark !== this.#era) this.#put('replaceState', this.#hash);
    this.#write('pushState', state);
  }

  flush() {
    if (this.#waiting) this.#write('replaceState', this.#state);
  }

  changed() {
    const { hash } = this.#host.location;
    if (hash === this.#hash) return;
    this.#rest();
    this.#hash = hash;
    this.#isUnread = true;
    this.#ready(() => {
      if (hash === this.#hash && this.#isUnread) this.#read(hash);
    });
  }

  /** @param {string} hash */
  #read(hash) {
    this.#isUnread = false;
    const era = this.#mark;
    if (era === this.#era) {
      // From one view of a problem back to another: what was run and played meanwhile is not undone.
      this.#state = this.#look(hash);
      this.#text = hash.slice(1);
      this.#waiting = this.#host.later(() => this.flush(), EVERY);
    } else {
      this.#era = era ?? newEra();
      this.#state = this.#open(hash);
      this.#text = textOf(this.#state);
    }
  }

  #rest() {
    this.#waiting?.();
    this.#waiting = null;
  }

  /** @param {'pushState' | 'replaceState'} how @param {State} state */
  #write(how, state) {
    this.#rest();
    const text = textOf(state);
    if (text === this.#text) return;
    this.#text = text;
    this.#put(how, `#${text}`);
  }

  /** @param {'pushState' | 'replaceState'} how @param {string} hash */
  #put(how, hash) {
    try {
      this.#host.history[how]({ era: this.#era }, '', hash);
      this.#hash = this.#host.location.hash;
    } catch {
      // Some frames may not change their address, and no page too often: the page works without.
    }
  }
}

/**
 * @param {Pick<Control, 'state' | 'subscribe' | 'open' | 'look'>} page
 * @param {(act: () => void) => void} ready
 */
export function followAddress(page, ready) {
  const host = {
    location,
    history,
    /** @type {Host['later']} */
    later(then, ms) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  };
  /** @type {(how: 'open' | 'look') => (text: string) => State} */
  const by = (how) => (text) => {
    page[how](text);
    return page.state;
  };
  const address = new Address(host, page.state, by('open'), by('look'), ready);
  page.subscribe((state) => address.follow(state));
  // Both are said of one change, in some browsers one and in some the other.
  addEventListener('popstate', () => address.changed());
  addEventListener('hashchange', () => address.changed());
  addEventListener('pagehide', () => address.flush());
}
