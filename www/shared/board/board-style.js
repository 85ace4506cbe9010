import { css } from 'lit';

/** How `<rolling-board>` lies on the page. */
export const style = css`
  :host {
    display: block;
    position: relative;
    aspect-ratio: 1;
    min-width: 0;
    overflow: hidden;
    contain: strict;
  }
  :host([hidden]) {
    display: none;
  }
  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    /* A finger that moves up or down scrolls the page, unless it drags a piece (see pointer.js). */
    touch-action: pan-y pinch-zoom;
    /* On paper, where nothing is drawn anew. */
    object-fit: contain;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
    cursor: grab;
    /* The cubes' colours are what the page is about: they stay, with patterns besides. */
    forced-color-adjust: none;
  }
  canvas[data-live] {
    cursor: pointer;
  }
  canvas:active {
    cursor: grabbing;
  }
  /* Its cursor on the squares shows where the focus is. */
  canvas:focus {
    outline: none;
  }
`;
