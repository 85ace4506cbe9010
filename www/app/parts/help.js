import { css } from 'lit';
import '../../features/help/help-panel.js';

export const style = css`
  /* Over the page if there is no room beside it. */
  help-panel {
    display: contents;
  }
  /* A column of its own. */
  @media (min-width: 1100px) {
    :host([data-helped]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr) minmax(17rem, 21rem);
    }
    :host([data-helped]:not([data-view='race'])) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.55fr) minmax(17rem, 19.5rem);
    }
    help-panel {
      display: block;
      grid-column: 3;
      grid-row: -2;
    }
  }
`;
