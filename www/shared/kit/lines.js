// Text of a drawing in lines, which neither SVG nor an exported file breaks by itself. Nobody knows the font of a file, so widths
// are those of a wide one.

/** Full-width characters take one em in every font. */
const FULL =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** Widths of DejaVu Sans, a wide font, in em. */
const WIDTHS = /** @type {const} */ ([
  [/[ijlI.,:;'’|!]/u, 0.32],
  [/[ frt()[\]-]/u, 0.4],
  [/[mwMW≤≥=<>+−→]/u, 0.9],
  [/[A-ZÄÖÜ]/u, 0.7],
]);
const OTHERS = 0.62;
/** Bold letters relative to plain ones; full-width characters keep their width. */
const BOLD = 1.1;

/** Width of a text in em. @type {(text: string, isBold?: boolean) => number} */
export function widthOf(text, isBold = false) {
  let width = 0;
  for (const letter of text) {
    if (FULL.test(letter)) width += 1;
    else
      width +=
        (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS) * (isBold ? BOLD : 1);
  }
  return width;
}

const SIGN = /^[≤≥=<>+−→]$/u;
/** Marks that no line begins or ends with. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
const NOT_LAST = /[\p{Ps}\p{Pi}]$/u;
/** A phrase of Japanese ends with its particles. */
const BREAKS_JAPANESE = /\p{P}.|\p{sc=Hiragana}[^\p{sc=Hiragana}]/u;

/**
 * Unbreakable pieces of a text, spaces at their ends: words, in Japanese phrases.
 * @type {(text: string) => string[]}
 */
export function piecesOf(text) {
  const isJapanese = /\p{sc=Hiragana}|\p{sc=Katakana}/u.test(text);
  /** @type {string[]} */
  const pieces = [];
  let before = '';
  const wordsIn = wordsOf(text);
  wordsIn.forEach((word, n) => {
    const last = pieces.length - 1;
    const isFree =
      before.trim() === ''
        ? before !== '' && !SIGN.test(word) && !SIGN.test(wordsIn[n - 2] ?? '')
        : mayBreak(before, word, isJapanese);
    if (last < 0 || (isFree && word.trim() !== '')) pieces.push(word);
    else pieces[last] += word;
    before = word;
  });
  return pieces;
}

/** @param {string} before @param {string} word @param {boolean} isJapanese */
function mayBreak(before, word, isJapanese) {
  if (NOT_FIRST.test(word) || NOT_LAST.test(before)) return false;
  if (!FULL.test(before.at(-1) ?? '') && !FULL.test(word[0] ?? '')) return false;
  // A number keeps its counter.
  if (/\p{N}$/u.test(before)) return false;
  return !isJapanese || BREAKS_JAPANESE.test(`${before.at(-1)}${word[0]}`);
}

/** @param {string} text */
function wordsOf(text) {
  if (!Intl.Segmenter) return text.match(/\s+|\p{L}\p{sc=Han}?|[^\p{sc=Han}\s]+/gu) ?? [];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * A text in as few lines as fit the width, of similar length. Only a piece that is wider than a line is broken within.
 * @param {string} text @param {number} width @param {number} size of its letters, in the unit of the width
 * @param {boolean} [isBold] @returns {string[]}
 */
export function linesOf(text, width, size, isBold = false) {
  const most = width / size;
  const wide = (/** @type {string} */ part) => widthOf(part.trimEnd(), isBold);
  const pieces = piecesOf(text).flatMap((piece) => (wide(piece) > most ? [...piece] : [piece]));
  const even = wide(text) / Math.ceil(wide(text) / most);
  /** @type {string[]} */
  const lines = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && wide(last) < even && wide(last + piece) <= most)
      lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}
