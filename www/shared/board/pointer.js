/**
 * Pointer gestures. A press drags a piece, or else the mouse orbits; a press without a drag is a tap, and a double tap
 * where taps do nothing resets the camera. One finger without a piece scrolls the page; two in parallel orbit. The
 * owner has the camera and the pieces.
 */
import { ease } from './ease.js';
import { HOME, withinLimits } from './projection.js';
import { together } from './touch.js';
import { isStill, tween } from './tween.js';

/** @import { Camera, Point } from './projection.js' */

/** Radians per CSS pixel: half the board's width is about a third of a turn. */
const TURN = 0.007;
/** Pixels below which a movement is a tremor, not a drag. */
const SLACK = 5;
/** Two presses within this many milliseconds and pixels are a double press. */
const DOUBLE = { time: 400, space: 24 };

/** Pulling right shows more of the board's left, as if the hand held it. @type {(from: Camera, way: Point) => Camera} */
const turned = ({ yaw, pitch }, [dx, dy]) =>
  withinLimits({ yaw: yaw - dx * TURN, pitch: pitch + dy * TURN });

/** @type {(event: TouchEvent) => readonly [Point, Point] | null} */
function pairOf({ touches }) {
  const [one, other, more] = touches;
  if (!one || !other || more) return null;
  return [
    [one.clientX, one.clientY],
    [other.clientX, other.clientY],
  ];
}

/**
 * Points are in CSS pixels from the surface's top left.
 * @typedef {object} Owner
 * @property {() => Camera} camera
 * @property {(camera: Camera) => void} orbit
 * @property {(point: Point) => boolean} grab holds the piece at the point; false if there is none to drag
 * @property {(pulled: Point, rested: number) => boolean} takes whether a finger that went this far, after resting this
 *   many milliseconds, drags the held piece
 * @property {(pulled: Point) => void} drag offset of the held piece
 * @property {(kept: boolean) => void} drop releases the held piece; `kept` is false if the press was cancelled
 * @property {(point: Point) => boolean} means whether a tap there does anything
 * @property {(point: Point) => void} tap
 * @property {() => void} home
 * @property {(point: Point | null) => void} hover an unpressed pointer over the board, or null
 */

/** @param {HTMLElement} surface @param {Owner} owner @returns {() => void} removes the listeners */
export function listenForPointer(surface, owner) {
  /**
   * `takes`: whether the finger drags the piece under it; null until it moves.
   * @type {{id: number, x: number, y: number, time: number, start: Camera, held: boolean, takes: boolean | null, dragged: boolean} | null}
   */
  let press = null;
  /** Start positions of two fingers, and whether they orbit. @type {{from: readonly [Point, Point], start: Camera, turns: boolean} | null} */
  let pair = null;
  /** The last tap without effect, which a second one makes a double tap. @type {{x: number, y: number, time: number} | null} */
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
  const letGo = () => {
    if (!press) return;
    if (press.held) owner.drop(false);
    press = { ...press, held: false, dragged: true };
  };
  on('pointerdown', (event) => {
    if (!event.isPrimary) return letGo();
    if (event.button !== 0) return;
    const held = owner.grab(place(event));
    press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      time: event.timeStamp,
      start: owner.camera(),
      held,
      // A mouse always drags.
      takes: event.pointerType === 'touch' ? null : true,
      dragged: false,
    };
    surface.setPointerCapture(event.pointerId);
  });
  /**
   * Decides by the first movement whether the finger drags its piece.
   * @param {number} dx @param {number} dy @param {number} time
   */
  const isTaken = (dx, dy, time) => {
    if (!press?.held) return false;
    press.takes ??= owner.takes([dx, dy], time - press.time);
    if (!press.takes) letGo();
    return press?.takes ?? false;
  };
  /** @param {TouchEvent} event */
  const turn = (event) => {
    const now = pairOf(event);
    if (!now || !pair) return;
    const way = together(pair.from, now);
    pair.turns ||= way !== null;
    if (!pair.turns) return;
    if (event.cancelable) event.preventDefault();
    if (way) owner.orbit(turned(pair.start, way));
  };
  // Unless the event is cancelled, the browser scrolls or pinches.
  surface.addEventListener(
    'touchmove',
    (event) => {
      const [finger, other] = event.touches;
      if (other) return turn(event);
      if (!press || !finger) return;
      const [dx, dy] = [finger.clientX - press.x, finger.clientY - press.y];
      if (Math.hypot(dx, dy) <= SLACK) return;
      if (isTaken(dx, dy, event.timeStamp) && event.cancelable) event.preventDefault();
    },
    { passive: false, signal: stop.signal },
  );
  const paired = (/** @type {TouchEvent} */ event) => {
    const from = pairOf(event);
    pair = from && { from, start: owner.camera(), turns: false };
  };
  for (const type of /** @type {const} */ (['touchstart', 'touchend', 'touchcancel'])) {
    surface.addEventListener(type, paired, { passive: true, signal: stop.signal });
  }
  on('pointermove', (event) => {
    if (!press) return owner.hover(event.pointerType === 'touch' ? null : place(event));
    if (press.id !== event.pointerId) return;
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (Math.hypot(dx, dy) > SLACK) press.dragged = true;
    if (!press.dragged) return;
    if (press.held && isTaken(dx, dy, event.timeStamp)) return owner.drag([dx, dy]);
    if (event.pointerType === 'touch') return;
    owner.orbit(turned(press.start, [dx, dy]));
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
  // The browser took the finger to scroll the page.
  on('pointercancel', () => {
    if (press?.held) owner.drop(false);
    press = null;
  });
  on('pointerleave', () => owner.hover(null));
  return () => stop.abort();
}

/** Milliseconds that the camera takes home. */
const GLIDE = 250;

/**
 * Turns the camera home: smoothly, or at once if reduced motion is preferred.
 * @param {Camera} from @param {(camera: Camera) => void} look
 * @returns {() => void} stops it
 */
export const glideHome = (from, look) =>
  tween(isStill() ? 0 : GLIDE, (t) => {
    const left = 1 - ease(t);
    look({
      yaw: HOME.yaw + (from.yaw - HOME.yaw) * left,
      pitch: HOME.pitch + (from.pitch - HOME.pitch) * left,
    });
  });
