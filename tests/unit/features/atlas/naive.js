// Rules and searches on plain strings, too simple to be wrong.

/** Layers by their start, as a text stands for one puzzle alone. @type {Map<string, string[][]>} */
const known = new Map();

/** @type {(start: string, next: (text: string) => string[]) => string[][]} */
export function naiveLayers(start, next) {
  const before = known.get(start);
  if (before) return before;
  const seen = new Set([start]);
  /** @type {string[][]} */
  const layers = [];
  for (let layer = [start]; layer.length > 0; ) {
    layers.push(layer);
    const below = layer.flatMap(next).filter((text) => !seen.has(text) && seen.add(text));
    layer = below;
  }
  known.set(start, layers);
  return layers;
}

/** @type {(text: string, a: number, b: number) => string} */
function exchanged(text, a, b) {
  const letters = [...text];
  [letters[a], letters[b]] = [letters[b] ?? '', letters[a] ?? ''];
  return letters.join('');
}

/** @type {(side: number) => [number, number][]} */
const neighbours = (side) =>
  Array.from({ length: side * side }, (_, n) => n).flatMap((n) => [
    ...((n + 1) % side ? [/** @type {[number, number]} */ ([n, n + 1])] : []),
    ...(n + side < side * side ? [/** @type {[number, number]} */ ([n, n + side])] : []),
  ]);

const [ofTiles, ofToys] = [neighbours(3), neighbours(4)];

export const toysNext = (/** @type {string} */ text) =>
  ofToys.map(([a, b]) => exchanged(text, a, b));

export const tilesNext = (/** @type {string} */ text) =>
  ofTiles
    .filter(([a, b]) => text[a] === '0' || text[b] === '0')
    .map(([a, b]) => exchanged(text, a, b));
