// What this page tells the page that has it as a frame, if one has.

/**
 * Sends a message up, to whoever it is: nothing of it is secret.
 * @param {'rolling-cubes-lesson' | 'rolling-cubes-exercise'} type
 * @param {object} detail
 */
export function tellHost(type, detail) {
  if (window.parent !== window) window.parent.postMessage({ type, detail }, '*');
}
