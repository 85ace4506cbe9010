// The row of small pictures, one for each round or layer.

/** Most slots while they are wide, and in all. */
const [WIDE, MOST] = [18, 26];
/** Pixels between two. */
const GAP = 2;

/**
 * The slots of a row: the oldest rounds go.
 * @type {(rounds: number, width: number) => {first: number, slots: number, wide: number}}
 */
export function slotsOf(rounds, width) {
  const slots = rounds > WIDE ? MOST : WIDE;
  return { first: Math.max(0, rounds - slots), slots, wide: width / slots };
}

/** A small copy of a picture. @type {(picture: HTMLCanvasElement) => HTMLCanvasElement} */
export function smallOf(picture) {
  const small = document.createElement('canvas');
  [small.width, small.height] = [28, 68];
  const ink = small.getContext('2d');
  // Single nodes would vanish.
  for (let n = 0; n < 3; n++) ink?.drawImage(picture, 0, 0, small.width, small.height);
  return small;
}

/**
 * @param {CanvasRenderingContext2D} ink @param {{width: number, height: number}} frame
 * @param {readonly (HTMLCanvasElement | null)[]} pictures
 * @param {{chosen: number, ground: string, chosenGround: string}} look
 */
export function drawRounds(ink, { width, height }, pictures, { chosen, ground, chosenGround }) {
  const { first, wide } = slotsOf(pictures.length, width);
  ink.clearRect(0, 0, width, height);
  for (const [n, picture] of pictures.slice(first).entries()) {
    const isChosen = first + n === chosen;
    ink.globalAlpha = isChosen ? 0.2 : 1;
    ink.fillStyle = isChosen ? chosenGround : ground;
    ink.fillRect(n * wide, 0, wide - GAP, height);
    ink.globalAlpha = 1;
    if (picture) ink.drawImage(picture, n * wide, 0, wide - GAP, height);
  }
}
