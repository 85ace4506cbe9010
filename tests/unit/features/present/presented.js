import { vi } from 'vitest';
import { begin } from '../../../../www/app/shell/begin.js';
import { clicker as atlas } from '../../../../www/features/atlas/clicker.js';
import { clicker as floor } from '../../../../www/features/floor/clicker.js';
import { notesOf } from '../../../../www/features/present/notes.js';
import { clicker as race } from '../../../../www/features/race/clicker.js';
import { clicker as statistics } from '../../../../www/features/statistics/clicker.js';
import { clicker as tree } from '../../../../www/features/tree/clicker.js';
import { freshGame, initialState } from '../../../../www/shared/state/state.js';
import { catalogue } from '../../engine.js';
import { over as endRaces } from '../race/crew.js';

/** @import { Control } from '../../../../www/app/control/control.js' */

/** Sample 3 of the contest, 13 rolls. */
const PROBLEM = { start: 'WWWWWWWWE', goal: 'WBWBRERBR' };
const LANES = [
  { algorithm: 'ida-star', heuristic: 'misplaced' },
  { algorithm: 'bidirectional-bfs' },
];

/** @type {Control[]} */
const begun = [];

export function over() {
  for (const control of begun.splice(0)) control.race.restart();
  endRaces();
}

const CLICKERS = { atlas, floor, race, statistics, tree };

/** The features without their elements. */
const PARTS = /** @type {any} */ ({
  listen() {},
  get: (/** @type {keyof typeof CLICKERS} */ name) => ({ clicker: CLICKERS[name] }),
});

/** @param {keyof typeof CLICKERS} view */
export function pageWith(view) {
  const clicker = CLICKERS[view];
  const game = freshGame('cubes', [{ ...PROBLEM, name: 'sample 3' }], 0, LANES);
  const control = begin({ ...initialState(game), view }, catalogue(), PARTS);
  begun.push(control);
  const next = () => clicker.next(control.state);
  const generated = () => control.state.lanes.map(({ snapshot }) => snapshot?.generated ?? 0);
  const rest = () =>
    vi.waitUntil(
      () => control.state.lanes.every(({ phase }) => ['ready', 'paused', 'ended'].includes(phase)),
      { timeout: 20_000, interval: 5 },
    );
  const step = async (/** @type {1 | -1} */ by, far = false) => {
    const went = clicker.step(control, by, far);
    await rest();
    return went;
  };
  const say = () => notesOf(control.state, 3, () => null, clicker);
  return { control, generated, rest, step, next, say };
}
