// Finds items by any part of their names, and after these by other words for them and by their text.

/** `also` are other words for the item, `text` what it is about. @typedef {{kind: string, name: string, also?: string, text?: string}} Named */

/** Full-width and half-width, large and small letters, and Latin letters with and without accents are equal. @param {string} text */
const folded = (text) =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

const LETTER = /[\p{L}\p{N}]/u;

/** How a part is in a text, the best first: all of it, its beginning, the beginning of a word, inside. */
const [ALL, BEGINNING, WORD, INSIDE] = [0, 1, 2, 3];
/** Other words for an item count less than its name, and its text less than these. */
const [ALSO, TEXT] = [4, 6];

/** @param {string} text @param {string} part @returns {number | null} */
function placeOf(text, part) {
  const at = text.indexOf(part);
  if (at < 0) return null;
  if (at === 0) return text.length === part.length ? ALL : BEGINNING;
  for (let next = at; next >= 0; next = text.indexOf(part, next + 1))
    if (!LETTER.test(text[next - 1] ?? '')) return WORD;
  return INSIDE;
}

/** @param {{name: string, also: string, text: string}} one @param {string} part @returns {number | null} */
function rankOf({ name, also, text }, part) {
  const named = placeOf(name, part);
  if (named !== null) return named;
  const known = placeOf(also, part);
  if (known !== null) return known === INSIDE ? ALSO + 1 : ALSO;
  return text.includes(part) ? TEXT : null;
}

/** Folded once, as a lesson's text is long. @type {WeakMap<Named, {name: string, also: string, text: string}>} */
const kept = new WeakMap();

/** @param {Named} named */
function foldedOf(named) {
  const { kind, name, also = '', text = '' } = named;
  const known = kept.get(named) ?? {
    name: folded(name),
    also: folded(`${kind} ${also}`),
    text: folded(text),
  };
  kept.set(named, known);
  return known;
}

/**
 * The items that have every part that was typed, best first; equal ones keep their order.
 * @template {Named} T
 * @param {readonly T[]} all
 * @param {string} text
 * @returns {T[]}
 */
export function fitting(all, text) {
  const parts = folded(text).match(/[\p{L}\p{N}\p{M}*_]+/gu) ?? [];
  return all
    .flatMap((one) => {
      const own = foldedOf(one);
      let [worst, sum] = [0, 0];
      for (const part of parts) {
        const rank = rankOf(own, part);
        if (rank === null) return [];
        worst = Math.max(worst, rank);
        sum += rank;
      }
      return [{ one, worst, sum }];
    })
    .sort((a, b) => a.worst - b.worst || a.sum - b.sum)
    .map(({ one }) => one);
}
