// The page's head: its four doors, the problem in hand, and what is chosen for the page as a whole.

import { html, nothing } from 'lit';
import { nameOf } from '../../features/play/problem-menu.js';
import { ask } from '../../shared/kit/act.js';
import { icons } from '../../shared/kit/icons.js';
import { isOpen } from '../../shared/state/challenge.js';
import { DOORS, doorOf } from '../../shared/state/doors.js';
import { words } from '../../shared/words/words.js';
import { share } from './dialogs.js';
import './page-menu.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { State, View } from '../../shared/state/state.js' */
/** @import { Page } from './dialogs.js' */

/** @param {Page} page @param {State} state @param {Catalogue} catalogue */
function headerPart(page, state, catalogue) {
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
    <button class="share" @click=${() => share(page)} aria-label=${words.share.open}>
      <span>${words.share.open}</span>${icons.share}
    </button>
    <page-menu .patterns=${state.patterns}></page-menu>
  </header>`;
}

/** The top of the page. `wanted` is the view of the tabs. @type {(page: Page, catalogue: Catalogue, state: State, wanted: View, narrow: boolean) => unknown} */
export const topPart = (page, catalogue, state, wanted, narrow) => html`<div class="top">
  ${state.alone ? html`<header class="unseen"><h1>${words.title}</h1></header>` : headerPart(page, state, catalogue)}
  ${state.misread.length > 0 ? html`<link-note .parts=${state.misread}></link-note>` : nothing}
  ${
    // On a phone also here, where it is visible.
    state.challenge && (!isOpen(state) || narrow)
      ? html`<challenge-note .state=${state}></challenge-note>`
      : nothing
  }
  ${
    doorOf(state) === 'lab' && !isOpen(state) && !state.alone
      ? html`<view-tabs role="navigation" aria-label=${words.views.region} .game=${state.key} .view=${wanted}></view-tabs>`
      : nothing
  }
</div>`;

/** Under the page on paper. @type {(state: State, address: string) => unknown} */
export const imprint = (state, address) => html`<footer>
  <p>${words.text.within(words.puzzle(state.key).full, nameOf(state, state.chosen))}</p>
  <p>${address}</p>
</footer>`;
