/** What may change about the page while a board is on it. Each returns how to stop. */

/**
 * Calls back when the page's colours may have changed.
 * @param {() => void} changed
 * @returns {() => void} stops
 */
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
 * Calls back when the device pixel ratio changes: a window moved to another screen, a page zoomed.
 * A media query knows one ratio only, so each change asks a new one.
 * @param {() => void} changed
 * @returns {() => void} stops
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
 * Calls whenever a canvas must be painted anew: its element has another size, the page another theme or ratio of pixels.
 * @param {Element} element
 * @param {() => void} again
 * @returns {() => void} to end it
 */
export function watchLooks(element, again) {
  const resized = new ResizeObserver(again);
  resized.observe(element);
  const undo = [() => resized.disconnect(), watchTheme(again), watchRatio(again)];
  return () => {
    for (const stop of undo) stop();
  };
}
