import { encode } from 'uqr';

/**
 * A QR code's dark modules as one SVG path, in units of a module, with a quiet zone of four.
 * @param {string} text
 * @returns {{size: number, path: string} | null} null if the text is too long
 */
export function qrOf(text) {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: 4 });
    return { size, path: data.map(rowOf).join('') };
  } catch {
    return null;
  }
}

/** @param {readonly boolean[]} row @param {number} y */
function rowOf(row, y) {
  let path = '';
  for (let x = 0; x < row.length; ) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
    x += 1;
  }
  return path;
}
