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

/** Turns a finished round into the ghost of the next. @param {HTMLCanvasElement} ghost @param {HTMLCanvasElement} tree @param {string} colour */
export function greyed(ghost, tree, colour) {
  const ink = inkOn(ghost);
  ink.globalCompositeOperation = 'source-over';
  ink.globalAlpha = 0.7;
  ink.setTransform(1, 0, 0, 1, 0, 0);
  ink.drawImage(tree, 0, 0);
  ink.globalCompositeOperation = 'source-in';
  ink.globalAlpha = 1;
  ink.fillStyle = colour;
  ink.fillRect(0, 0, ghost.width, ghost.height);
  ink.globalCompositeOperation = 'source-over';
}
