// Lessons beside the instrument.

import '../../shared/words/whole.js';
import { css } from 'lit';
import '../../features/lessons/views/lesson-panel.js';

export const style = css`
  /* A lesson stands before all that it is about; help lies over it. */
  @media (min-width: 800px) {
    :host([data-lesson]:not([data-helped])) {
      grid-template-columns: clamp(18rem, 27vw, 34rem) minmax(0, 1fr) minmax(0, 1.15fr);
    }
    :host([data-lesson]:not([data-helped], [data-view='race'])) {
      grid-template-columns: clamp(18rem, 27vw, 34rem) minmax(0, 1fr) minmax(0, 1.6fr);
    }
    lesson-panel {
      grid-area: -2 / 1;
    }
    :host([data-helped]) lesson-panel {
      display: none;
    }
  }
  /* Where there is no room for three columns, board and lanes stand one below the other beside it. */
  @media (min-width: 800px) and (max-width: 1099px) {
    :host([data-lesson][data-view]) {
      grid-template: repeat(3, auto) / clamp(17rem, 34vw, 22rem) minmax(0, 1fr);
      height: auto;
    }
    :host([data-lesson]:is([data-noted], [data-challenged])) {
      grid-template-rows: repeat(4, auto);
    }
    :host([data-lesson]) lesson-panel {
      grid-row: -3 / -1;
      position: sticky;
      inset-block-start: 0;
      height: calc(100dvh - 7.5rem);
    }
    :host([data-lesson]) .board {
      min-height: 28rem;
    }
    :host([data-lesson]) .race {
      min-height: 44rem;
    }
  }
  @media (max-width: 799px) {
    /* It lies over the lower half: what it is about stands above. */
    :host([data-lesson]) {
      padding-block-end: 56dvh;
    }
    :host([data-lesson]) :is(.title p, nav) {
      display: none;
    }
    :host([data-lesson]) board-stage {
      grid-template-rows: min(96vw, 27dvh) auto;
    }
    :host([data-lesson]) race-controls {
      inset-block-end: calc(env(safe-area-inset-bottom) + var(--touch) + var(--space-1));
    }
  }
`;
