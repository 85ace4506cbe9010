// The page's head: its four doors, the problem in hand, and what is chosen for the page as a whole.

import { html, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { icons } from '../../shared/kit/icons.js';
import { DOORS, doorOf } from '../../shared/state/doors.js';
import { words } from '../../shared/words/words.js';
import '../../features/play/problem-menu.js';
import './page-menu.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { State } from '../../shared/state/state.js' */

/**
 * @param {HTMLElement} page
 * @param {State} state
 * @param {Catalogue} catalogue
 * @param {() => void} share
 */
export function headerPart(page, state, catalogue, share) {
  const here = doorOf(state);
  return html`<header>
    <h1 title=${words.about}>${words.title}</h1>
    <nav aria-label=${words.doors.region}>
      ${DOORS.map(
        (door) => html`<button
          class="quiet"
          aria-current=${door === here ? 'page' : nothing}
          title=${words.doors.about[door]}
          @click=${() => ask(page, (control) => control.page.enter(door))}
        >
          ${words.doors.names[door]}
        </button>`,
      )}
    </nav>
    ${
      here === 'play' || here === 'lab'
        ? html`<problem-menu .game=${state} .catalogue=${catalogue}></problem-menu>`
        : nothing
    }
    <button class="share" @click=${share} aria-label=${words.share.open}>
      <span>${words.share.open}</span>${icons.share}
    </button>
    <page-menu .patterns=${state.patterns}></page-menu>
  </header>`;
}
