// What the keys of a link that are about the page alone may say: the page's own list. The engine reads links for page, elements and
// command line alike, and takes in what stands here between the backticks when it is built, so that nobody keeps a second list.
//
// A line is a key, then its words, or the least and the greatest of its numbers. What a view can show is in a line of its own, and what the
// usual is comes first where a key has a usual.

const TABLE = `
view race tree statistics atlas floor exercises
lang en de
theme light dark
show-tree fate depth f iteration side node heuristic beside-1 beside-2 beside-3 beside-4 beside-5 beside-6 lane-1 lane-2 lane-3 lane-4 lane-5 lane-6
show-statistics depths iterations branching memory frontiers quality counters experiment generated expanded duplicates pruned growth linear touched lane-1 lane-2 lane-3 lane-4 lane-5 lane-6
show-atlas positions patterns log
show-floor forward-1 forward-2 forward-3 forward-4 forward-5 forward-6 backward-1 backward-2 backward-3 backward-4 backward-5 backward-6
camera -180..180 -180..180
speed 1..10000000
zoom 100..10000000 0..10000 0..20000
experiment 1..500 0..100 0..100 0..4294967295 1..20000000
`;

const lines = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [key = '', ...values] = line.split(' ');
      return [key, values];
    }),
);

/** What a key may say: its words, or its ranges as they are written. @type {(key: string) => readonly string[]} */
function valuesOf(key) {
  const values = lines.get(key);
  if (!values) throw new Error(`no key of the page is called '${key}'`);
  return values;
}

/** The words of a key; those that a view can show are of `show-` and its name. */
export const wordsOf = valuesOf;

/** The least and the greatest of the number at this place of a key's. @type {(key: string, place: number) => {min: number, max: number}} */
export function rangeOf(key, place) {
  const [min, max, ...more] = (valuesOf(key)[place] ?? '').split('..').map(Number);
  if (min === undefined || max === undefined || more.length > 0)
    throw new Error(`'${key}' has no range at ${place}`);
  return { min, max };
}
