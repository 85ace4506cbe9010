// The page's theme: the chosen one on its root, else the system's.

/** @import { State } from '../state/state.js' */

/** @typedef {State['theme']} Theme */

/** @type {(theme: Theme) => boolean} */
export const isDark = (theme) =>
  theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

/** @type {(theme: Theme) => void} */
export function wear(theme) {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
}
