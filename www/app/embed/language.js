// The language of the elements: what the page around them is in, where that is one there is, and else English. They share their
// words, so that all of a page speak as the first of them there: in which order they are seen is the browser's own affair.

import { languageFor, load } from '../../shared/words/languages.js';
import { speak } from '../../shared/words/words.js';

/** @type {Promise<void> | null} */
let spoken = null;

/** The language that is said for an element: by its own `lang`, or by the nearest around it. @param {Pick<Element, 'closest'>} element */
export const languageOf = (element) =>
  languageFor(element.closest('[lang]')?.getAttribute('lang') ?? null, []);

/** Speaks as the first element of the page is to, unless all do already. @param {Element} element any of them */
export function speakAs(element) {
  const first = element.ownerDocument.querySelector('rolling-cubes-board, rolling-cubes-race');
  const tag = languageOf(first ?? element);
  spoken ??= load(tag).then((language) => speak(tag, language));
  return spoken;
}
