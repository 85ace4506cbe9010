// The node of a map that is pointed at: it is marked in all pictures of the map.

let touched = '';
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {string} name */
export function touch(name) {
  if (name === touched) return;
  touched = name;
  for (const listener of listeners) listener();
}

export const touchedNode = () => touched;

/** @param {() => void} listener @returns {() => void} ends it */
export function onTouch(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
