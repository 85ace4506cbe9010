// The words in force: those of one language at a time, for the whole page.
//
// `words` is a live binding: whoever imports it reads those in force at the moment something is shown. So nothing takes it apart
// while a module is read; what is shown is made when it is drawn.

import { first } from './en/first.js';
import { formatAs } from './format.js';

/** @import { Language, Words } from './shape.js' */

/**
 * The words in force. Until another language is there, English: up to the first race, and from the first part of the page that
 * imports `whole.js` on, all of it. `tests/unit/first-words.test.js` holds that nothing asks for a word before it is there.
 */
export let words = /** @type {Words} */ (first);

/** The tag of their language, as the page's root wears it. */
export let language = 'en';

/** Puts a language in force, its words and how it writes numbers. What is shown is to be drawn again. @type {(tag: string, spoken: Language) => void} */
export function speak(tag, spoken) {
  words = spoken.words;
  language = tag;
  formatAs(spoken.locale);
}
