import '../../shared/words/whole.js';
import { css, html } from 'lit';
import { WorkshopWork } from './workshop.js';
import './views/workshop-view.js';

/** @import { Tools, View } from '../../shared/kit/feature.d.ts' */

/** @param {Tools} tools */
export const work = ({ store, catalogue }) => [new WorkshopWork(store, catalogue)];

/** @type {View} */
export const view = {
  panel: ({ state, control, puzzle }) => html`<workshop-view
    .state=${state}
    .puzzle=${puzzle}
    .goal=${control.lines.goal(state)}
    .positionOf=${control.lines.positionsOf(state)}
  ></workshop-view>`,
};

/** On a phone lanes and board stand below: what is judged grows, and its verdict stays in sight. */
export const style = css`
  @media (max-width: 799px) {
    :host([data-view='workshop']) :is(.lanes, .board) {
      overflow-anchor: none;
    }
  }
`;
