/**
 * The pointer on a board: it drags a piece, or else a mouse orbits; a press without a drag is a tap, and
 * two where a tap has no meaning turn the camera home. One finger that is not dragging a piece scrolls the
 * page, and two that go the same way orbit. Keeps neither camera nor piece of its own: it asks and tells
 * its owner.
 */
import { ease } from './ease.js';
import { HOME, withinLimits } from './projection.js';
import { together } from './touch.js';
import { isStill, tween } from './tween.js';

/** @import { Camera, Point } from './projection.js' */

/** Radians for each CSS pixel: half the board's width is about a third of a turn. */
const TURN = 0.007;
/** A finger trembles; less than this many pixels is no drag. */
const SLACK = 5;
/** Two presses within this many milliseconds and pixels are a double press. */
const DOUBLE = { time: 400, space: 24 };

/** The board follows the hand: pulled to the right, it shows more of its left. @type {(from: Camera, way: Point) => Camera} */
const turned = ({ yaw, pitch }, [dx, dy]) =>
  withinLimits({ yaw: yaw - dx * TURN, pitch: pitch + dy * TURN });

/** Where two fingers are; null for any other number. @type {(event: TouchEvent) => readonly [Point, Point] | null} */
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
 * @property {(point: Point) => boolean} grab whether a piece is there to drag; if so, it is held
 * @property {(pulled: Point, rested: number) => boolean} takes whether a finger that went so far, after resting so many
 *   milliseconds, drags the held piece
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
  /**
   * What is pressed. `takes` is whether a finger drags the piece it was put on; null until it moves.
   * @type {{id: number, x: number, y: number, time: number, start: Camera, held: boolean, takes: boolean | null, dragged: boolean} | null}
   */
  let press = null;
  /** Where two fingers were put down, and whether they turn the board. @type {{from: readonly [Point, Point], start: Camera, turns: boolean} | null} */
  let pair = null;
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
  /** Lets go of what one finger or the mouse had, for good. */
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
      // Whatever a mouse is put on, it drags.
      takes: event.pointerType === 'touch' ? null : true,
      dragged: false,
    };
    surface.setPointerCapture(event.pointerId);
  });
  /** Whether the finger drags its piece, told by how it sets out. @param {number} dx @param {number} dy @param {number} time */
  const isTaken = (dx, dy, time) => {
    if (!press?.held) return false;
    press.takes ??= owner.takes([dx, dy], time - press.time);
    if (!press.takes) letGo();
    return press?.takes ?? false;
  };
  /** Two fingers set out together. @param {TouchEvent} event */
  const turn = (event) => {
    const now = pairOf(event);
    if (!now || !pair) return;
    const way = together(pair.from, now);
    pair.turns ||= way !== null;
    if (!pair.turns) return;
    if (event.cancelable) event.preventDefault();
    if (way) owner.orbit(turned(pair.start, way));
  };
  // What is not prevented here, the browser takes: it scrolls or pinches.
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
