import { expect, test } from 'vitest';
import { Later } from '../../../../www/app/parts/later.js';
import { Services } from '../../../../www/app/parts/services.js';
import { Traces } from '../../../../www/features/trace/traces.js';
import { catalogue } from '../../../../www/shared/engine/engine.js';
import { freshGame, initialState } from '../../../../www/shared/state/state.js';
import { Store } from '../../../../www/shared/state/store.js';
import { Search } from '../../engine.js';

/** @import { Tools } from '../../../../www/app/parts/services.js' */
/** @import { Order } from '../../../../www/features/race/protocol.js' */
/** @import { Race } from '../../../../www/features/race/race.js' */

const PROBLEM = { start: 'WWWWWWWWE', goal: 'BWRBWRBER' };

test('services of a part are made when its code is there, and follow the state at once', async () => {
  const search = new Search({ puzzle: 'cubes', ...PROBLEM, algorithm: 'bfs' });
  search.step(5);
  const game = freshGame('cubes', [PROBLEM], 0, [{ algorithm: 'bfs' }]);
  const [lane] = game.lanes;
  if (!lane) throw new Error('there is a lane');
  const store = new Store({
    ...initialState({ ...game, lanes: [{ ...lane, snapshot: search.snapshot() }] }),
    view: /** @type {const} */ ('tree'),
  });
  /** @type {Order['type'][]} */
  const orders = [];
  /** @type {Pick<Race, 'order' | 'listen'>} */
  const race = { order: (_, order) => orders.push(order.type), listen() {} };
  const none = async () => ({ work: () => [] });
  const tree = async () => ({
    work: (/** @type {Tools} */ tools) => [new Traces(tools.store, tools.race)],
  });
  const parts = new Later({
    tree: { load: tree },
    statistics: { load: none },
    atlas: { load: none },
  });
  const services = new Services(
    /** @type {any} */ (parts),
    /** @type {any} */ ({ store, race, catalogue: catalogue() }),
  );
  expect(services.get(Traces)).toBeUndefined();
  expect(orders).toEqual([]);
  await parts.load('tree');
  expect(services.get(Traces)).toBeInstanceOf(Traces);
  expect(orders).toEqual(['trace']);
});
