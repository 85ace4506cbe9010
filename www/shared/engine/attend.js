// The worker's end of a link: holds the lock and reports errors.

import { holdLock } from './alive.js';

/**
 * The parts of a worker's global scope in use.
 * @typedef {object} Port
 * @property {(news: unknown, options?: {transfer: Transferable[]}) => void} postMessage
 * @property {(type: 'message' | 'messageerror', listener: (event: MessageEvent) => void) => void} addEventListener
 */

/**
 * The worker's own port, if its role matches, which is the first word of its name. All workers have one script.
 * @param {string} role @returns {Port}
 */
export const portOf = (role) =>
  self.name.replace(/ .*/, '') === role
    ? /** @type {Port} */ (/** @type {unknown} */ (self))
    : { postMessage: () => {}, addEventListener: () => {} };

/**
 * Starts to receive orders.
 * @template Order @template News @param {(order: Order) => void} hear may return a promise, whose failure is told too
 * @param {Port} port see `portOf`; unit tests pass their own
 * @returns functions that send to the page and guard a later act
 */
export function attend(hear, port) {
  /** @type {(news: News, transfer?: Transferable[]) => void} */
  const tell = (news, transfer = []) => port.postMessage(news, { transfer });
  /** @param {'unmade' | 'broke'} cause @param {unknown} error */
  const fail = (cause, error) => {
    const { message = `${error}`, report, said = message, cause: why } = Object(error);
    const isParted = why === 'parted';
    port.postMessage({ type: 'failed', cause, message: said, report, isParted });
  };
  /** @type {(act: () => void) => () => void} */
  const guarded = (act) => () => {
    try {
      act();
    } catch (error) {
      fail('broke', error);
    }
  };
  port.addEventListener('message', ({ data }) =>
    guarded(() => {
      if (data.type === 'link') holdLock(data.lock, () => port.postMessage({ type: 'linked' }));
      else {
        const done = /** @type {unknown} */ (hear(data));
        if (done instanceof Promise) done.catch((error) => fail('broke', error));
      }
    })(),
  );
  // For instance when the compiled engine may not be shared with a worker.
  port.addEventListener('messageerror', () => fail('unmade', ''));
  return { tell, guarded };
}
