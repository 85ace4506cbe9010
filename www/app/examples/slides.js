// Slides as reveal.js has them, in a page of code: one section at a time, moved through by keys and taps, its number in the address. Slides
// out of view start no work.

const sections = [...document.querySelectorAll('.slides > section')];

const current = () =>
  Math.max(0, Math.min(sections.length, Number(location.hash.slice(2)) || 1) - 1);

function show() {
  for (const [number, section] of sections.entries()) {
    /** @type {HTMLElement} */ (section).hidden = number !== current();
  }
}

/** @param {number} by */
function go(by) {
  const to = Math.max(0, Math.min(sections.length - 1, current() + by));
  if (to !== current()) location.hash = `#/${to + 1}`;
}

/** @type {Readonly<Record<string, number>>} */
const KEYS = { ArrowRight: 1, PageDown: 1, ' ': 1, ArrowLeft: -1, PageUp: -1 };

addEventListener('hashchange', show);
addEventListener('keydown', (event) => {
  // Keys that a control on the slide has a use for are the control's.
  const by = KEYS[event.key];
  if (by === undefined || event.composedPath()[0] !== document.body) return;
  event.preventDefault();
  go(by);
});
addEventListener('click', ({ clientX, target }) => {
  if (target instanceof Element && target.closest('rolling-cubes-board, rolling-cubes-race, a'))
    return;
  if (clientX > innerWidth * 0.85) go(1);
  if (clientX < innerWidth * 0.15) go(-1);
});
show();
