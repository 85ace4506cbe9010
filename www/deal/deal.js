// Random starts of a chosen depth.

import { spawn } from '#spawn';
import { engineModule } from '../engine.js';

/** @typedef {import('./deal-worker.js').Answer} Answer */

/**
 * Deals a start that is `depth` moves from the goal.
 * @type {(puzzle: string, start: string, goal: string, depth: number) => Promise<import('../pkg/rolling_cubes.js').Deal>}
 * @throws {Error} the engine's message, when the problem breaks its format
 */
export function dealAtRandom(puzzle, start, goal, depth) {
  const worker = spawn.deal();
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const answer = new Promise((resolve, reject) => {
    worker.addEventListener('message', (/** @type {MessageEvent<Answer>} */ { data }) => {
      if ('error' in data) reject(new Error(data.error));
      else resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    });
    worker.postMessage({ module: engineModule(), puzzle, start, goal, depth, seed });
  });
  return answer.finally(() => worker.terminate());
}
