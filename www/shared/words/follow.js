import { languageFor, load } from './languages.js';
import { redraw } from './redraw.js';
import { language, speak } from './words.js';

/** @import { State } from '../state/state.js' */

/**
 * Follows the language of a page's state: the link's, else the browser's preference. Resolves when the first is loaded.
 * If a language fails to load, the current one stays.
 * @param {{state: State, subscribe: (then: (state: State) => void) => unknown}} page
 */
export async function followLanguage(page) {
  let wanted = language;
  const follow = async (/** @type {State} */ { lang }) => {
    const tag = languageFor(lang, navigator.languages);
    if (tag === wanted) return;
    wanted = tag;
    const spoken = await load(tag).catch(() => null);
    // Another language may have been requested meanwhile.
    if (!spoken || tag !== wanted) return;
    speak(tag, spoken);
    document.documentElement.lang = tag;
    document.title = spoken.words.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', spoken.words.about);
    redraw(document);
  };
  page.subscribe(follow);
  addEventListener('languagechange', () => follow(page.state));
  await follow(page.state);
}
