/** Watches the page for changes that affect boards. Each function returns a function that stops watching. */

/** @param {() => void} changed @returns {() => void} */
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
 * Calls when a canvas must be repainted: its element's size, the theme or the pixel ratio changed.
 * @param {Element} element @param {() => void} again @returns {() => void}
 */
export function watchLooks(element, again) {
  const resized = new ResizeObserver(again);
  resized.observe(element);
  const undo = [() => resized.disconnect(), watchTheme(again), watchRatio(again)];
  return () => {
    for (const stop of undo) stop();
  };
}
