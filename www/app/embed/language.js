// The elements' language: the surrounding page's if available, else English. All elements share their words, so the
// first in document order decides; the order in which they become visible is up to the browser.

import { languageFor, load } from '../../shared/words/languages.js';
import { speak } from '../../shared/words/words.js';

/** @type {Promise<void> | null} */
let spoken = null;

/** An element's language: its own `lang`, or that of the nearest ancestor. @param {Pick<Element, 'closest'>} element */
export const languageOf = (element) =>
  languageFor(element.closest('[lang]')?.getAttribute('lang') ?? null, []);

/** Loads the language of the page's first element, unless it is current. @param {Element} element any of them */
export function speakAs(element) {
  const first = element.ownerDocument.querySelector('rolling-cubes-board, rolling-cubes-race');
  const tag = languageOf(first ?? element);
  // English is there where a language's file is not.
  spoken ??= load(tag).then(
    (language) => speak(tag, language),
    () => {},
  );
  return spoken;
}
