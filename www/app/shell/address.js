// Keeps the page's address and state in step: back, forward, and pasted links.

import { atRest, linkOf } from '../../shared/state/link.js';
import { isSameStep } from '../../shared/state/reading.js';
import { problemOf } from '../../shared/state/state.js';

/** @import { Control } from '../control/control.js' */
/** @import { State } from '../../shared/state/state.js' */

/**
 * The part of a window that is used.
 * @typedef {object} Host
 * @property {Pick<Location, 'hash'>} location
 * @property {Pick<History, 'pushState' | 'replaceState' | 'state'>} history
 * @property {(then: () => void, ms: number) => () => void} later calls back after so long; returns how to call it off
 */

/** Least milliseconds between two changes of an entry: browsers refuse more than about three a second. */
const EVERY = 400;

/** @type {(a: State, b: State) => boolean} */
function isSameProblem(a, b) {
  const [one, other] = [problemOf(a), problemOf(b)];
  return a.key === b.key && one.start === other.start && one.goal === other.goal;
}

/** Marks entries of one problem, unique over all visits in the history. */
const newEra = () => crypto.randomUUID?.() ?? `${Date.now()} ${Math.random()}`;

const textOf = (/** @type {State} */ state) => linkOf(atRest(state));

export class Address {
  #host;
  #open;
  #look;
  #ready;
  #isUnread = false;
  /** @type {State} */
  #state;
  #text;
  #hash;
  /** @type {string} */
  #era;
  #waiting = /** @type {(() => void) | null} */ (null);

  /**
   * @param {Host} host
   * @param {State} state
   * @param {(text: string) => State} open
   * @param {(text: string) => State} look
   * @param {(act: () => void) => void} [ready]
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

  /** Undefined for entries that the visitor made by pasting or typing a link. */
  get #mark() {
    return /** @type {{era?: string} | null} */ (this.#host.history.state)?.era;
  }

  /** Each problem, view and lesson step gets its own entry. @param {State} state */
  follow(state) {
    if (this.#isUnread) return;
    const before = this.#state;
    this.#state = state;
    const isSame = isSameProblem(before, state);
    const isSameLesson = isSameStep(before.lesson, state.lesson);
    // A step's set-up belongs to the entry of the step.
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
      // Between views of one problem, progress is not undone.
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
      // Some frames may not change their address, and no page too often; the page works without.
    }
  }
}

/**
 * Lets the window's address and the page follow each other.
 * @param {Pick<Control, 'state' | 'subscribe' | 'open' | 'look'>} page
 * @param {(act: () => void) => void} ready calls back when links can be read
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
  // Browsers fire one or both of these for a change.
  addEventListener('popstate', () => address.changed());
  addEventListener('hashchange', () => address.changed());
  addEventListener('pagehide', () => address.flush());
}
