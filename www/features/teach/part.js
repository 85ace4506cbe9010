import '../../shared/words/whole.js';
import { css, html } from 'lit';
import './teach-view.js';
import { language } from '../../shared/words/words.js';

/** @import { View } from '../../shared/kit/feature.d.ts' */

/** @type {View} */
export const view = {
  whole: ({ address }) => html`<teach-view .address=${address} .language=${language}></teach-view>`,
};

export const style = css`
  .teach {
    grid-column: 1 / -1;
    min-height: 0;
    overflow: auto;
  }
  @media (max-width: 799px) {
    :host([data-view='teach']) {
      padding-block-end: calc(env(safe-area-inset-bottom) + var(--touch) + var(--space-4));
    }
  }
  @media print {
    :host([data-view='teach']) {
      padding: 0;
    }
    :host([data-view='teach']) :is(.top, footer, hand-out) {
      display: none !important;
    }
    .teach {
      overflow: visible;
    }
  }
`;
