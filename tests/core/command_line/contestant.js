// A contest's program, right or with one of the mistakes that people make: node contestant.js tiles|cubes [mistake]
//
// Mistakes of tiles: empty (h counts the empty square), early (two sides stop where they first meet), closed (an inconsistent h,
// and nothing is opened again). Of cubes: exchanged (x for y), beyond (a number of over 30). Of both: crash, hang, much, little,
// words, silent.

import { readFileSync } from 'node:fs';

const [, , puzzle, mistake] = process.argv;

if (mistake === 'crash') throw new Error('out of range');
if (mistake === 'hang') for (;;);
if (mistake === 'silent') process.exit();
if (mistake === 'little') {
  process.stdin.destroy();
  process.exit();
}
if (mistake === 'much') console.log('0 '.repeat(1 << 20));
const words = readFileSync(0, 'utf8').split(/\s+/).filter(Boolean);
if (mistake === 'words') console.log('none');

const NEIGHBOURS = [...Array(9).keys()].map((square) =>
  [
    square - 3,
    square + 3,
    ...(square % 3 ? [square - 1] : []),
    ...(square % 3 < 2 ? [square + 1] : []),
  ].filter((other) => other >= 0 && other < 9),
);

/** @param {string} state @param {(piece: string, from: number, to: number) => string} moved @param {string} empty */
function successors(state, moved, empty) {
  const to = state.indexOf(empty);
  return (NEIGHBOURS[to] ?? []).map((from) => {
    const pieces = [...state];
    pieces[to] = moved(pieces[from] ?? '', from, to);
    pieces[from] = empty;
    return pieces.join('');
  });
}

/** @param {string} state @param {string} goal */
function manhattan(state, goal) {
  let sum = 0;
  for (const [square, tile] of [...state].entries()) {
    if (tile === '0' && mistake !== 'empty') continue;
    const wanted = goal.indexOf(tile);
    sum +=
      Math.abs((square % 3) - (wanted % 3)) +
      Math.abs(Math.trunc(square / 3) - Math.trunc(wanted / 3));
  }
  // With an odd tile on the first square nothing is known, so it falls by more than a move costs.
  return mistake === 'closed' && Number(state[0]) % 2 === 1 ? 0 : sum;
}

/** A* from one or both ends. @param {string} start @param {string} goal */
function tiles(start, goal) {
  const ends = mistake === 'early' ? [start, goal] : [start];
  const sides = ends.map((root, side) => ({
    target: side ? start : goal,
    lengths: new Map([[root, 0]]),
    closed: new Set(),
    /** By f. @type {[string, number][][]} */
    open: [[[root, 0]]],
  }));
  for (let turn = 0; ; turn += 1) {
    const side = sides[turn % sides.length];
    const next = side?.open.find((some) => some?.length)?.pop();
    if (!side || !next) return -1;
    const [state, length] = next;
    const met = sides[(turn + 1) % sides.length]?.lengths.get(state);
    if (sides.length > 1 && met !== undefined) return length + met;
    if (state === side.target) return length;
    if (mistake === 'closed' ? side.closed.has(state) : length > (side.lengths.get(state) ?? 0))
      continue;
    side.closed.add(state);
    for (const next of successors(state, (tile) => tile, '0')) {
      const known = side.lengths.get(next);
      if (
        (mistake === 'closed' && side.closed.has(next)) ||
        (known !== undefined && known <= length + 1)
      )
        continue;
      side.lengths.set(next, length + 1);
      const f = length + 1 + manhattan(next, side.target);
      side.open[f] ??= [];
      side.open[f].push([next, length + 1]);
    }
  }
}

/** IDA*, which takes the bound for the length. @param {string} start @param {string} goal */
function deepened(start, goal) {
  /** @type {(state: string, before: string, length: number, bound: number) => boolean} */
  const isFound = (state, before, length, bound) =>
    length + manhattan(state, goal) <= bound &&
    (state === goal ||
      successors(state, (tile) => tile, '0').some(
        (next) => next !== before && isFound(next, state, length + 1, bound),
      ));
  let bound = 0;
  while (!isFound(start, '', 0, bound)) bound += 1;
  return bound;
}

// A cube's colours above, before and beside: its letters in this order are one of six.
const CUBES = ['WRB', 'WBR', 'RWB', 'RBW', 'BWR', 'BRW'];

/** @param {string} piece @param {number} from @param {number} to */
function rolled(piece, from, to) {
  const [above, before, beside] = CUBES[Number(piece)] ?? '';
  const turned = Math.abs(from - to) === 1 ? [beside, before, above] : [before, above, beside];
  return `${CUBES.indexOf(turned.join(''))}`;
}

/** Breadth first from both ends. @param {string} start @param {string} goal */
function cubes(start, goal) {
  const ends = [...goal].reduce(
    (/** @type {string[]} */ all, top) =>
      all.flatMap((end) =>
        top === 'E'
          ? [`${end}E`]
          : [0, 1, 2, 3, 4, 5].filter((n) => CUBES[n]?.startsWith(top)).map((n) => `${end}${n}`),
      ),
    [''],
  );
  const seen = [new Set([start]), new Set(ends)];
  let layers = [[start], ends];
  if (seen[1]?.has(start)) return 0;
  for (let length = 1; mistake === 'beyond' || length <= 30; length += 1) {
    const side = (layers[0]?.length ?? 0) <= (layers[1]?.length ?? 0) ? 0 : 1;
    const next = [];
    for (const state of layers[side] ?? [])
      for (const other of successors(state, rolled, 'E')) {
        if (seen[1 - side]?.has(other)) return length;
        if (seen[side]?.has(other)) continue;
        seen[side]?.add(other);
        next.push(other);
      }
    layers = side ? [layers[0] ?? [], next] : [next, layers[1] ?? []];
  }
  return -1;
}

if (puzzle === 'tiles')
  console.log((mistake === 'empty' ? deepened : tiles)(words.join(''), '123456780'));
else
  for (let at = 0; words[at] !== undefined && words[at] !== '0'; at += 11) {
    const [x, y] = [Number(words[at]), Number(words[at + 1])];
    const empty = mistake === 'exchanged' ? (x - 1) * 3 + y - 1 : (y - 1) * 3 + x - 1;
    const start = [...Array(9).keys()].map((square) => (square === empty ? 'E' : '0')).join('');
    console.log(cubes(start, words.slice(at + 2, at + 11).join('')));
  }
