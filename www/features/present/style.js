// Layout while presenting: board and view as large as the screen, without controls.

import { css, unsafeCSS } from 'lit';

/** Selects views that replace the board, instead of standing beside it. */
const whole = (also = '') =>
  unsafeCSS(`:host([data-present]${also}:not([data-view='race'], [data-view='tree']))`);

export const presentStyle = css`
  @media screen {
    :host([data-present]) {
      --stroke: 1.5;
      --saving: none;

      max-width: none;
      min-height: 0;
      padding: 1rem 1.4rem;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.2fr);
      gap: 0 1.6rem;
    }
    :host([data-present]) :is(header, race-controls, view-tabs, help-panel) {
      display: none;
    }
    /* A lesson has priority over all else. */
    :host([data-present][data-lesson]) {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr) minmax(0, 1fr);
    }
    :host([data-present][data-lesson][data-view='race']:not([data-mapped])) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 0.5fr) minmax(0, 1.5fr);
    }
    :host([data-present][data-lesson][data-view='tree']) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 0.8fr) minmax(0, 1.1fr);
    }

    ${whole()} {
      grid-template-columns: minmax(0, 1fr);
    }
    ${whole('[data-lesson]')} {
      grid-template-columns: minmax(0, 0.6fr) minmax(0, 1fr);
    }
  }
  @media print {
    present-lanes {
      display: none;
    }
  }
`;
