// The room that a picture has on the page.

import { css } from 'lit';

/** @import { LitElement, ReactiveController } from 'lit' */

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
    font-variant-numeric: tabular-nums;
  }
`;

/** The size of an element's letters, in pixels. */
export const remOf = (element = document.documentElement) =>
  Number.parseFloat(getComputedStyle(element).fontSize);

/**
 * The size of a view's picture, in pixels; the view renders again when the size changes.
 * @implements {ReactiveController}
 */
export class Room {
  width = 0;
  height = 0;
  #view;
  #selector;
  /** @type {Element | null} */
  #seen = null;
  #resized = new ResizeObserver(([entry]) => this.#fit(entry?.contentRect));

  /** @param {LitElement} view @param {string} [selector] of the element that the picture fills, by default the view */
  constructor(view, selector) {
    this.#view = view;
    this.#selector = selector;
    view.addController(this);
  }

  hostConnected() {
    if (this.#view.hasUpdated) this.hostUpdated();
  }

  hostUpdated() {
    const view = this.#view;
    const element = this.#selector ? view.renderRoot.querySelector(this.#selector) : view;
    if (!view.isConnected || element === this.#seen) return;
    this.#resized.disconnect();
    this.#seen = element;
    if (element) this.#resized.observe(element);
  }

  /** An element outside the page has no size and no letters, and may still render. */
  hostDisconnected() {
    this.#resized.disconnect();
    this.#seen = null;
    this.#fit();
  }

  /** @param {DOMRectReadOnly} [room] */
  #fit({ width, height } = new DOMRectReadOnly()) {
    if (width === this.width && height === this.height) return;
    Object.assign(this, { width, height });
    this.#view.requestUpdate();
  }
}
