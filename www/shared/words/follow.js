// The page's language follows its state: what a link asks for, else what the browser prefers.

import { languageFor, load } from './languages.js';
import { redraw } from './redraw.js';
import { language, speak } from './words.js';

/** @import { State } from '../state/state.js' */

/**
 * Speaks the language that a page's state asks for, now and whenever that changes. Fulfilled when the first one is in force. Where a
 * language cannot be had, the page goes on in the one it has.
 * @param {{state: State, subscribe: (then: (state: State) => void) => unknown}} page
 */
export async function followLanguage(page) {
  let wanted = language;
  const follow = async (/** @type {State} */ { lang }) => {
    const tag = languageFor(lang, navigator.languages);
    if (tag === wanted) return;
    wanted = tag;
    const spoken = await load(tag).catch(() => null);
    // Another may have been asked for meanwhile.
    if (!spoken || tag !== wanted) return;
    speak(tag, spoken);
    document.documentElement.lang = tag;
    redraw(document);
  };
  page.subscribe(follow);
  addEventListener('languagechange', () => follow(page.state));
  await follow(page.state);
}
