// Arrow keys between elements of which one is in the tab order.

/** Focuses the next one that is visible. @param {KeyboardEvent} event @param {Iterable<HTMLElement>} all */
export function walk(event, all) {
  const shown = [...all].filter((one) => one.checkVisibility());
  const here = shown.indexOf(/** @type {HTMLElement} */ (event.target));
  const to = {
    ArrowRight: here + 1,
    ArrowDown: here + 1,
    ArrowLeft: here - 1,
    ArrowUp: here - 1,
    Home: 0,
    End: shown.length - 1,
  }[event.key];
  if (to === undefined || here < 0) return;
  // The page's own arrow keys move pieces.
  event.stopPropagation();
  event.preventDefault();
  shown[(to + shown.length) % shown.length]?.focus();
}
