/**
 * The pointer on a board: a drag orbits, a press without a drag is a tap. Keeps no camera of its
 * own; it is told where the camera was and says where it should be.
 */
import { ease } from './ease.js';
import { HOME, withinLimits } from './projection.js';

/** @typedef {import('./projection.js').Camera} Camera */

/** Radians for each CSS pixel: half the board's width is about a third of a turn. */
const TURN = 0.007;
/** A finger trembles; less than this many pixels is no drag. */
const SLACK = 5;

/**
 * @param {HTMLElement} surface
 * @param {object} owner
 * @param {() => Camera} owner.camera
 * @param {(camera: Camera) => void} owner.orbit
 * @param {(x: number, y: number) => void} owner.tap in CSS pixels from the surface's top left
 * @returns {() => void} stops listening
 */
export function listenForOrbit(surface, { camera, orbit, tap }) {
  /** @type {{id: number, x: number, y: number, start: Camera, dragged: boolean} | null} */
  let press = null;
  const stop = new AbortController();
  const on = (/** @type {string} */ type, /** @type {(event: PointerEvent) => void} */ listener) =>
    surface.addEventListener(type, (event) => listener(/** @type {PointerEvent} */ (event)), {
      signal: stop.signal,
    });
  on('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      start: camera(),
      dragged: false,
    };
    surface.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    if (press?.id !== event.pointerId) return;
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (Math.hypot(dx, dy) > SLACK) press.dragged = true;
    if (!press.dragged) return;
    // The board follows the hand: pulled to the right, it shows more of its left.
    orbit(withinLimits({ yaw: press.start.yaw - dx * TURN, pitch: press.start.pitch + dy * TURN }));
  });
  on('pointerup', (event) => {
    if (press?.id !== event.pointerId) return;
    const { left, top } = surface.getBoundingClientRect();
    if (!press.dragged) tap(event.clientX - left, event.clientY - top);
    press = null;
  });
  // The browser took the finger, to scroll the page.
  on('pointercancel', () => {
    press = null;
  });
  return () => stop.abort();
}

/** How long the camera takes to go home, in milliseconds. */
const GLIDE = 250;

/**
 * Turns the camera back to where it started: gently, or at once where motion is unwelcome.
 * @param {Camera} from
 * @param {(camera: Camera) => void} look
 * @returns {() => void} stops it where it is
 */
export function glideHome(from, look) {
  const start = performance.now();
  const length = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : GLIDE;
  const move = (/** @type {number} */ now) => {
    const t = now >= start + length ? 1 : Math.max(0, (now - start) / length);
    const left = 1 - ease(t);
    look({
      yaw: HOME.yaw + (from.yaw - HOME.yaw) * left,
      pitch: HOME.pitch + (from.pitch - HOME.pitch) * left,
    });
    if (t < 1) frame = requestAnimationFrame(move);
  };
  let frame = requestAnimationFrame(move);
  return () => cancelAnimationFrame(frame);
}
