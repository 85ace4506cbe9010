// The memory that a search may take which has no limit of its own.

import { describe, expect, test } from 'vitest';
import { roomOn } from '../../../../www/shared/engine/room.js';
import { Search } from '../../engine.js';

const GIB = 2 ** 30;
const MIB = 2 ** 20;

describe('the memory of a search', () => {
  test('is a sixteenth of the device’s, on a phone half of that, and at most a gibibyte', () => {
    expect(roomOn({ memory: 4, isHeld: false })).toBe(256 * MIB);
    expect(roomOn({ memory: 4, isHeld: true })).toBe(128 * MIB);
    expect(roomOn({ memory: 8, isHeld: false })).toBe(512 * MIB);
    expect(roomOn({ memory: 64, isHeld: false })).toBe(GIB);
    expect(roomOn({ memory: 0.25, isHeld: true })).toBe(8 * MIB);
  });

  test('is that of a usual device if the browser does not tell', () => {
    expect(roomOn({ memory: undefined, isHeld: false })).toBe(roomOn({ memory: 8, isHeld: false }));
    expect(roomOn({ memory: undefined, isHeld: true })).toBe(roomOn({ memory: 4, isHeld: true }));
  });

  test('of six lanes leaves more than half of any device', () => {
    for (const memory of [0.25, 0.5, 1, 2, 4, 8, 16, 32]) {
      expect(6 * roomOn({ memory, isHeld: false })).toBeLessThan((memory * GIB) / 2);
    }
  });
});

test('a limit that is not reached changes no count', () => {
  const request = {
    puzzle: 'tiles',
    start: '867254301',
    goal: '123456780',
    algorithm: 'a-star',
    heuristic: 'manhattan',
  };
  const counts = [8, 16, 512].map((most) => {
    const search = new Search({ ...request, max_bytes: most * MIB });
    search.step(1e9);
    const { outcome, generated, expanded, stored_peak, bytes_peak } = search.snapshot();
    return { outcome, generated, expanded, stored_peak, bytes_peak };
  });
  expect(counts[0]?.outcome).toBe('solved');
  expect(counts[1]).toEqual(counts[0]);
  expect(counts[2]).toEqual(counts[0]);
});
