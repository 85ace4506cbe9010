// The room that a picture has on the page.

import { css } from 'lit';

/** @import { LitElement } from 'lit' */

/** A picture fills the element it stands in. */
export const pictureStyle = css`
  .plot {
    position: relative;
    min-height: 0;
    overflow: hidden;
  }
  svg.picture {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

/** The size of an element's letters, in pixels. */
export const remOf = (element = document.documentElement) =>
  Number.parseFloat(getComputedStyle(element).fontSize);

/**
 * The size of a view's picture, in pixels: of its element `.plot`, or of the view if it has none. The view renders again when the size
 * changes.
 * @param {LitElement} view
 */
export function roomOf(view) {
  const room = { width: 0, height: 0 };
  /** @type {Element | null} */
  let seen = null;
  const resize = ({ width = 0, height = 0 } = {}) => {
    if (width === room.width && height === room.height) return;
    Object.assign(room, { width, height });
    view.requestUpdate();
  };
  const resized = new ResizeObserver(([entry]) => resize(entry?.contentRect));
  /** @param {Element | null} element */
  const see = (element) => {
    if (element === seen) return;
    resized.disconnect();
    seen = element;
    if (seen) resized.observe(seen);
  };
  view.addController({
    hostConnected: () => view.requestUpdate(),
    hostUpdated: () => see(view.renderRoot.querySelector('.plot') ?? view),
    hostDisconnected() {
      see(null);
      // An element outside the page has no size and no letters, and may still render.
      resize();
    },
  });
  return room;
}
