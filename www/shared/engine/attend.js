// The worker's end of a link: holds the lock by which it can be missed, and tells of whatever goes wrong.

import { holdLock } from './alive.js';

/**
 * The part of a worker's world that is used.
 * @typedef {object} Port
 * @property {(news: unknown, options?: {transfer: Transferable[]}) => void} postMessage
 * @property {(type: 'message' | 'messageerror', listener: (event: MessageEvent) => void) => void} addEventListener
 */

/**
 * The worker's own port, for one that is called so, or by no name as where each worker's script is a file of its own. Where one script
 * has all workers in it, the others hear nothing.
 * @param {string} name
 * @returns {Port}
 */
export const portOf = (name) =>
  self.name === '' || self.name === name
    ? /** @type {Port} */ (/** @type {unknown} */ (self))
    : { postMessage: () => {}, addEventListener: () => {} };

/**
 * Hears orders from now on.
 * @template Order
 * @template News
 * @param {(order: Order) => void} hear
 * @param {Port} port see `portOf`; the unit tests hand in their own
 * @returns how to tell the page something, and what guards an act that is done later
 */
export function attend(hear, port) {
  /** @type {(news: News, transfer?: Transferable[]) => void} */
  const tell = (news, transfer = []) => port.postMessage(news, { transfer });
  /** @param {'unmade' | 'broke'} cause @param {unknown} error */
  const fail = (cause, error) => {
    // What the engine has against what was asked of it comes along as data, and so does a file of it that is not there.
    const { message = `${error}`, report, said = message } = Object(error);
    port.postMessage({ type: 'failed', cause, message: said, report });
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
      else hear(data);
    })(),
  );
  // As where the compiled engine may not be shared with a worker.
  port.addEventListener('messageerror', () => fail('unmade', ''));
  return { tell, guarded };
}
