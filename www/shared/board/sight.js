/** The camera: turned by hand, or placed by the owner in whole degrees. */
import { HOME, withinLimits } from './projection.js';

/** @import { Camera } from './projection.js' */

/** Whole degrees; null is the initial camera. @typedef {{yaw: number, pitch: number} | null} Degrees */

const DEGREE = Math.PI / 180;

/** Milliseconds without a turn after which the hand rests. */
const REST = 250;

/** @type {(camera: Camera) => Degrees} */
function degreesOf({ yaw, pitch }) {
  const of = (/** @type {Camera} */ camera) => ({
    yaw: Math.round(camera.yaw / DEGREE),
    pitch: Math.round(camera.pitch / DEGREE),
  });
  const [here, home] = [of({ yaw, pitch }), of(HOME)];
  return here.yaw === home.yaw && here.pitch === home.pitch ? null : here;
}

/** @type {(degrees: Degrees) => Camera} */
export const cameraOf = (degrees) =>
  degrees ? withinLimits({ yaw: degrees.yaw * DEGREE, pitch: degrees.pitch * DEGREE }) : HOME;

/** @type {(a: Degrees, b: Degrees) => boolean} */
const isSame = (a, b) => a?.yaw === b?.yaw && a?.pitch === b?.pitch;

export class Sight {
  /** @type {Camera} */
  camera = HOME;
  #redraw;
  #tell;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {() => void} redraw
   * @param {(degrees: Degrees) => void} tell called with the new direction once the hand rests
   */
  constructor(redraw, tell) {
    this.#redraw = redraw;
    this.#tell = tell;
  }

  /** @param {Camera} camera */
  turn(camera) {
    this.camera = camera;
    this.#redraw();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(degreesOf(this.camera)), REST);
  }

  /** Keeps the exact camera if it rounds to these degrees. @param {Degrees} degrees */
  place(degrees) {
    const there = degreesOf(cameraOf(degrees));
    if (isSame(there, degreesOf(this.camera))) return;
    clearTimeout(this.#timer);
    this.camera = cameraOf(degrees);
    this.#redraw();
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
