/**
 * The pointer on a board: it drags a piece, or else it orbits; a press without a drag is a tap, and
 * two where a tap has no meaning turn the camera home. Keeps neither camera nor piece of its own:
 * it asks and tells its owner.
 */
import { ease } from './ease.js';
import { HOME, withinLimits } from './projection.js';
import { isStill, tween } from './tween.js';

/** @typedef {import('./projection.js').Camera} Camera */
/** @typedef {import('./projection.js').Point} Point */

/** Radians for each CSS pixel: half the board's width is about a third of a turn. */
const TURN = 0.007;
/** A finger trembles; less than this many pixels is no drag. */
const SLACK = 5;
/** Two presses within this many milliseconds and pixels are a double press. */
const DOUBLE = { time: 400, space: 24 };

/**
 * Points are in CSS pixels from the surface's top left.
 * @typedef {object} Owner
 * @property {() => Camera} camera
 * @property {(camera: Camera) => void} orbit
 * @property {(point: Point) => boolean} grab whether a piece is there to drag; if so, it is held
 * @property {(pulled: Point) => void} drag how far the held piece is pulled
 * @property {(kept: boolean) => void} drop lets go of the held piece; not kept when the press was lost
 * @property {(point: Point) => boolean} means whether a tap there has a meaning
 * @property {(point: Point) => void} tap
 * @property {() => void} home
 * @property {(point: Point | null) => void} hover a pointer over the board and not pressed, or none
 */

/**
 * @param {HTMLElement} surface
 * @param {Owner} owner
 * @returns {() => void} stops listening
 */
export function listenForPointer(surface, owner) {
  /** @type {{id: number, x: number, y: number, start: Camera, held: boolean, dragged: boolean} | null} */
  let press = null;
  /** The last tap without a meaning, which a second one completes. @type {{x: number, y: number, time: number} | null} */
  let idle = null;
  const stop = new AbortController();
  const on = (/** @type {string} */ type, /** @type {(event: PointerEvent) => void} */ listener) =>
    surface.addEventListener(type, (event) => listener(/** @type {PointerEvent} */ (event)), {
      signal: stop.signal,
    });
  const place = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const { left, top } = surface.getBoundingClientRect();
    return /** @type {Point} */ ([clientX - left, clientY - top]);
  };
  on('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      start: owner.camera(),
      held: owner.grab(place(event)),
      dragged: false,
    };
    surface.setPointerCapture(event.pointerId);
  });
  // A finger on a piece drags it up and down too, where elsewhere it would scroll the page.
  surface.addEventListener(
    'touchstart',
    (event) => {
      if (press?.held && event.touches.length === 1) event.preventDefault();
    },
    { passive: false, signal: stop.signal },
  );
  on('pointermove', (event) => {
    if (!press) return owner.hover(event.pointerType === 'touch' ? null : place(event));
    if (press.id !== event.pointerId) return;
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (Math.hypot(dx, dy) > SLACK) press.dragged = true;
    if (!press.dragged) return;
    if (press.held) return owner.drag([dx, dy]);
    // The board follows the hand: pulled to the right, it shows more of its left.
    owner.orbit(
      withinLimits({ yaw: press.start.yaw - dx * TURN, pitch: press.start.pitch + dy * TURN }),
    );
  });
  on('pointerup', (event) => {
    if (press?.id !== event.pointerId) return;
    const { held, dragged } = press;
    press = null;
    if (held) owner.drop(dragged);
    if (dragged) return;
    const point = place(event);
    const [x, y] = point;
    const time = event.timeStamp;
    const second =
      idle && time - idle.time < DOUBLE.time && Math.hypot(x - idle.x, y - idle.y) < DOUBLE.space;
    const meant = owner.means(point);
    idle = meant || second ? null : { x, y, time };
    if (second && !meant) owner.home();
    else owner.tap(point);
  });
  // The browser took the finger, to scroll the page.
  on('pointercancel', () => {
    if (press?.held) owner.drop(false);
    press = null;
  });
  on('pointerleave', () => owner.hover(null));
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
export const glideHome = (from, look) =>
  tween(isStill() ? 0 : GLIDE, (t) => {
    const left = 1 - ease(t);
    look({
      yaw: HOME.yaw + (from.yaw - HOME.yaw) * left,
      pitch: HOME.pitch + (from.pitch - HOME.pitch) * left,
    });
  });
