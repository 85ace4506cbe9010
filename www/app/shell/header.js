// The page's head: what this is, the puzzles, and what is chosen for the page as a whole.

import { html, nothing } from 'lit';
import { HOSTED } from '../../shared/engine/hosted.js';
import { ask } from '../../shared/kit/act.js';
import { icons } from '../../shared/kit/icons.js';
import { keyOf } from '../../shared/puzzles/puzzles.js';
import { words } from '../../shared/words/words.js';
import { withWholeEngine } from './whole.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { State } from '../../shared/state/state.js' */

/**
 * @param {HTMLElement} page whose header it is
 * @param {State} state
 * @param {Catalogue} catalogue
 * @param {() => void} share opens what the page is shared by
 */
export function headerPart(page, state, catalogue, share) {
  return html`<header>
    <div class="title">
      <h1>${words.title}</h1>
      <p>${words.about}</p>
    </div>
    <nav aria-label=${words.puzzles}>
      ${catalogue.puzzles.map(keyOf).map(
        (key) => html`<button
          class="quiet"
          aria-current=${key === state.key ? 'page' : nothing}
          title=${words.puzzle(key).full}
          @click=${() => withWholeEngine(page, () => ask(page, (control) => control.problem.changeGame(key)))}
        >
          ${words.puzzle(key).name}
        </button>`,
      )}
    </nav>
    <button
      class="icon"
      aria-label=${words.settings.patterns}
      title=${words.settings.patternsLong}
      aria-pressed=${state.patterns}
      @click=${() => ask(page, (control) => control.page.togglePatterns())}
    >
      ${icons.patterns}
    </button>
    <button
      class="icon"
      aria-label=${words.settings.theme}
      title=${words.settings.theme}
      @click=${() => ask(page, (control) => control.page.toggleTheme())}
    >
      ${icons.theme}
    </button>
    ${HOSTED ? download() : nothing}
    <button class="share" @click=${share} aria-label=${words.share.open}>
      <span>${words.share.open}</span>${icons.share}
    </button>
    <button
      class="icon"
      aria-label=${words.help.open}
      title=${words.travel.withKey(words.help.openLong, '?')}
      aria-expanded=${state.help}
      @click=${() => ask(page, (control) => control.page.toggleHelp())}
    >
      ${icons.help}
    </button>
  </header>`;
}

/** The same page as one file, which the build puts beside it. */
const download = () => html`<a
  class="button icon download"
  href="./rolling-cubes.html"
  download
  aria-label=${words.settings.download}
  title=${words.settings.downloadLong}
  >${icons.download}</a
>`;
