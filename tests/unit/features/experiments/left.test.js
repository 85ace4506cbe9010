import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Later } from '../../../../www/app/parts/later.js';
import { begin } from '../../../../www/app/shell/begin.js';
import { Experiments } from '../../../../www/features/experiments/experiments.js';
import { Quality } from '../../../../www/features/quality/quality.js';
import { attend } from '../../../../www/shared/engine/attend.js';
import { catalogue } from '../../../../www/shared/engine/engine.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { firstDesign } from '../../../../www/shared/state/plan.js';
import { initialState } from '../../../../www/shared/state/state.js';
import '../../engine.js';
import { loadPageEngine } from '../../page-engine.js';
import { browser, FakeWorker, over } from '../race/crew.js';

/** @import { Tools } from '../../../../www/app/parts/services.js' */

beforeAll(loadPageEngine);
beforeEach(() => {
  browser();
  vi.stubGlobal('navigator', { locks: FakeWorker.locks, hardwareConcurrency: 3 });
  FakeWorker.spawn = () =>
    new FakeWorker((port) => {
      attend(() => {}, port);
      return () => {};
    });
});
afterEach(over);

/** @param {Tools} tools */
const workersOnly = ({ store, catalogue }) => [
  new Quality(store, catalogue),
  new Experiments(store),
];

test.each(['v=1&puzzle=toys', 'v=1&puzzle=tiles&start=867254301'])(
  'ends with its workers when the link %s is opened',
  async (link) => {
    const choices = catalogue();
    // The services of the statistics, without views.
    const parts = new Later({ statistics: { load: async () => ({ work: workersOnly }) } });
    const control = begin(
      initialState(newGame(choices, 'tiles-3')),
      choices,
      /** @type {any} */ (parts),
    );
    await parts.load('statistics');
    control.service(Experiments)?.begin(firstDesign('tiles-3'));
    await vi.waitUntil(() => FakeWorker.all.length > 0);
    expect(control.state.experiment?.status).toBe('running');
    control.open(link);
    expect(FakeWorker.all.every(({ isGone }) => isGone)).toBe(true);
    const games = [control.state, ...Object.values(control.state.shelf)];
    expect(games.map(({ experiment }) => experiment?.status)).not.toContain('running');
  },
);
