import { beforeEach, expect, test } from 'vitest';
import { Address } from '../../../../www/app/shell/address.js';
import * as actions from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { lookedAtAs, opened, readLink } from '../../../../www/shared/state/link.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { catalogue } from '../../engine.js';

/** @import { State, View } from '../../../../www/shared/state/state.js' */

const choices = catalogue();
/** The list's index of contest sample 3, after two small problems. */
const SAMPLE = 4;
const fresh = () => initialState(newGame(choices, 'cubes'));

class Browser {
  entries = [''];
  /** State of each entry. @type {unknown[]} */
  kept = [null];
  at = 0;
  asked = 0;
  refuses = false;
  /** @type {(() => void) | null} */
  due = null;
  location = { hash: '' };

  history = {
    /** @type {(kept: unknown, unused: string, hash?: string | URL | null) => void} */
    pushState: (kept, _, hash) =>
      this.#change(() => {
        this.entries = [...this.entries.slice(0, this.at + 1), `${hash}`];
        this.kept = [...this.kept.slice(0, this.at + 1), kept];
        this.at += 1;
      }),
    /** @type {(kept: unknown, unused: string, hash?: string | URL | null) => void} */
    replaceState: (kept, _, hash) =>
      this.#change(() => {
        this.entries[this.at] = `${hash}`;
        this.kept[this.at] = kept;
      }),
    /** @type {unknown} */
    state: null,
  };

  /** @param {() => void} how */
  #change(how) {
    this.asked += 1;
    if (this.refuses) throw new Error('too many calls');
    how();
    this.#arrive();
  }

  #arrive() {
    this.location.hash = this.entries[this.at] ?? '';
    this.history.state = this.kept[this.at];
  }

  later = (/** @type {() => void} */ then) => {
    this.due = then;
    return () => {
      this.due = null;
    };
  };

  wait() {
    const { due } = this;
    this.due = null;
    due?.();
  }

  /** @param {number} by */
  go(by) {
    this.at += by;
    this.#arrive();
  }

  /** @param {string} hash */
  paste(hash) {
    this.entries = [...this.entries.slice(0, this.at + 1), hash];
    this.kept = [...this.kept.slice(0, this.at + 1), null];
    this.go(1);
  }
}

/** @type {Browser} */
let browser;
/** @type {State} */
let state;
/** @type {Address} */
let address;

beforeEach(() => {
  browser = new Browser();
  state = fresh();
  address = new Address(
    browser,
    state,
    (text) => {
      state = opened(state, choices, readLink(text));
      return state;
    },
    (text) => {
      state = lookedAtAs(state, readLink(text).link);
      return state;
    },
  );
});

/** @param {(state: State) => State} change */
const update = (change) => {
  state = change(state);
  address.follow(state);
};

test('an address that says nothing stays so until something is changed', () => {
  update((now) => ({ ...now, patterns: true }));
  browser.wait();
  expect(browser.entries).toEqual(['']);
  update((now) => actions.movePlayed(now, 'D'));
  expect(browser.entries).toEqual(['']);
  browser.wait();
  expect(browser.entries).toEqual(['#v=1&puzzle=cubes&moves=D']);
});

test('many changes are one call, and a change that comes to nothing is none', () => {
  for (const move of ['D', 'R', 'U', 'L']) update((now) => actions.movePlayed(now, move));
  browser.wait();
  expect(browser.asked).toBe(1);
  update((now) => ({ ...now, mode: 'nodes' }));
  update((now) => ({ ...now, mode: 'time' }));
  browser.wait();
  expect(browser.asked).toBe(1);
});

test('a lane at work has no place in the address until it rests', () => {
  const lane = (/** @type {object} */ news) => update((now) => actions.laneChanged(now, 0, news));
  for (const generated of [10, 20, 30]) {
    lane({ phase: 'running', snapshot: { generated, moves: [] } });
    browser.wait();
  }
  expect(browser.asked).toBe(0);
  lane({ phase: 'paused' });
  browser.wait();
  expect(browser.location.hash).toBe('#v=1&puzzle=cubes&at=30');
});

test('each problem has an entry of its own, left with all that was done there', () => {
  update((now) => actions.problemChosen(now, SAMPLE));
  update((now) => actions.movePlayed(now, 'D'));
  update((now) => actions.gameChanged(now, newGame(choices, 'toys')));
  expect(browser.entries).toEqual([
    '',
    '#v=1&puzzle=cubes&goal=WBWBRERBR&moves=D',
    '#v=1&puzzle=toys',
  ]);
  expect(browser.due).toBeNull();
});

test('back and forward step through the problems, and what is then done stays in its entry', () => {
  update((now) => actions.problemChosen(now, SAMPLE));
  update((now) => actions.gameChanged(now, newGame(choices, 'toys')));
  browser.go(-1);
  address.changed();
  address.changed();
  expect(state).toMatchObject({ key: 'cubes', chosen: SAMPLE, source: 'presets' });
  address.follow(state);
  browser.wait();
  expect(browser.entries).toHaveLength(3);
  update((now) => actions.movePlayed(now, 'D'));
  browser.wait();
  expect(browser.entries[1]).toBe('#v=1&puzzle=cubes&goal=WBWBRERBR&moves=D');
  browser.go(-1);
  address.changed();
  expect(state).toMatchObject({ key: 'cubes', chosen: SAMPLE + 1, moves: [] });
  browser.go(2);
  address.changed();
  expect(state.key).toBe('toys');
  expect(browser.entries).toHaveLength(3);
});

/** @type {(view: View) => void} */
const look = (view) => update((now) => ({ ...now, view }));

test('back goes to the tab before, and what was run and played meanwhile stays', () => {
  look('tree');
  look('statistics');
  expect(browser.entries).toEqual([
    '',
    '#v=1&puzzle=cubes&view=tree',
    '#v=1&puzzle=cubes&view=statistics',
  ]);
  update((now) => actions.movePlayed(now, 'D'));
  const snapshot = /** @type {any} */ ({ generated: 30, moves: [] });
  update((now) => actions.laneChanged(now, 0, { phase: 'running', snapshot }));
  browser.go(-1);
  address.changed();
  address.changed();
  expect(state).toMatchObject({ view: 'tree', moves: ['D'], lanes: [{ phase: 'running' }, {}] });
  // The entry then holds the page's current state.
  address.follow(state);
  browser.wait();
  expect(browser.entries[1]).toBe('#v=1&puzzle=cubes&moves=D&view=tree');
  browser.go(-1);
  address.changed();
  expect(state).toMatchObject({ view: 'race', moves: ['D'], lanes: [{ phase: 'running' }, {}] });
  browser.go(2);
  address.changed();
  expect(state.view).toBe('statistics');
  expect(browser.entries).toHaveLength(3);
});

test('a view is left with all that was done there, and what it shows comes back with it', () => {
  look('tree');
  update((now) => ({ ...now, tree: { ...now.tree, colouring: 'depth' } }));
  look('race');
  browser.go(-1);
  address.changed();
  expect(browser.location.hash).toBe('#v=1&puzzle=cubes&view=tree&show=depth');
  expect(state).toMatchObject({ view: 'tree', tree: { colouring: 'depth' } });
});

test('back past another problem opens what was left there, and a pasted link all that it says', () => {
  look('tree');
  update((now) => actions.problemChosen(now, SAMPLE));
  look('race');
  browser.go(-2);
  address.changed();
  expect(state).toMatchObject({ view: 'tree', chosen: SAMPLE + 1 });
  browser.go(-1);
  address.changed();
  expect(state).toMatchObject({ view: 'race', chosen: SAMPLE + 1 });
  update((now) => actions.movePlayed(now, 'D'));
  browser.paste('#v=1&puzzle=cubes&view=tree&moves=R');
  address.changed();
  expect(state).toMatchObject({ view: 'tree', moves: ['R'] });
});

test('after a reload back still goes from view to view', () => {
  look('tree');
  const again = new Address(
    browser,
    state,
    () => {
      throw new Error('all of the page was opened anew');
    },
    (text) => lookedAtAs(state, readLink(text).link),
  );
  browser.go(-1);
  again.changed();
  browser.wait();
  expect(browser.entries).toEqual(['#v=1&puzzle=cubes', '#v=1&puzzle=cubes&view=tree']);
});

test('a delayed address is not written over a link that the visitor opens', () => {
  update((now) => actions.movePlayed(now, 'D'));
  browser.paste('#v=1&puzzle=knights');
  address.changed();
  address.follow(state);
  browser.wait();
  expect(browser.asked).toBe(0);
  expect(state.key).toBe('knights');
});

test('a delayed address is written before the page goes away', () => {
  update((now) => actions.movePlayed(now, 'D'));
  address.flush();
  expect(browser.location.hash).toBe('#v=1&puzzle=cubes&moves=D');
  address.flush();
  expect(browser.asked).toBe(1);
});

test('a browser that refuses to change the address does not keep the page from working', () => {
  browser.refuses = true;
  update((now) => actions.movePlayed(now, 'D'));
  browser.wait();
  update((now) => actions.problemChosen(now, SAMPLE));
  expect(browser.asked).toBe(2);
  browser.refuses = false;
  update((now) => actions.movePlayed(now, 'D'));
  browser.wait();
  expect(browser.location.hash).toBe('#v=1&puzzle=cubes&goal=WBWBRERBR&moves=D');
});

/** @param {string} id @param {number} step @param {boolean} [due] */
const read = (id, step, due = false) => update((now) => ({ ...now, lesson: { id, step, due } }));

test('each step of a lesson has an entry of its own, and back goes to the step before', () => {
  read('ida-star', 0);
  read('ida-star', 1);
  expect(browser.entries).toEqual([
    '',
    '#v=1&puzzle=cubes&lesson=ida-star',
    '#v=1&puzzle=cubes&lesson=ida-star&step=2',
  ]);
  update((now) => actions.movePlayed(now, 'D'));
  browser.wait();
  expect(browser.entries[2]).toBe('#v=1&puzzle=cubes&moves=D&lesson=ida-star&step=2');
});

test('the set-up of a step belongs to the history entry of the link that asked for it', () => {
  browser.paste('#lesson=ida-star');
  read('ida-star', 0, true);
  const entries = browser.entries.length;
  update((now) => ({
    ...actions.gameChanged(now, newGame(choices, 'toys')),
    lesson: { id: 'ida-star', step: 0, due: false },
  }));
  expect(browser.entries).toHaveLength(entries);
  expect(browser.entries.at(-1)).toBe('#v=1&puzzle=toys&lesson=ida-star');
});
