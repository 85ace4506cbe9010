/**
 * Pointer gestures. A press drags a piece, or else the mouse orbits; a press without a drag is a tap, and a double tap
 * where taps do nothing resets the camera. One finger without a piece scrolls the page; two in parallel orbit. The
 * owner has the camera and the pieces.
 */
import { pointedAt } from '../kit/pointed.js';
import { ease } from './ease.js';
import { HOME, withinLimits } from './projection.js';
import { together } from './touch.js';
import { isStill, tween } from './tween.js';

/** @import { Camera, Point } from './projection.js' */

/** Radians per pixel of the board: half the board's width is about a third of a turn. */
const TURN = 0.007;
/** Pixels on the screen below which a movement is a tremor, not a drag. */
const SLACK = 5;
/** Two presses within this many milliseconds and pixels on the screen are a double press. */
const DOUBLE = { time: 400, space: 24 };

/** Pulling right shows more of the board's left, as if the hand held it. @type {(from: Camera, way: Point) => Camera} */
const turned = ({ yaw, pitch }, [dx, dy]) =>
  withinLimits({ yaw: yaw - dx * TURN, pitch: pitch + dy * TURN });

/**
 * Points are in the surface's own CSS pixels from its top left.
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
   * @type {{id: number, x: number, y: number, at: Point, time: number, start: Camera, held: boolean, takes: boolean | null, dragged: boolean} | null}
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
  const place = (/** @type {PointerEvent | Touch} */ pointer) => {
    const { x, y } = pointedAt(surface, pointer);
    return /** @type {Point} */ ([x, y]);
  };
  /** @type {(at: Point, pointer: PointerEvent | Touch) => Point} */
  const pulled = ([x, y], pointer) => {
    const [toX, toY] = place(pointer);
    return [toX - x, toY - y];
  };
  /** @type {(event: TouchEvent) => readonly [Point, Point] | null} */
  const pairOf = ({ touches: [one, other, more] }) =>
    !one || !other || more ? null : [place(one), place(other)];
  /** @type {(from: {x: number, y: number}, to: PointerEvent | Touch) => number} */
  const strayed = ({ x, y }, { clientX, clientY }) => Math.hypot(clientX - x, clientY - y);
  const letGo = () => {
    if (!press) return;
    if (press.held) owner.drop(false);
    press = { ...press, held: false, dragged: true };
  };
  on('pointerdown', (event) => {
    if (!event.isPrimary) return letGo();
    if (event.button !== 0) return;
    const at = place(event);
    const held = owner.grab(at);
    press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      at,
      time: event.timeStamp,
      start: owner.camera(),
      held,
      // A mouse always drags.
      takes: event.pointerType === 'touch' ? null : true,
      dragged: false,
    };
    surface.setPointerCapture(event.pointerId);
  });
  /** Decides by the first movement whether the finger drags its piece. @param {Point} way @param {number} time */
  const isTaken = (way, time) => {
    if (!press?.held) return false;
    press.takes ??= owner.takes(way, time - press.time);
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
      if (strayed(press, finger) <= SLACK) return;
      const isOurs = isTaken(pulled(press.at, finger), event.timeStamp);
      if (isOurs && event.cancelable) event.preventDefault();
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
    if (strayed(press, event) > SLACK) press.dragged = true;
    if (!press.dragged) return;
    const way = pulled(press.at, event);
    if (press.held && isTaken(way, event.timeStamp)) return owner.drag(way);
    if (event.pointerType === 'touch') return;
    owner.orbit(turned(press.start, way));
  });
  on('pointerup', (event) => {
    if (press?.id !== event.pointerId) return;
    const { held, dragged } = press;
    press = null;
    if (held) owner.drop(dragged);
    if (dragged) return;
    const point = place(event);
    const time = event.timeStamp;
    const second = idle && time - idle.time < DOUBLE.time && strayed(idle, event) < DOUBLE.space;
    const meant = owner.means(point);
    idle = meant || second ? null : { x: event.clientX, y: event.clientY, time };
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
