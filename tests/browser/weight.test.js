// Transferred bytes, which are exact, so they may fail a test.

import { RACED } from '../../www/build/boards.js';
import { alone, LIMITS, weighed } from '../../www/build/weights.js';
import { deskTest, expect } from './page.js';

deskTest('the first race of each board is as light as promised', async ({ browser }) => {
  for (const key of RACED) {
    const { board, race } = await weighed(browser, 'dist', key);
    expect(board.engine, key).toBeGreaterThan(0);
    expect(race.script, `script of ${key}`).toBeLessThanOrEqual(LIMITS.script);
    expect(race.stage, `pictures of ${key}`).toBeGreaterThan(0);
    expect(race.stage, `pictures of ${key}`).toBeLessThanOrEqual(LIMITS.stage);
    expect(race.engine, `engine of ${key}`).toBeLessThanOrEqual(LIMITS.engine);
  }
});

deskTest('each file that is handed out by itself keeps its size limit', () => {
  for (const { name, bytes } of alone('dist')) {
    expect(bytes, name).toBeLessThanOrEqual(LIMITS[name]);
  }
});
