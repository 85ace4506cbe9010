/** Colours of a figure. */
export const INK = {
  ink: '#111',
  muted: '#666',
  line: '#ddd',
  accent: '#408',
  paper: '#fff',
  lane: (/** @type {number} */ id) => `#00${id}`,
};
