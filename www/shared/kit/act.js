// How a view has something done: an event that rises to the page, or to the element it is in, which lends what can do it.

/** @import { Control } from '../control/control.js' */

/**
 * Something to be done.
 * @template [T=unknown]
 * @typedef {(control: Control) => T} Act
 */

/** What the event carries, and takes back. @typedef {{act: Act, answer: unknown}} Asked */

/**
 * Has something done, as `ask(this, (control) => control.race.run())`.
 * @template T
 * @param {HTMLElement} view
 * @param {Act<T>} act
 * @returns {T | undefined} what came of it; undefined where nobody could do it yet
 */
export function ask(view, act) {
  /** @type {Asked} */
  const detail = { act, answer: undefined };
  view.dispatchEvent(new CustomEvent('act', { detail, bubbles: true, composed: true }));
  return /** @type {T | undefined} */ (detail.answer);
}

/** Hears what views inside an element ask for. @param {HTMLElement} element @param {(act: Act) => unknown} obey */
export const listenForActs = (element, obey) =>
  element.addEventListener('act', (event) => {
    // How an element's parts talk to it is nobody else's matter.
    event.stopPropagation();
    const asked = /** @type {CustomEvent<Asked>} */ (event).detail;
    asked.answer = obey(asked.act);
  });
