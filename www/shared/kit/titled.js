import { html } from 'lit';
import { piecesOf } from './lines.js';

/** A title that breaks between its words only, in Chinese and Japanese too. @param {string} title */
export const titled = (title) =>
  html`<span class="titled">${piecesOf(title).map((piece) => html`${piece}<wbr />`)}</span>`;
