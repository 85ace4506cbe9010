// A view requests an action by an event that bubbles to the page or the enclosing element, which passes `control` to it.

/** @import { Control } from './control.d.ts' */

/**
 * @template [T=unknown]
 * @typedef {(control: Control) => T} Act
 */

/** The event's detail: the act, and its result. @typedef {{act: Act, answer: unknown}} Asked */

/**
 * Performs an act: `ask(this, (control) => control.race.run())`.
 * @template T @param {HTMLElement} view @param {Act<T>} act
 * @returns {T | undefined} its result; undefined if nothing handles acts yet
 */
export function ask(view, act) {
  /** @type {Asked} */
  const detail = { act, answer: undefined };
  view.dispatchEvent(new CustomEvent('act', { detail, bubbles: true, composed: true }));
  return /** @type {T | undefined} */ (detail.answer);
}

/** @param {HTMLElement} element @param {(act: Act) => unknown} obey */
export const listenForActs = (element, obey) =>
  element.addEventListener('act', (event) => {
    // Acts stay within the element.
    event.stopPropagation();
    const asked = /** @type {CustomEvent<Asked>} */ (event).detail;
    asked.answer = obey(asked.act);
  });
