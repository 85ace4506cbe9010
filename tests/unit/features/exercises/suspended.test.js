import { beforeAll, expect, test } from 'vitest';
import { ownOf } from '../../../../www/features/exercises/result.js';
import {
  exercisesOf,
  isRefusal,
  MOST_EXERCISES,
  mark,
  readSet,
  writeAnswers,
} from '../../../../www/features/exercises/set.js';
import { addressWith } from '../../../../www/shared/state/address-with.js';
import { loadPageEngine } from '../../page-engine.js';
import { correct, kinds, play } from './players.js';

beforeAll(loadPageEngine);

test.each(kinds)(
  'the most exercises of %s, each step answered once, fit into 4,096 characters',
  (name) => {
    for (const seed of [1, 2, 999_999]) {
      const exercise = `${name}:${MOST_EXERCISES},seed:${seed}`;
      const set = readSet(exercise);
      if (isRefusal(set)) throw new Error(set.given);
      const all = exercisesOf(set).map((one) => play(one.kind, one.seed, correct));
      const answers = writeAnswers(all);
      // Each letter of this name takes nine characters in a link.
      const own = ownOf({ exercise, answers, by: '李'.repeat(60), marked: mark(set, answers) });
      expect(addressWith('', own).length).toBeLessThan(4096);
    }
  },
);
