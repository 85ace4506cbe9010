import { expect, test } from 'vitest';
import { tableOf } from '../../../../www/features/stage/rounds-table.js';
import { freshLane } from '../../../../www/shared/state/state.js';
import { catalogue, Search } from '../../engine.js';

const PROBLEM = { start: '125806734', goal: '123456780' };

test('the rows of every search add up to what it has looked at, and to what it has in memory', () => {
  for (const { name: algorithm, informed, needs } of catalogue().algorithms) {
    const [needed = 'max_depth'] = needs?.one_of ?? [];
    const search = {
      algorithm,
      ...(informed ? { heuristic: 'manhattan' } : {}),
      ...(needs ? { [needed]: 24 } : {}),
    };
    const engine = new Search({ puzzle: 'tiles', ...PROBLEM, ...search });
    engine.step(2000);
    const snapshot = engine.snapshot();
    const { columns, rows } = tableOf({ ...freshLane({ id: 0, search }), snapshot });
    const sum = (/** @type {'generated' | 'stored' | 'pruned'} */ name) => {
      const n = columns.indexOf(name);
      return n < 0 ? null : rows.reduce((all, { cells }) => all + Number(cells[n]), 0);
    };
    expect([algorithm, sum('generated')]).toEqual([algorithm, snapshot.generated]);
    expect([algorithm, sum('stored') ?? snapshot.stored]).toEqual([algorithm, snapshot.stored]);
    expect(sum('stored') !== null || sum('pruned') !== null).toBe(true);
  }
});
