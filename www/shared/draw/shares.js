// Stacked columns of equal height: the share of each part among problems of a length.

import { LINE, linesOf, pathOf, short, textAt } from './axes.js';
import { namedEvery } from './histogram.js';

/** @import { Drawing, Fill, Ink, Mark, Shape, Shares, Size } from './figure.js' */

/** @typedef {Shares['panels'][number]['parts'][number]} Part */
/** @typedef {{top: number, bottom: number, left: number, right: number}} Room */

/** Average width of a letter, and of the sign before a name with its gaps, in em of the page. */
const LETTER = 0.47;
const KEY = 2.2;

/** Width of bold letters relative to an axis's letters. */
const WIDE = 1.4;

/** @type {(fill: Fill, ink: Ink) => string} */
export const colourOf = (fill, ink) => (fill === 'line' ? ink.line : ink.lane(fill));

/** @type {(figure: Shares, size: Size, ink: Ink) => Drawing} */
export function drawShares(figure, size, ink) {
  const { width, height, rem } = size;
  const { panels, lengths, said } = figure;
  const [left, right] = [short(3 * rem), short(width - 0.4 * rem)];
  const heads = panels.map((panel) => {
    const name = linesOf(panel.name, right, WIDE * rem);
    const keys = keysOf(panel.parts, right, rem);
    const rows = (keys.at(-1)?.row ?? 0) + 1;
    return { name, keys, tall: (LINE * name.length + ROW * rows + 0.3) * rem };
  });
  const foot = 2.9 * rem;
  const taken = heads.reduce((sum, { tall }) => sum + tall, foot + 0.6 * rem * (panels.length - 1));
  const tall = Math.max(0, (height - taken) / Math.max(1, panels.length));
  const [first, last] = [lengths[0] ?? 0, lengths.at(-1) ?? 0];
  const step = (right - left) / (last - first + 1);
  const middle = (/** @type {number} */ length) => left + (length - first + 0.5) * step;
  let top = 0;
  /** @type {Shape[]} */
  const shapes = [];
  /** @type {Mark[]} */
  const marks = [];
  panels.forEach((panel, n) => {
    const { name, keys, tall: head } = heads[n] ?? { name: [], keys: [], tall: 0 };
    const room = { left, right, top: short(top + head), bottom: short(top + head + tall) };
    shapes.push(...headOf(panel, name, keys, top, rem, ink));
    shapes.push(...gridOf(room, figure.scale, rem, ink));
    shapes.push(...columnsOf(panel, lengths, room, step, first, ink));
    lengths.forEach((length, column) => {
      const [lowest = 0, ...rest] = panel.counts[column] ?? [];
      const part = lowest / Math.max(1, lowest + rest.reduce((sum, count) => sum + count, 0));
      const y = room.bottom - part * (room.bottom - room.top);
      const datum = { x: length, y: part, said: said[column] ?? '' };
      marks.push({ x: short(middle(length)), y: short(y), series: n, datum });
    });
    top = room.bottom + 0.6 * rem;
  });
  const bottom = height - foot;
  const letters = { 'font-size': short(0.9 * rem), fill: ink.muted, 'text-anchor': 'middle' };
  const every = namedEvery(step, 1.7 * rem);
  const named = lengths.filter((length) => length % every === 0);
  return {
    shapes: [
      ...shapes,
      ...named.map((length) => textAt(middle(length), bottom + 1.2 * rem, `${length}`, letters)),
      textAt((left + right) / 2, height - 0.4 * rem, figure.x, letters),
    ],
    marks,
  };
}

/** Places of the colour key's entries, in as many rows as they need. @type {(parts: readonly Part[], width: number, rem: number) => {x: number, row: number}[]} */
export function keysOf(parts, width, rem) {
  let [x, row] = [0, 0];
  return parts.map(({ name }) => {
    const wide = (KEY + LETTER * name.length) * rem;
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1];
    const place = { x, row };
    x += wide;
    return place;
  });
}

/** Row height of the key, in em. */
export const ROW = 1.35;

/** @type {(parts: readonly Part[], keys: readonly {x: number, row: number}[], top: number, rem: number, ink: Ink) => Shape[]} */
export const keysAt = (parts, keys, top, rem, ink) =>
  parts.flatMap(({ name, fill }, n) => {
    const { x, row } = keys[n] ?? { x: 0, row: 0 };
    const y = top + (0.95 + ROW * row) * rem;
    const side = short(0.75 * rem);
    return [
      pathOf(`M${short(x)} ${short(y)}v${-side}h${side}v${side}z`, { fill: colourOf(fill, ink) }),
      textAt(x + 1.1 * rem, y, name, { 'font-size': short(0.9 * rem), fill: ink.ink }),
    ];
  });

/** @param {Shares['panels'][number]} panel @param {readonly string[]} name @param {readonly {x: number, row: number}[]} keys @param {number} top @param {number} rem @param {Ink} ink @returns {Shape[]} */
function headOf({ parts }, name, keys, top, rem, ink) {
  const below = top + LINE * name.length * rem;
  return [
    ...name.map((line, n) =>
      textAt(0, top + (0.85 + LINE * n) * rem, line, {
        'font-size': short(rem),
        'font-weight': 600,
        fill: ink.ink,
      }),
    ),
    ...keysAt(parts, keys, below, rem, ink),
  ];
}

/** @param {Room} room @param {readonly string[]} scale @param {number} rem @param {Ink} ink @returns {Shape[]} */
function gridOf({ left, right, top, bottom }, scale, rem, ink) {
  const at = (/** @type {number} */ part) => short(bottom - part * (bottom - top));
  return [
    pathOf([0, 1].map((part) => `M${left} ${at(part)}H${right}`).join(''), { stroke: ink.line }),
    ...scale.map((name, n) =>
      textAt(left - 0.4 * rem, at(n / 2) + 0.3 * rem, name, {
        'font-size': short(0.85 * rem),
        fill: ink.muted,
        'text-anchor': 'end',
      }),
    ),
  ];
}

/**
 * @param {Shares['panels'][number]} panel @param {readonly number[]} lengths @param {Room} room @param {number} step
 * @param {number} first @param {Ink} ink @returns {Shape[]}
 */
function columnsOf({ parts, counts }, lengths, { left, top, bottom }, step, first, ink) {
  const gap = Math.min(2, step / 5);
  const pieces = parts.map(() => /** @type {string[]} */ ([]));
  lengths.forEach((length, n) => {
    const column = counts[n] ?? [];
    const all = column.reduce((sum, count) => sum + count, 0);
    const x = short(left + (length - first) * step + gap / 2);
    let before = 0;
    column.forEach((count, part) => {
      if (count === 0) return;
      const [from, to] = [before, before + count].map((sum) =>
        short(bottom - (sum / all) * (bottom - top)),
      );
      pieces[part]?.push(`M${x} ${from}V${to}h${short(step - gap)}V${from}z`);
      before += count;
    });
  });
  return parts.map(({ fill }, part) =>
    pathOf((pieces[part] ?? []).join(''), { fill: colourOf(fill, ink) }),
  );
}
