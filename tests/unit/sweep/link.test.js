import { describe, expect, test } from 'vitest';
import { askedOf, MOST_SEED, textOf } from '../../../www/features/sweep/link.js';
import { FRESH, WANTED } from '../../../www/shared/state/slices/sweep.js';

/** @import { Sweep } from '../../../www/shared/state/slices/sweep.js' */

const OF = 'tiles-3 123456780';

/** @param {Partial<Sweep>} changes */
const swept = (changes) => ({ ...FRESH, shown: true, ...changes });

describe('the key of a sweep', () => {
  test('a sweep that was counted here is told by its sample, its seed and the heuristics looked at, and read as it was told', () => {
    for (const wanted of WANTED)
      for (const seed of [0, 1, 97, MOST_SEED])
        for (const place of [0, 1, 2]) {
          const text = textOf(swept({ counted: { of: OF, wanted, seed }, place }), OF);
          expect(askedOf(text, 3)).toEqual({ wanted, seed, place });
        }
    expect(textOf(swept({ counted: { of: OF, wanted: 300, seed: 7 } }), OF)).toBe('300,7');
  });

  test('what is being counted stands in the link before it is counted, with the heuristics that will be looked at', () => {
    const asked = { of: OF, wanted: 1000, seed: 3, place: 1 };
    expect(textOf(swept({ asked, counted: { of: OF, wanted: 100, seed: 1 } }), OF)).toBe(
      '1000,3,2',
    );
  });

  test('a census that is looked at is told by no key, and a file or another problem’s sweep by one that counts nothing', () => {
    const counted = { of: OF, wanted: 100, seed: 1 };
    expect(textOf(null, OF)).toBe('');
    expect(textOf(swept({ counted, shown: false }), OF)).toBe('');
    expect(textOf(swept({}), OF)).toBe('none');
    expect(textOf(swept({ counted }), 'tiles-3 012345678')).toBe('none');
    expect(askedOf('none', 0)).toBe('none');
  });

  test('a sample, a seed or a pair that there is not is refused', () => {
    for (const text of [
      ...['', 'all', '100', '100,', ',1', '101,1', '100,-1', '100,1.5', '100,1,0', '100,1,4'],
      ...['100,01', `100,${MOST_SEED + 1}`, '100,1,1,1', '1e2,1', ' 100,1', '<b>'],
    ])
      expect(askedOf(text, 3), text).toBeNull();
    expect(askedOf('100,1', 0)).toBeNull();
  });
});
