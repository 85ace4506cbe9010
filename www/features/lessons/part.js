import '../../shared/words/whole.js';
import { css, html } from 'lit';
import { isDrawn } from '../../shared/state/puzzles.js';
import './views/lesson-panel.js';
import '../present/present-lanes.js';
import { plainStyle } from '../present/plain.js';

const lessonStyle = css`
  :host([data-shelf]) lesson-panel {
    grid-column: 1 / -1;
  }
  @media screen and (min-width: 800px) {
    :host([data-lesson]:not([data-shelf])) {
      grid-template-columns: minmax(19rem, 1fr) minmax(0, 0.9fr) minmax(0, 1.1fr);
    }
    :host([data-lesson][data-view='tree']:not([data-shelf])) {
      grid-template-columns: minmax(19rem, 1fr) minmax(0, 0.75fr) minmax(0, 1.25fr);
    }
    :host([data-lesson]:not([data-shelf], [data-view='race'], [data-view='tree'])) {
      grid-template-columns: minmax(19rem, 0.5fr) minmax(0, 1fr);
    }
    :host([data-staged]:not([data-shelf])) {
      grid-template-columns: minmax(19rem, 1fr) minmax(0, 0.5fr) minmax(0, 1.6fr);
    }
    :host([data-staged]) .verdict {
      min-height: 2.6em;
    }
    :host([data-staged][data-many]) .board {
      display: none;
    }
    :host([data-staged][data-many]) .race {
      grid-column: 2 / -1;
    }
    :host([data-staged][data-many]) lane-pictures {
      grid-auto-columns: minmax(6.5rem, 1fr);
    }
    lesson-panel {
      grid-area: 2 / 1;
    }
    :host([data-helped]) lesson-panel {
      display: none;
    }
  }
  /* Without room for three columns, lanes are below the board. */
  @media screen and (min-width: 800px) and (max-width: 1099px) {
    :host([data-lesson]:not([data-shelf])) {
      grid-template: auto minmax(0, 1fr) minmax(0, 1fr) / minmax(17rem, 1fr) minmax(0, 1.4fr);
    }
    :host([data-lesson]:not([data-shelf])) lesson-panel {
      grid-row: 2 / -1;
    }
    :host([data-lesson]) :is(.board, .race) {
      grid-column: 2;
    }
    :host([data-lesson][data-view='play']) .board {
      grid-row: 2 / -1;
    }
  }
  @media screen and (max-width: 799px) {
    /* A sheet over the lower half; its subject is above. */
    :host([data-lesson]:not([data-shelf])) {
      display: grid;
      grid-template: none / minmax(0, 1fr) minmax(0, 1.1fr);
      align-content: start;
      gap: var(--space-2);
      padding-block-end: 56dvh;
      --tree-height: max(6.5rem, 21dvh);
    }
    :host([data-lesson]:not([data-shelf])) :is(nav, race-chart, .verdict),
    :host([data-staged]) .board {
      display: none;
    }
    :host([data-lesson]) board-stage {
      grid-template-rows: 36dvh;
      margin: 0;
    }
    :host([data-lesson]) board-stage::part(goal) {
      inset: auto auto 0 0;
    }
    :host([data-lesson]:not([data-shelf])) .race {
      display: grid;
      grid-template: none / minmax(0, 1fr);
      align-content: start;
      margin: 0;
    }
    /* Shows the tree or chart; the board is one press away. */
    :host([data-lesson]:not([data-shelf], [data-view='play'], [data-view='race'])) .board {
      display: none;
    }
    :host([data-lesson][data-view='play']) .board {
      grid-column: 1 / -1;
    }
    :host([data-lesson]:not([data-shelf], [data-view='race'])) .race,
    :host([data-staged]) .race {
      grid-column: 1 / -1;
    }
    :host([data-staged]) lane-pictures {
      grid-template-rows: repeat(3, auto) 7rem auto auto auto 1rem;
    }
    :host([data-lesson]:not([data-shelf])) race-controls {
      position: static;
      padding: 0;
      border: 0;
    }
  }
  @media print {
    :host([data-lesson]) {
      padding: 0;
    }
    :host([data-lesson]:not([data-present])) :is(.top, main, footer, hand-out) {
      display: none;
    }
  }
`;

/** @import { Shown } from '../../shared/kit/feature.d.ts' */

/** @param {Shown} shown */
export function marks({ state: { lesson, tree, view, key }, presented }) {
  const isRead = lesson !== null && lesson.id !== '';
  return {
    lesson: lesson !== null,
    shelf: lesson !== null && !isRead && !presented,
    plain: isRead,
    // Pictures of its searches.
    staged: isRead && view === 'race' && !isDrawn(key) && !presented,
    // A step may ask for the heuristic beside the tree.
    ...(presented ? {} : { rule: isRead && tree.panel === 'heuristic' }),
  };
}

/** @param {Shown} shown */
export const before = ({ state: { lesson, alone }, presented, printing }) =>
  lesson &&
  html`<lesson-panel .lesson=${lesson} ?alone=${alone} ?presented=${presented} ?printing=${printing}></lesson-panel>`;

export const style = [plainStyle, lessonStyle];
