import { engineModule } from '../../shared/engine/engine.js';
import { inWords } from '../../shared/engine/error-words.js';
import { WorkerLink } from '../../shared/engine/link.js';
import { spawn } from '../../shared/engine/spawn.js';

/** @import { Deal } from '../../pkg/rolling_cubes.js' */
/** @import { News, Order } from './worker/deal-worker.js' */

/**
 * Deals a random start `depth` moves from the goal.
 * @type {(puzzle: string, start: string, goal: string, depth: number, how: {signal: AbortSignal, looked: (moves: number) => void})
 *   => Promise<Deal>} `looked` receives the distance within which all positions are known
 * @throws {Error} the engine's message if the problem is invalid; a worker failure; the signal's reason if aborted
 */
export function dealAtRandom(puzzle, start, goal, depth, { signal, looked }) {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  /** @type {WorkerLink<Order, News> | null} */
  let worker = null;
  const answer = new Promise((resolve, reject) => {
    worker = new WorkerLink(
      () => spawn('deal'),
      (/** @type {News} */ news) =>
        news.type === 'looked' ? looked(news.looked) : resolve(news.deal),
      ({ message }) => reject(new Error(inWords(message))),
    );
    // The worker reports after each slice.
    worker.expect(true);
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.order({ type: 'deal', module: engineModule(), puzzle, start, goal, depth, seed });
  });
  return answer.finally(() => worker?.end());
}
