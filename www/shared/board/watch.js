/** Watches the page for changes that affect boards. */

/** @import { LitElement } from 'lit' */

/** @param {() => void} changed @returns {() => void} stops watching */
export function watchTheme(changed) {
  const stop = new AbortController();
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    matchMedia(query).addEventListener('change', changed, { signal: stop.signal });
  }
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

/**
 * A media query matches one pixel ratio, so each change needs a new query. The ratio changes with zoom and when a
 * window moves to another screen.
 * @param {() => void} changed @returns {() => void}
 */
export function watchRatio(changed) {
  const stop = new AbortController();
  const listen = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        listen();
        changed();
      },
      { once: true, signal: stop.signal },
    );
  };
  listen();
  return () => stop.abort();
}

/**
 * Calls when a canvas must be repainted while its view is connected: the view's size, the theme or the pixel ratio changed.
 * @param {LitElement} view @param {() => void} again
 */
export function watchLooks(view, again) {
  const resized = new ResizeObserver(again);
  /** @type {(() => void)[]} */
  let undo = [];
  view.addController({
    hostConnected() {
      resized.observe(view);
      undo = [() => resized.disconnect(), watchTheme(again), watchRatio(again)];
    },
    hostDisconnected() {
      for (const stop of undo) stop();
    },
  });
}
