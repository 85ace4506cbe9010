// Messages to the page that embeds this one as a frame.

/**
 * Sends to any origin, as nothing in the messages is secret.
 * @param {'rolling-cubes-lesson' | 'rolling-cubes-exercise'} type @param {object} detail
 */
export function tellHost(type, detail) {
  if (window.parent !== window) window.parent.postMessage({ type, detail }, '*');
}
