// Help on the language of written puzzles: three examples with comments.

import { html } from 'lit';
import { words } from '../../shared/words/words.js';
import { EXAMPLES } from './examples.js';

export const help = () =>
  html`<details>
    <summary>${words.written.help}</summary>
    ${[1, 6, 7].map((n) => html`<pre tabindex="0" translate="no">${EXAMPLES[n]}</pre>`)}
  </details>`;
