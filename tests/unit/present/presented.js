import { vi } from 'vitest';
import { begin } from '../../../www/app/shell/begin.js';
import { notesOf } from '../../../www/features/present/notes.js';
import { stepPage } from '../../../www/features/present/page-steps.js';
import { freshGame, initialState } from '../../../www/shared/state/state.js';
import { catalogue } from '../engine.js';
import { over as endRaces } from '../race/crew.js';

/** @import { Control } from '../../../www/app/control/control.js' */
/** @import { View } from '../../../www/shared/state/state.js' */

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

/** @param {View} view */
export function pageWith(view) {
  const game = freshGame('cubes', [{ ...PROBLEM, name: 'sample 3' }], 0, LANES);
  const control = begin({ ...initialState(game), view }, catalogue());
  begun.push(control);
  const generated = () => control.state.lanes.map(({ snapshot }) => snapshot?.generated ?? 0);
  const rest = () =>
    vi.waitUntil(
      () => control.state.lanes.every(({ phase }) => ['ready', 'paused', 'ended'].includes(phase)),
      { timeout: 20_000, interval: 5 },
    );
  const step = async (/** @type {1 | -1} */ by, far = false) => {
    const went = stepPage(control, by, far);
    await rest();
    return went;
  };
  const say = () => notesOf(control.state, 3, () => null);
  return { control, generated, rest, step, say };
}
