// Two facing histograms, a line between them, and below it the cost of each place of the line.
//
// A column is a depth forward and, counted from the other end, a depth backward. So work forward lies to the left of
// one vertical line, and work backward to its right.

import { linesOf, widthOf } from '../kit/lines.js';
import { words } from '../words/words.js';
import { LETTER, LINE, pathOf, short, textAt } from './axes.js';
import { colourOf, keysAt, keysOf, ROW } from './colour-key.js';
import { countScale, namedEvery } from './histogram.js';

/** @import { Drawing, Facing, Ink, Shape, Size } from './figure.js' */

/**
 * Layout in pixels: the histograms stand on `up` and hang from `down`, with depths numbered between; costs lie between
 * `ceiling` and `floor`. `x` is the left edge of a column.
 * @typedef {{left: number, right: number, top: number, up: number, down: number, bottom: number, ceiling: number, floor: number,
 *   step: number, x: (column: number) => number, said: string[], whose: string[], keys: {x: number, row: number}[]}} Frame
 */

/** Least room for an axis's numbers, in em. */
const NUMBERS = 3.4;

/** Room for a name, in em. */
const NAME = 1.3;

/** @type {(figure: Facing, size: Size) => Frame} */
export function frameOf(figure, { width, height, rem }) {
  const { costs, said, laid } = figure;
  const numbers = [mostOf(figure), Math.max(1, ...costs)].flatMap((most) =>
    countScale(most, false).ticks.map((tick) => widthOf(words.format.compact(tick))),
  );
  const [left, right] = [
    short(Math.max(NUMBERS, 0.5 + 0.85 * Math.max(...numbers)) * rem),
    short(width - 0.5 * rem),
  ];
  const lines = linesOf(said, width, rem, true);
  const whose = laid ? linesOf(laid.name, width, LETTER * rem) : [];
  const keys = laid ? keysOf(laid.parts, width, rem) : [];
  const rows = laid ? (keys.at(-1)?.row ?? 0) + 1 : 0;
  const head = LINE * (lines.length + whose.length);
  const top = (0.5 + head + ROW * rows + NAME) * rem;
  const floor = height - 1.6 * rem;
  const band = 2.3 * rem;
  // Costs take a quarter; the names of both histograms lie between.
  const names = 2 * NAME * rem;
  const ceiling = top + 0.72 * (floor - top) + names;
  const half = Math.max(0, (ceiling - names - top - band) / 2);
  // Includes the last depth of each side, which no pair needs.
  const step = (right - left) / (costs.length + 1);
  const up = short(top + half);
  return {
    ...{ left, right, step, said: lines, up, whose, keys },
    ...{ top: short(top), down: short(up + band), bottom: short(up + band + half) },
    ...{ ceiling: short(ceiling), floor: short(floor) },
    x: (column) => left + (column + 1) * step,
  };
}

/** The place of the line nearest to an x coordinate. @type {(figure: Facing, size: Size, x: number) => number} */
export function thresholdAt(figure, size, x) {
  const { left, step } = frameOf(figure, size);
  const nearest = Math.round((x - left) / step) - 1;
  return Math.max(0, Math.min(figure.costs.length - 1, nearest));
}

/** @type {(figure: Facing, size: Size, ink: Ink) => Drawing} */
export function drawFacing(figure, size, ink) {
  const frame = frameOf(figure, size);
  const { rem } = size;
  const lines = frame.said.map((line, n) =>
    textAt(0, (0.9 + LINE * n) * rem, line, {
      'font-size': short(rem),
      'font-weight': 600,
      fill: ink.ink,
    }),
  );
  return {
    shapes: [
      ...lines,
      ...columnsOf(figure, frame, size, ink),
      ...laidOver(figure, frame, size, ink),
      ...pairsOf(figure, frame, size, ink),
      ...numbersOf(figure, frame, size, ink),
      ...costsOf(figure, frame, size, ink),
      ...lineOf(figure, frame, size, ink),
    ],
    marks: [],
  };
}

/** Few pairs: each position is a dot, filled if it must be expanded, and each pair a line. @param {Facing} figure @param {Frame} frame @param {Size} size @param {Ink} ink @returns {Shape[]} */
function pairsOf({ forward, backward, costs, at, pairs }, frame, { rem }, ink) {
  if (!pairs) return [];
  const { up, down, top, right, step, x } = frame;
  const last = costs.length - 1;
  const most = Math.max(1, ...forward, ...backward);
  const apart = Math.min(1.1 * rem, (up - top) / most);
  const radius = Math.min(0.3 * step, 0.4 * apart);
  /** @type {(counts: readonly number[], axis: number, away: number, column: (depth: number) => number) => {x: number, y: number, depth: number}[]} */
  const dots = (counts, axis, away, column) =>
    counts.flatMap((count, depth) =>
      Array.from({ length: count }, (_, n) => ({
        x: x(column(depth)) + step / 2,
        y: axis + away * (n + 0.5) * apart,
        depth,
      })),
    );
  const above = dots(forward, up, -1, (depth) => depth);
  const below = dots(backward, down, 1, (depth) => last - 1 - depth);
  const lines = above.flatMap((u) =>
    below.flatMap((v) =>
      u.depth + v.depth < last ? [`M${short(u.x)} ${short(u.y)}L${short(v.x)} ${short(v.y)}`] : [],
    ),
  );
  const isWanted = { above: at, below: last - at };
  const full = [
    ...above.filter(({ depth }) => depth < isWanted.above),
    ...below.filter(({ depth }) => depth < isWanted.below),
  ];
  const path = (/** @type {typeof above} */ some) =>
    some.map((dot) => dotAt(dot.x, dot.y, radius)).join('');
  const rest = [...above, ...below].filter((dot) => !full.includes(dot));
  return [
    pathOf(lines.join(''), { stroke: ink.line, 'stroke-width': 0.5 }),
    pathOf(path(rest), { fill: ink.paper, stroke: ink.accent, 'stroke-width': 1.5 }),
    pathOf(path(full), { fill: ink.accent, stroke: ink.accent, 'stroke-width': 1.5 }),
    textAt(right, top - 0.4 * rem, pairs, {
      'font-size': short(0.9 * rem),
      fill: ink.muted,
      'text-anchor': 'end',
    }),
  ];
}

/** @param {NonNullable<Facing['laid']>} laid @param {readonly number[]} costs */
const stacksOf = ({ stacks }, costs) => stacks.map((side) => side.slice(0, costs.length));

/** @param {Pick<Facing, 'forward' | 'backward' | 'costs' | 'laid'>} figure */
const mostOf = ({ forward, backward, costs, laid }) =>
  Math.max(
    1,
    ...forward,
    ...backward,
    ...(laid ? stacksOf(laid, costs).flat() : []).map((stack) => stack.reduce((a, b) => a + b, 0)),
  );

/** Overlaid columns, half as wide, with their colour key. @param {Facing} figure @param {Frame} frame @param {Size} size @param {Ink} ink @returns {Shape[]} */
function laidOver({ forward, backward, costs, laid }, frame, { rem }, ink) {
  if (!laid) return [];
  const { up, down, top, step, x, said, whose, keys } = frame;
  const { part } = countScale(mostOf({ forward, backward, costs, laid }), false);
  const last = costs.length - 1;
  const wide = short(0.5 * step);
  const pieces = laid.parts.map(() => /** @type {string[]} */ ([]));
  stacksOf(laid, costs).forEach((depths, side) => {
    const away = side === 0 ? -1 : 1;
    const axis = side === 0 ? up : down;
    depths.forEach((stack, depth) => {
      const left = short(x(side === 0 ? depth : last - 1 - depth) + 0.25 * step);
      let before = 0;
      stack.forEach((count, n) => {
        if (count === 0) return;
        const [from, to] = [before, before + count].map((sum) =>
          short(axis + away * part(sum) * (up - top)),
        );
        pieces[n]?.push(`M${left} ${from}V${to}h${wide}V${from}z`);
        before += count;
      });
    });
  });
  const below = LINE * said.length * rem;
  return [
    ...whose.map((line, n) =>
      textAt(0, below + (0.9 + LINE * n) * rem, line, {
        'font-size': short(0.9 * rem),
        fill: ink.ink,
      }),
    ),
    ...keysAt(laid.parts, keys, below + LINE * whose.length * rem, rem, ink),
    ...laid.parts.map(({ fill }, n) =>
      pathOf((pieces[n] ?? []).join(''), {
        fill: colourOf(fill, ink),
        stroke: ink.paper,
        'stroke-width': 0.5,
      }),
    ),
  ];
}

/**
 * The bars of both sides, filled where positions must be expanded.
 * @param {Facing} figure @param {Frame} frame @param {Size} size @param {Ink} ink @returns {Shape[]}
 */
function columnsOf({ forward, backward, costs, at, names, laid, pairs }, frame, { rem }, ink) {
  const { left, right, up, down, top, bottom, step, x } = frame;
  const last = costs.length - 1;
  const { part, ticks } = countScale(mostOf({ forward, backward, costs, laid }), false);
  const tall = (/** @type {number} */ count) =>
    count > 0 ? Math.max(1.5, part(count) * (up - top)) : 0;
  const bar = (/** @type {number} */ column, /** @type {number} */ y) =>
    `h${short(step - Math.min(2, step / 5))}v${short(y)}H${short(x(column) + Math.min(1, step / 10))}z`;
  const upward = (/** @type {number} */ n) =>
    `M${short(x(n) + Math.min(1, step / 10))} ${short(up - tall(forward[n] ?? 0))}${bar(n, tall(forward[n] ?? 0))}`;
  const downward = (/** @type {number} */ n) => {
    const column = last - 1 - n;
    return `M${short(x(column) + Math.min(1, step / 10))} ${down}${bar(column, tall(backward[n] ?? 0))}`;
  };
  const all = [
    ...forward.map((count, n) => ({ count, d: upward(n), isWanted: n < at })),
    ...backward.map((count, n) => ({ count, d: downward(n), isWanted: n < last - at })),
  ].filter(({ count }) => count > 0);
  const path = (/** @type {boolean} */ wanted) =>
    all.flatMap(({ d, isWanted }) => (isWanted === wanted ? [d] : [])).join('');
  const grid = ticks.map((tick) => part(tick) * (up - top));
  const letters = { 'font-size': short(0.85 * rem), fill: ink.muted, 'text-anchor': 'end' };
  const name = { 'font-size': short(0.9 * rem), fill: ink.ink };
  // Numbers closer than a line's height are left out.
  const room = ticks.length > 1 ? (up - top) / part(ticks.at(-1) ?? 1) / (ticks.length - 1) : 0;
  const named = ticks.filter((_, n) => n > 0 && (room > rem || n === ticks.length - 1));
  return [
    pathOf(
      grid
        .map((y) => `M${left} ${short(up - y)}H${right}M${left} ${short(down + y)}H${right}`)
        .join(''),
      {
        stroke: ink.line,
      },
    ),
    ...named.flatMap((tick) =>
      [up - part(tick) * (up - top), down + part(tick) * (up - top)].map((y) =>
        textAt(left - 0.4 * rem, y + 0.3 * rem, words.format.compact(tick), letters),
      ),
    ),
    ...(pairs
      ? []
      : [
          pathOf(path(false), { fill: ink.accent, 'fill-opacity': 0.28 }),
          pathOf(path(true), { fill: ink.accent }),
        ]),
    textAt(left, top - 0.4 * rem, names.forward, name),
    textAt(left, bottom + 0.95 * rem, names.backward, name),
  ];
}

/** @param {Facing} figure @param {Frame} frame @param {Size} size @param {Ink} ink @returns {Shape[]} */
function numbersOf({ costs, names }, { left, up, down, step, x }, { rem }, ink) {
  const last = costs.length - 1;
  const every = namedEvery(step, 1.5 * rem);
  const letters = { 'font-size': short(0.85 * rem), fill: ink.muted, 'text-anchor': 'middle' };
  const rows = [up + 0.95 * rem, down - 0.35 * rem];
  const depths = Array.from({ length: last + 1 }, (_, depth) => depth);
  return [
    ...depths.flatMap((depth) =>
      depth % every === 0
        ? [
            textAt(x(depth) + step / 2, rows[0] ?? 0, `${depth}`, letters),
            textAt(x(last - 1 - depth) + step / 2, rows[1] ?? 0, `${depth}`, letters),
          ]
        : [],
    ),
    ...rows.map((y) =>
      textAt(left - 0.4 * rem, y, names.depth, { ...letters, 'text-anchor': 'end' }),
    ),
  ];
}

/** @param {Facing} figure @param {Frame} frame @param {Size} size @param {Ink} ink @returns {Shape[]} */
function costsOf({ costs, best, names }, { left, right, ceiling, floor, x }, { rem }, ink) {
  const { part, ticks } = countScale(Math.max(1, ...costs), false);
  const y = (/** @type {number} */ cost) => floor - part(cost) * (floor - ceiling);
  const letters = { 'font-size': short(0.85 * rem), fill: ink.muted };
  const shown = [0, ticks.at(-1) ?? 0];
  const curve = costs.map((cost, at) => `${at > 0 ? 'L' : 'M'}${short(x(at))} ${short(y(cost))}`);
  const dots = costs.map((cost, at) => dotAt(x(at), y(cost), 0.14 * rem));
  const least = costs[best] ?? 0;
  const [across, isLate] = [x(best), x(best) > (left + right) / 2];
  return [
    pathOf(shown.map((cost) => `M${left} ${short(y(cost))}H${right}`).join(''), {
      stroke: ink.line,
    }),
    ...shown.map((cost) =>
      textAt(left - 0.4 * rem, y(cost) + 0.3 * rem, words.format.compact(cost), {
        ...letters,
        'text-anchor': 'end',
      }),
    ),
    textAt(left, ceiling - 0.4 * rem, names.cost, { ...letters, fill: ink.ink }),
    pathOf(curve.join(''), { stroke: ink.ink, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    pathOf(dots.join(''), { fill: ink.ink }),
    pathOf(dotAt(across, y(least), 0.42 * rem), { stroke: ink.accent, 'stroke-width': 2.5 }),
    textAt(across, floor + 1.25 * rem, names.best, {
      'font-size': short(0.9 * rem),
      'font-weight': 600,
      fill: ink.accent,
      'text-anchor': isLate ? 'end' : 'start',
    }),
  ];
}

/** @param {Facing} figure @param {Frame} frame @param {Size} size @param {Ink} ink @returns {Shape[]} */
function lineOf({ at, costs }, { top, bottom, ceiling, floor, x }, { rem }, ink) {
  const { part } = countScale(Math.max(1, ...costs), false);
  const across = short(x(at));
  const middle = top + 0.5 * rem;
  const y = floor - part(costs[at] ?? 0) * (floor - ceiling);
  return [
    pathOf(`M${across} ${top}V${bottom}M${across} ${ceiling}V${floor}`, {
      stroke: ink.ink,
      'stroke-width': 2,
    }),
    pathOf(
      `M${short(across - 0.55 * rem)} ${short(middle)}l${short(0.4 * rem)} ${short(-0.5 * rem)}v${short(rem)}z` +
        `M${short(across + 0.55 * rem)} ${short(middle)}l${short(-0.4 * rem)} ${short(-0.5 * rem)}v${short(rem)}z`,
      { fill: ink.ink },
    ),
    pathOf(dotAt(across, y, 0.28 * rem), { fill: ink.ink }),
  ];
}

/** @type {(x: number, y: number, radius: number) => string} */
const dotAt = (x, y, radius) => {
  const r = short(radius);
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
};
