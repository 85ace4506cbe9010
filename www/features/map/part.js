import { css } from 'lit';
import { isOpen } from '../../shared/state/challenge.js';
import { isDrawn } from '../../shared/state/puzzles.js';
import { redraw } from '../../shared/words/redraw.js';
import '../../shared/words/whole.js';
import './map-board.js';
import './map-dialog.js';
import './map-lanes.js';

/** @import { Shown } from '../../shared/kit/feature.d.ts' */

// The names of the gallery's maps have just been loaded.
redraw(document);

/** Whether each lane has a map of its own, so that no board is needed. @param {Shown} shown */
export const marks = ({ state }) => ({
  mapped:
    isDrawn(state.key) &&
    !isOpen(state) &&
    (state.view === 'race' || (state.view === 'play' && !state.lesson)),
});

export const style = css`
  :host([data-mapped]) .board:not(:has(.unsolvable)),
  :host([data-mapped][data-plain]) present-lanes {
    display: none;
  }
  @media screen and (min-width: 1100px) {
    :host([data-mapped][data-helped]:not([data-lesson])) {
      grid-template-columns: minmax(0, 1fr) minmax(17rem, 21rem);
    }
    :host([data-mapped][data-helped]:not([data-lesson])) help-panel {
      grid-column: 2;
    }
  }
  @media screen and (min-width: 800px) {
    :host([data-mapped]:not([data-lesson])) {
      grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
    }
    :host([data-mapped]:not([data-lesson])) .race {
      grid-row: 3;
    }
    :host([data-mapped]:not([data-plain], [data-view='play'])) .race {
      grid-template: auto minmax(0, 1fr) / minmax(14rem, 1fr) minmax(0, 3.4fr);
      column-gap: var(--space-4);
    }
    :host([data-mapped]:not([data-plain])) race-controls {
      grid-column: 1 / -1;
    }
    :host([data-mapped]:not([data-plain])) :is(.lanes, .lanes.many) {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      overflow: auto;
    }
    :host([data-mapped]:not([data-plain])) .add {
      display: flex;
    }
    :host([data-mapped]:not([data-plain])) .panel {
      grid-area: 2 / 2;
    }
    :host([data-mapped][data-lesson]:not([data-shelf])) {
      grid-template: auto auto minmax(0, 1fr) / minmax(min(17rem, 27vw), 0.72fr) minmax(0, 2fr);
    }
    :host([data-mapped][data-lesson]:not([data-shelf])) lesson-panel {
      grid-row: 2 / -1;
    }
    :host([data-mapped][data-lesson]:not([data-shelf])) :is(.board, .race) {
      grid-column: 2;
    }
    :host([data-mapped][data-lesson]:not([data-shelf])) .race {
      grid-row: 3;
    }
  }
  @media screen and (max-width: 799px) {
    :host([data-mapped][data-lesson]:not([data-shelf])) .race {
      grid-column: 1 / -1;
    }
    :host([data-mapped][data-lesson]:not([data-shelf])) lane-pictures {
      display: grid;
    }
  }
`;
