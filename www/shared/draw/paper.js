import { laneStyle } from './lane-style.js';

/** @import { Ink } from './figure.js' */

/** Calls `made` in the light theme, for print. @template T @param {() => T} made */
export function onPaper(made) {
  // Colours follow the root's theme alone; it is restored before the next paint.
  const root = document.documentElement;
  const theme = root.dataset.theme;
  root.dataset.theme = 'light';
  try {
    return made();
  } finally {
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
  }
}

/** @param {HTMLElement} view an element that inherits the page's colours @returns {Ink} */
export function paperInk(view) {
  const probe = document.createElement('span');
  (view.shadowRoot ?? view).append(probe);
  const resolved = (/** @type {string} */ colour) => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const ink = onPaper(() => ({
    ink: resolved('var(--ink)'),
    muted: resolved('var(--ink-muted)'),
    line: resolved('var(--line)'),
    accent: resolved('var(--accent)'),
    paper: '#ffffff',
    lanes: Array.from({ length: 6 }, (_, id) => resolved(laneStyle(id).colour)),
  }));
  probe.remove();
  return { ...ink, lane: (id) => ink.lanes[id % ink.lanes.length] ?? ink.ink };
}
