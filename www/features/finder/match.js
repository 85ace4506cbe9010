// Each word typed must begin a word of the name.

/** @typedef {{kind: string, name: string}} Named */

/** The words of a text in small letters, without accents; a star, as in A*, belongs to its word. @param {string} text */
const wordsIn = (text) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}*]+/gu) ?? [];

/** Smaller is better; null without a match. @param {Named} named @param {readonly string[]} typed */
function rank({ kind, name }, typed) {
  const own = wordsIn(name);
  const all = [...own, ...wordsIn(kind)];
  if (!typed.every((one) => all.some((word) => word.startsWith(one)))) return null;
  if (typed.length === own.length && typed.every((one, n) => one === own[n])) return 0;
  return typed.every((one, n) => own[n]?.startsWith(one)) ? 1 : 2;
}

/**
 * The matching items, best first; equal matches keep their order.
 * @template {Named} T
 * @param {readonly T[]} all
 * @param {string} text
 * @returns {T[]}
 */
export function fitting(all, text) {
  const typed = wordsIn(text);
  const ranked = all.map((one) => ({ one, rank: rank(one, typed) }));
  return [0, 1, 2].flatMap((wanted) =>
    ranked.flatMap(({ one, rank }) => (rank === wanted ? [one] : [])),
  );
}
