// Covers of a presented page: a QR code for the room's phones, and the keys.

import { html, svg } from 'lit';
import { words } from '../../shared/words/words.js';
import { qrOf } from '../share/qr.js';
import { ORDERS } from './keys.js';
import { roomLink } from './room-link.js';

/** @import { State } from '../../shared/state/state.js' */

/** The link to this state as a QR code. @param {State} state */
export function codeCover(state) {
  const say = words.present.code;
  const { url, reach } = roomLink(state);
  const code = qrOf(url);
  if (!code) return html`<p>${words.share.tooLong}</p>`;
  const [where = ''] = url.replace(/^https?:\/\//, '').split('#');
  return html`<svg viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${words.share.code} shape-rendering="crispEdges">
      ${svg`<path d=${code.path}></path>`}
    </svg>
    <div>
      <h2>${say.title}</h2>
      <p>${say.how}</p>
      ${reach === 'anywhere' ? html`<p class="where">${where}</p>` : html`<p class="where wrong">${words.share.reach[reach]}</p>`}
    </div>`;
}

export function keysCover() {
  const say = words.present;
  return html`<h2>${say.keysTitle}</h2>
    <dl>
      ${ORDERS.map((order) => {
        const { keys, what } = say.orders[order];
        return html`<div>
          <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
          <dd>${what}</dd>
        </div>`;
      })}
    </dl>`;
}
