import { Job } from '../../shared/engine/job.js';

/** @import { Deal } from '../../pkg/rolling_cubes.js' */
/** @import { deal } from './jobs.js' */

/**
 * Deals a random start `depth` moves from the goal.
 * @type {(puzzle: string, start: string, goal: string, depth: number, how: {signal: AbortSignal, looked: (moves: number) => void})
 *   => Promise<Deal>} `looked` receives the distance within which all positions are known
 * @throws {Error} if the problem is invalid or the worker failed; the signal's reason if aborted
 */
export function dealAtRandom(puzzle, start, goal, depth, { signal, looked }) {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  /** @type {Job<typeof deal>} */
  const job = new Job('deal/deal');
  const answer = new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    job.begin(
      { puzzle, start, goal, depth, seed },
      { hear: looked, done: resolve, fail: () => reject(new Error('no deal')) },
    );
  });
  return answer.finally(() => job.end());
}
