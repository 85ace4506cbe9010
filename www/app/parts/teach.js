// What there is for those who teach.

import '../../shared/words/whole.js';
import { css, html } from 'lit';
import '../../features/teach/teach-view.js';

/** @import { View } from './parts.js' */

/** @type {View} */
export const view = {
  whole: ({ state }) => html`<teach-view .state=${state}></teach-view>`,
};

export const style = css`
  .whole {
    grid-column: 1 / -1;
    min-height: 0;
    overflow: auto;
  }
`;
