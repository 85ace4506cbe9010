// Ink for canvases in the pixels of the screen.

/** The colour of the other side. @type {(colour: string) => string} */
export const darker = (colour) =>
  colour.replace(/[\d.]+/g, (number) => `${Math.round(Number(number) * 0.72)}`);

/** Ink for an empty canvas, in its own pixels. @param {HTMLCanvasElement} canvas */
export function inkOn(canvas) {
  const ratio = devicePixelRatio;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((size) =>
    Math.round(size * ratio),
  );
  if (canvas.width !== width || canvas.height !== height)
    [canvas.width, canvas.height] = [width ?? 0, height ?? 0];
  const ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  ink.setTransform(ratio, 0, 0, ratio, 0, 0);
  ink.clearRect(0, 0, canvas.width, canvas.height);
  ink.globalAlpha = 1;
  ink.setLineDash([]);
  return ink;
}

/** Copies a finished round under the next. @param {HTMLCanvasElement} ghost @param {HTMLCanvasElement} tree */
export function copied(ghost, tree) {
  const ink = inkOn(ghost);
  ink.globalAlpha = 0.7;
  ink.setTransform(1, 0, 0, 1, 0, 0);
  ink.drawImage(tree, 0, 0);
}

/** Makes what is drawn greyer. @param {HTMLCanvasElement} ghost @param {string} colour of the ghost @param {number} share of the way */
export function greyed(ghost, colour, share) {
  const ink = /** @type {CanvasRenderingContext2D} */ (ghost.getContext('2d'));
  ink.globalCompositeOperation = 'source-atop';
  ink.globalAlpha = share;
  ink.fillStyle = colour;
  ink.fillRect(0, 0, ghost.width, ghost.height);
  ink.globalCompositeOperation = 'source-over';
}

/** Milliseconds in which a round fades. */
const FADE = 250;

/** The end of a round: which share of the rest of its way a change goes in a frame. */
export class Fade {
  isOn = false;
  #ends = 0;
  #last = 0;

  /** @param {number} now milliseconds @param {boolean} isStill whether it is over at once */
  begin(now, isStill) {
    this.isOn = true;
    this.#last = now;
    this.#ends = isStill ? now : now + FADE;
  }

  /** @param {number} now @returns {number} 1 at the end */
  share(now) {
    if (now >= this.#ends) this.isOn = false;
    const share = this.isOn ? (now - this.#last) / (this.#ends - this.#last) : 1;
    this.#last = now;
    return share;
  }
}
