import { css, html, nothing } from 'lit';
import { words } from '../words/words.js';
import { icons } from './icons.js';

/** @import { RollingBoard } from '../board/rolling-board.js' */
/** @import { Degrees } from '../board/sight.js' */

/** A button in the corner of a turned board. Their parent must be positioned. */
export const viewResetStyle = css`
  .view {
    position: absolute;
    inset: auto auto 0 0;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    background: color-mix(in oklab, var(--paper), transparent 15%);
  }
  .view svg {
    flex: none;
  }
`;

/** @type {(camera: Degrees) => unknown} */
export const viewReset = (camera) =>
  camera === null
    ? nothing
    : html`<button
        class="view"
        aria-label=${words.board.resetView}
        title=${words.board.resetView}
        @click=${goHome}
      >
        ${icons.home}<span>${words.board.resetView}</span>
      </button>`;

/** @param {Event & {currentTarget: HTMLElement}} event */
function goHome({ currentTarget }) {
  /** @type {RollingBoard | null | undefined} */
  const board = currentTarget.parentElement?.querySelector('rolling-board');
  board?.home();
}
