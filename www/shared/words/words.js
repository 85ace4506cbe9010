// The words of the current language.
//
// `words` is a live binding, read when something is rendered. So modules must not read it while they load.

import { first } from './en/first.js';
import { formatAs } from './format.js';

/** @import { Language, Words } from './shape.js' */

/**
 * Starts with English up to the first race; the first part that imports `whole.js` makes it complete.
 * `tests/unit/shared/words/first-words.test.js` checks that every word is loaded before its use.
 */
export let words = /** @type {Words} */ (first);

/** The tag, as on the page's root. */
export let language = 'en';

/** Sets words and formats. The caller must redraw. @type {(tag: string, spoken: Language) => void} */
export function speak(tag, spoken) {
  words = spoken.words;
  language = tag;
  formatAs(spoken.locale);
  spoken.formatAs?.(spoken.locale);
}
