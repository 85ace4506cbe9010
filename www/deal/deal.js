// Random starts of a chosen depth.

import { spawn } from '#spawn';
import { engineModule } from '../engine.js';

/** @typedef {import('./deal-worker.js').Answer} Answer */

/**
 * Deals a start that is `depth` moves from the goal.
 * @type {(puzzle: string, start: string, goal: string, depth: number, how: {signal: AbortSignal, looked: (moves: number) => void})
 *   => Promise<import('../pkg/rolling_cubes.js').Deal>} `looked` hears how near to the goal all positions are known by now
 * @throws {Error} the engine's message, when the problem breaks its format; the signal's reason, when that ends it
 */
export function dealAtRandom(puzzle, start, goal, depth, { signal, looked }) {
  const worker = spawn.deal();
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const answer = new Promise((resolve, reject) => {
    worker.addEventListener('message', (/** @type {MessageEvent<Answer>} */ { data }) => {
      if ('error' in data) reject(new Error(data.error));
      else if ('looked' in data) looked(data.looked);
      else resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    });
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage({ module: engineModule(), puzzle, start, goal, depth, seed });
  });
  return answer.finally(() => worker.terminate());
}
