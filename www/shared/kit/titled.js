import { css, html } from 'lit';
import { piecesOf } from './lines.js';

export const titledStyle = css`
  .titled {
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;

/** A title that breaks between its words only, in Chinese and Japanese too. @param {string} title */
export const titled = (title) =>
  html`<span class="titled">${piecesOf(title).map((piece) => html`${piece}<wbr />`)}</span>`;
