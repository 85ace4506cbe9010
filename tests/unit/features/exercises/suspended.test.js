import { beforeAll, expect, test } from 'vitest';
import { ownOf } from '../../../../www/features/exercises/result.js';
import { MOST_EXERCISES } from '../../../../www/features/exercises/set.js';
import { addressWith } from '../../../../www/shared/state/address-with.js';
import { loadPageEngine } from '../../page-engine.js';
import { kinds, solved } from './players.js';

beforeAll(loadPageEngine);

test.each(kinds)(
  'the most exercises of %s, each step answered once, fit into 4,096 characters',
  (name) => {
    for (const seed of [1, 2, 999_999]) {
      const exercise = `${name}:${MOST_EXERCISES},seed:${seed}`;
      const { answers, marked } = solved(exercise);
      // Each letter of this name takes nine characters in a link.
      const own = ownOf({ exercise, answers, by: '李'.repeat(60), marked });
      expect(addressWith('', own).length).toBeLessThan(4096);
    }
  },
);
