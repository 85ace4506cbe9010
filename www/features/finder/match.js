// Which names fit what was typed: each word typed is the beginning of a word of theirs.

/** @typedef {{kind: string, name: string}} Named */

/** The words of a text in small letters, without accents; a star, as in A*, belongs to its word. @param {string} text */
const wordsIn = (text) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}*]+/gu) ?? [];

/** How well a name fits, the less the better; null where it does not. @param {Named} named @param {readonly string[]} typed */
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
 * @param {string} text what was typed
 * @returns {T[]}
 */
export function fitting(all, text) {
  const typed = wordsIn(text);
  const ranked = all.map((one) => ({ one, rank: rank(one, typed) }));
  return [0, 1, 2].flatMap((wanted) =>
    ranked.flatMap(({ one, rank }) => (rank === wanted ? [one] : [])),
  );
}
