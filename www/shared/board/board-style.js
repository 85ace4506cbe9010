import { css } from 'lit';

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
    /* Vertical finger movement scrolls the page, unless it drags a piece (see pointer.js). */
    touch-action: pan-y pinch-zoom;
    /* Printing does not repaint the canvas. */
    object-fit: contain;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
    cursor: grab;
    /* Colours identify the cubes' faces, so forced colours must not replace them; patterns are optional. */
    forced-color-adjust: none;
  }
  canvas[data-live] {
    cursor: pointer;
  }
  canvas:active {
    cursor: grabbing;
  }
  canvas:focus {
    outline: none;
  }
`;
