// What the page weighs on its way to a visitor. Bytes are exact, so they may fail a test.

import { alone, LIMITS, weighed } from '../../www/tools/weights.js';
import { deskTest, expect } from './page.js';

deskTest(
  'a board that can be played and the first race are as light as is promised, whichever the puzzle',
  async ({ browser }) => {
    for (const puzzle of ['cubes', 'tiles', 'knights', 'toys']) {
      const { board, race } = await weighed(browser, 'dist', puzzle);
      expect(board.engine, puzzle).toBeGreaterThan(0);
      expect(race.script, `script of ${puzzle}`).toBeLessThanOrEqual(LIMITS.script);
      expect(race.engine, `engine of ${puzzle}`).toBeLessThanOrEqual(LIMITS.engine);
    }
  },
);

deskTest('what is handed out by itself is as light as is promised', () => {
  for (const { name, bytes } of alone('dist')) {
    expect(bytes, name).toBeLessThanOrEqual(LIMITS[name]);
  }
});
