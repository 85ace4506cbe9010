// Gestures on a canvas: drag, pinch, wheel, hover, tap. Positions are in the canvas's own pixels.

import { pointedAt } from '../../shared/kit/pointed.js';

/** Pixels on the screen that a pointer may move during a tap. */
const STRAY = 5;
/** Factor of a wheel's notch, about 100 pixels. */
const NOTCH = 1.25;

/**
 * @typedef {object} Hands
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, x: number, y: number) => void} zoom
 * @property {(x: number, y: number) => void} tap
 * @property {(x: number, y: number) => void} point a mouse hovers there
 * @property {() => void} leave
 */

/** @param {HTMLElement} element @param {Hands} hands @returns {() => void} removes the listeners */
export function listenForGestures(element, hands) {
  const stop = new AbortController();
  const { signal } = stop;
  /** @type {Map<number, {x: number, y: number, event: PointerEvent}>} */
  const down = new Map();
  let strayed = 0;
  const at = (/** @type {MouseEvent} */ event) => pointedAt(element, event);
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (down.size === 0) strayed = 0;
      down.set(event.pointerId, { ...at(event), event });
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId);
      const here = at(event);
      if (!before) {
        if (event.pointerType === 'mouse') hands.point(here.x, here.y);
        return;
      }
      const { clientX, clientY } = before.event;
      strayed += Math.hypot(event.clientX - clientX, event.clientY - clientY);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, { ...here, event });
      if (strayed < STRAY) return;
      if (!other) return hands.pan(here.x - before.x, here.y - before.y);
      // Each of two fingers contributes half of the movement.
      hands.pan((here.x - before.x) / 2, (here.y - before.y) / 2);
      const far = (/** @type {{x: number, y: number}} */ { x, y }) =>
        Math.max(20, Math.hypot(x - other.x, y - other.y));
      hands.zoom(far(here) / far(before), (here.x + other.x) / 2, (here.y + other.y) / 2);
    },
    { signal },
  );
  const lift = (/** @type {PointerEvent} */ event) => {
    const was = down.delete(event.pointerId);
    if (!was || event.type !== 'pointerup' || strayed >= STRAY || down.size > 0) return;
    const { x, y } = at(event);
    hands.tap(x, y);
  };
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
  element.addEventListener('pointerleave', () => hands.leave(), { signal });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { x, y } = at(event);
      // Converts lines and pages to pixels; a trackpad's pinch arrives as small wheel steps with ctrl.
      const pixels = event.deltaY * ([1, 16, 400][event.deltaMode] ?? 1) * (event.ctrlKey ? 8 : 1);
      hands.zoom(NOTCH ** (-Math.min(Math.max(pixels, -400), 400) / 100), x, y);
      if (event.deltaX !== 0 && !event.ctrlKey) hands.pan(-event.deltaX, 0);
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}
