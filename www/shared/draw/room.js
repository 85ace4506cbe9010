import { css } from 'lit';

/** @import { LitElement } from 'lit' */

/** A picture fills its element. */
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

/** Font size of an element in pixels. */
export const remOf = (element = document.documentElement) =>
  Number.parseFloat(getComputedStyle(element).fontSize);

/**
 * Size of a view's picture in pixels: of its element `.plot`, else of the view. A change of size renders the view
 * again.
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
      // A disconnected element has no size or font and may still render.
      resize();
    },
  });
  return room;
}
