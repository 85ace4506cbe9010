import '../../shared/words/whole.js';
import { css, html } from 'lit';
import './views/exercises-view.js';

/** @import { View } from '../../shared/kit/feature.d.ts' */

/** @type {View} */
export const view = {
  whole: ({ state, address }) => html`<exercises-view
    .own=${state.own}
    .patterns=${state.patterns}
    .address=${address}
    ?alone=${state.alone}
  ></exercises-view>`,
};

export const style = css`
  .exercises {
    grid-column: 1 / -1;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: var(--space-2);
    min-height: 0;
  }
  @media (min-width: 1100px) {
    :host([data-helped]) .exercises {
      grid-column: 1 / 3;
    }
  }
  @media (min-width: 800px) {
    :host([data-lesson]:not([data-helped])) .exercises {
      grid-column: 2 / -1;
    }
  }
  @media (max-width: 799px) {
    .exercises {
      display: block;
    }
    :host([data-view='exercises']) {
      padding-block-end: 0;
    }
    :host([data-view='exercises']) :is(.title p, nav) {
      display: none;
    }
  }
`;
