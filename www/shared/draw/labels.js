// Where the names and numbers of a map stand, so that none lies over another: each name tries twelve sides of its node, each cost places on
// its road and beside it. A label moves to where it costs least until none moves. Then numbers at nodes give way, then costs, never names.

import { widthOf } from '../kit/lines.js';

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, w: number, h: number}} Box left, top, width and height */

/**
 * All in pixels. `sub` is the longest text that may stand below a name; a cost that is `kept` never gives way.
 * @typedef {object} Sheet
 * @property {readonly Point[]} points of the nodes
 * @property {readonly {name: string, sub: string}[]} nodes
 * @property {readonly {from: number, to: number, cost: string, kept: boolean}[]} roads
 * @property {{width: number, height: number}} size
 * @property {number} em the height of letters
 * @property {number} radius of a node
 */

/** @typedef {'start' | 'middle' | 'end'} Anchor */
/** @typedef {{box: Box, anchor: Anchor, sub: boolean}} Label `sub`: whether there is room for the numbers */
/** @typedef {{names: Label[], costs: (Box | null)[]}} Labels */
/** @typedef {Box & {anchor: Anchor, base: number}} Try */
/** @typedef {{node: number, road: number, isKept: boolean, hasSub: boolean, isGone: boolean, tries: Try[], box: Try}} Item */

/** @type {Try} */
const NOWHERE = { x: 0, y: 0, w: 0, h: 0, anchor: 'middle', base: 0 };

const ROUNDS = 40;
/** Labels from which on they are placed quickly. */
const MANY = 80;
/** Height of a line of letters, in em. */
const LINE = 1.15;
/** Sides of a node: across, down, and the label's end that is next to the node. @type {readonly (readonly [number, number, Anchor])[]} */
const SIDES = [
  [1, 0, 'start'],
  [-1, 0, 'end'],
  [1, -0.7, 'start'],
  [1, 0.7, 'start'],
  [-1, -0.7, 'end'],
  [-1, 0.7, 'end'],
  [0, -1, 'middle'],
  [0, 1, 'middle'],
  [0.5, -1, 'start'],
  [-0.5, -1, 'end'],
  [0.5, 1, 'start'],
  [-0.5, 1, 'end'],
];
/** Parts of a road at which its cost may stand: on it, or on either side. */
const ALONG = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72, 0.22, 0.78];
const ASIDE = [0, 1, -1];
/** For one that never gives way, farther ones too. */
const FAR = [...ASIDE, 2, -2, 3, -3];
/** What a piece of road under a name or under a cost, a square pixel of a node or of another label costs, and a place outside. */
const PRICE = { cross: 5, road: 2, node: 3, label: 1.6, fixed: 40, outside: 1e5 };

/** Area that two boxes have in common. @type {(one: Box, other: Box) => number} */
export const overlap = (one, other) =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

/** @type {(box: Box, point: Point) => boolean} */
export const isInside = (box, { x, y }) =>
  x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;

/** Pixels of a line that are inside a box, in twentieths of the line. @type {(box: Box, a: Point, b: Point) => number} */
function crossing(box, a, b) {
  const { x, y, w, h } = box;
  // Most roads are far.
  if (Math.max(a.x, b.x) < x || Math.min(a.x, b.x) > x + w) return 0;
  if (Math.max(a.y, b.y) < y || Math.min(a.y, b.y) > y + h) return 0;
  let inside = 0;
  for (let step = 0; step <= 20; step++) {
    const along = { x: a.x + ((b.x - a.x) * step) / 20, y: a.y + ((b.y - a.y) * step) / 20 };
    if (isInside(box, along)) inside += 1;
  }
  return inside;
}

/** The part of a picture that nodes and names may cover, and the part of its width that a name may take. */
const FULL = 0.25;
const LONGEST = 1 / 3;
/** Side of the square that a node covers, in em. */
const NODE = 1.2;

/**
 * With all names, or with those of a way, or with those of its ends: as many as there is room for. Long names stand nowhere.
 * @template {Sheet} T @param {T} sheet @param {readonly string[]} way @returns {T}
 */
export function sparse(sheet, way) {
  const { nodes, em, size } = sheet;
  const isShort = (/** @type {string} */ name) => widthOf(name) * em < LONGEST * size.width;
  const [all = nodes, ...fewer] = [nodes.map(({ name }) => name), way, [way[0], way.at(-1)]].map(
    (names) => {
      const kept = new Set(names);
      return nodes.map((node) =>
        kept.has(node.name) && isShort(node.name) ? node : { ...node, name: '', sub: '', text: '' },
      );
    },
  );
  const room = (FULL * size.width * size.height) / em ** 2 - nodes.length * NODE ** 2;
  const fits = (/** @type {typeof nodes} */ some) =>
    some.reduce((sum, { name }) => sum + 2 * widthOf(name), 0) < room;
  return { ...sheet, nodes: [all, ...fewer].find(fits) ?? fewer.at(-1) ?? all };
}

/** @type {(sheet: Sheet) => Labels} */
export function placeLabels(sheet) {
  const items = [
    ...sheet.nodes.map(({ sub }, node) => itemOf(sheet, { node, hasSub: sub !== '' })),
    ...sheet.roads.map(({ cost, kept }, road) =>
      itemOf(sheet, { road, isKept: kept, isGone: cost === '' }),
    ),
  ];
  give(sheet, items);
  const fixed = items.filter((item) => !item.isGone && isFixed(item));
  if (items.length <= MANY && coveredOf(fixed, isFixed).length > 0) {
    // So close that these need all the room.
    for (const item of fixed) withoutSub(sheet, item);
    for (let round = 0; round < ROUNDS; round++) {
      settle(fixed);
      if (fixed.filter((item) => moveBoth(item, fixed)).length === 0) break;
    }
    give(sheet, items, true);
  }
  const nodes = items.slice(0, sheet.nodes.length);
  return {
    names: nodes.map(({ box: { anchor, x, y, w, h }, hasSub }) => ({
      box: { x, y, w, h },
      anchor,
      sub: hasSub,
    })),
    costs: items.slice(sheet.nodes.length).map(({ isGone, box }) => (isGone ? null : box)),
  };
}

/** Settles labels, and has covered ones give way, costs that are kept at the very last. @param {Sheet} sheet @param {readonly Item[]} items @param {boolean} [isLast] */
function give(sheet, items, isLast = false) {
  const kinds = [(/** @type {Item} */ { hasSub }) => hasSub, mayGo];
  if (isLast) kinds.push(({ isKept }) => isKept);
  // Terminates: each round takes a number away.
  for (;;) {
    settle(items);
    const covered = kinds.map((of) => coveredOf(items, of)).find((found) => found.length > 0);
    if (!covered) return;
    // One by one more of them stay, but it takes longer.
    for (const item of covered.slice(0, items.length > MANY ? covered.length : 1))
      if (item.hasSub) withoutSub(sheet, item);
      else item.isGone = true;
  }
}

/** @param {Sheet} sheet @param {Item} item */
function withoutSub(sheet, item) {
  item.hasSub = false;
  item.tries = triesOf(sheet, item);
  item.box = item.tries[0] ?? item.box;
}

/** @param {Sheet} sheet @param {Partial<Item>} part @returns {Item} */
function itemOf(sheet, part) {
  const item = {
    ...{ node: -1, road: -1, isKept: false, hasSub: false, isGone: false, tries: [], box: NOWHERE },
    ...part,
  };
  const tries = triesOf(sheet, item);
  return { ...item, tries, box: tries[0] ?? NOWHERE };
}

/** @param {Item} item */
const mayGo = ({ road, isKept }) => road >= 0 && !isKept;
/** @param {Item} item */
const isFixed = (item) => !mayGo(item);

/** Moves each label to where it costs least, until none moves. @param {readonly Item[]} items */
function settle(items) {
  for (let round = 0; round < ROUNDS; round++)
    if (items.filter((item) => !item.isGone && move(item, items)).length === 0) return;
}

/** Returns whether there is a better place. @param {Item} item @param {readonly Item[]} items */
function move(item, items) {
  const before = item.box;
  item.box = cheapest(item, items).box;
  return item.box !== before;
}

/** Moves two labels that lie over each other. @param {Item} item @param {readonly Item[]} items */
function moveBoth(item, items) {
  const other = items.find((one) => one !== item && overlap(item.box, one.box) > 0);
  if (!other) return false;
  const before = [item.box, other.box];
  let [best, least] = [before, priceOf(item, items) + priceOf(other, items, item)];
  for (const box of item.tries) {
    item.box = box;
    const second = cheapest(other, items);
    const sum = second.price + priceOf(item, items, other);
    if (sum < least - 1e-6) [best, least] = [[box, second.box], sum];
  }
  [item.box, other.box] = [best[0] ?? item.box, best[1] ?? other.box];
  return best !== before;
}

/** @param {Item} item @param {readonly Item[]} items */
function cheapest(item, items) {
  const { box: before } = item;
  let [box, price] = [before, Number.POSITIVE_INFINITY];
  for (const next of item.tries) {
    item.box = next;
    const sum = priceOf(item, items, null, price);
    if (sum < price) [box, price] = [next, sum];
  }
  item.box = before;
  return { box, price };
}

/** What a label costs at its place, or more than `most`. @param {Item} item @param {readonly Item[]} items @param {Item | null} [without] @param {number} [most] */
function priceOf(item, items, without = null, most = Number.POSITIVE_INFINITY) {
  const { box } = item;
  const [right, bottom] = [box.x + box.w, box.y + box.h];
  let price = box.base;
  for (const other of items) {
    if (price >= most) break;
    const { x, y, w, h } = other.box;
    // Most labels are far.
    if (x >= right || y >= bottom || x + w <= box.x || y + h <= box.y) continue;
    if (other === item || other === without || other.isGone) continue;
    const each = isFixed(item) && isFixed(other) ? PRICE.fixed : PRICE.label;
    price += each * overlap(box, other.box);
  }
  return price;
}

/** The labels of a kind that are covered, those most covered first. @param {readonly Item[]} items @param {(item: Item) => boolean} of */
function coveredOf(items, of) {
  const there = items.filter(({ isGone }) => !isGone);
  const areaOf = (/** @type {Item} */ item) =>
    there.reduce((sum, other) => sum + (other === item ? 0 : overlap(item.box, other.box)), 0);
  return there
    .filter(of)
    .map((item) => ({ item, area: areaOf(item) }))
    .filter(({ area }) => area > 0)
    .sort((one, other) => other.area - one.area)
    .map(({ item }) => item);
}

/** @param {Sheet} sheet @param {Item} item @returns {Try[]} */
function triesOf(sheet, item) {
  const tries = item.node >= 0 ? aroundNode(sheet, item) : alongRoad(sheet, item);
  return tries.map((one) => ({ ...one, base: one.base + underneath(sheet, item, one) }));
}

/** @param {Sheet} sheet @param {Item} item @returns {Try[]} */
function aroundNode({ points, nodes, em, radius }, { node, hasSub }) {
  const { name = '', sub = '' } = nodes[node] ?? {};
  const { x, y } = points[node] ?? { x: 0, y: 0 };
  const w = em * Math.max(widthOf(name, true), hasSub ? widthOf(sub) : 0) + 2;
  const h = LINE * em * (hasSub ? 2 : 1);
  const far = radius + 3;
  return SIDES.map(([across, down, anchor], n) => {
    const isCorner = Math.abs(across) === 0.5;
    const left = {
      start: x + (isCorner ? -4 : far),
      middle: x - w / 2,
      end: x - w + (isCorner ? 4 : -far),
    }[anchor];
    const tops = { '-1': y - far - h, '-0.7': y - h + 2, 0: y - h / 2, 0.7: y - 2, 1: y + far };
    return { x: left, y: tops[/** @type {0} */ (down)], w, h, anchor, base: 0.7 * n };
  });
}

/** @param {Sheet} sheet @param {Item} item @returns {Try[]} */
function alongRoad({ points, roads, em }, { road, isKept }) {
  const { from = 0, to = 0, cost = '' } = roads[road] ?? {};
  const [a, b] = [points[from] ?? { x: 0, y: 0 }, points[to] ?? { x: 0, y: 0 }];
  const [w, h] = [em * widthOf(cost) + 2, LINE * em];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return ALONG.flatMap((part) =>
    (isKept ? FAR : ASIDE).map((side) => ({
      x: a.x + (b.x - a.x) * part - w / 2 - ((b.y - a.y) / length) * side * (w / 2 + 5),
      y: a.y + (b.y - a.y) * part - h / 2 + ((b.x - a.x) / length) * side * (h / 2 + 4),
      w,
      h,
      anchor: /** @type {const} */ ('middle'),
      base: 4 * Math.abs(part - 0.5) + 9 * Math.abs(side),
    })),
  );
}

/** What a label costs that stands here, without other labels. @param {Sheet} sheet @param {Item} item @param {Box} box */
function underneath({ points, roads, size, radius }, item, box) {
  let price = 0;
  for (const [node, { x, y }] of points.entries()) {
    if (node === item.node) continue;
    const around = { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius };
    price += PRICE.node * overlap(box, around);
  }
  for (const [road, { from, to }] of roads.entries()) {
    const [a, b] = [points[from], points[to]];
    if (road !== item.road && a && b)
      price += (item.node < 0 ? PRICE.road : PRICE.cross) * crossing(box, a, b);
  }
  const isInside =
    box.x >= 2 && box.x + box.w <= size.width - 2 && box.y >= 0 && box.y + box.h <= size.height;
  return isInside ? price : price + PRICE.outside;
}

/** Space around a map, for names beside it. */
const MARGIN = { across: 4.6, down: 1.4 };
/** How much more one direction may be stretched than the other, where there is room. */
const STRETCH = 1.5;

/**
 * Nodes at their places in a picture. Places begin at 0.
 * @type {(places: readonly Point[], size: Sheet['size'], em: number, stretch?: number) => Point[]}
 */
export function fitted(places, { width, height }, em, stretch = STRETCH) {
  const across = Math.min(MARGIN.across * em, 0.17 * width);
  const down = Math.min(MARGIN.down * em, 0.12 * height);
  const [right, bottom] = [
    Math.max(...places.map(({ x }) => x), 0.01),
    Math.max(...places.map(({ y }) => y), 0.01),
  ];
  const [x, y] = [(width - 2 * across) / right, (height - 2 * down) / bottom];
  const least = stretch * Math.min(x, y);
  const [wide, high] = [Math.min(x, least), Math.min(y, least)];
  return places.map((place) => ({
    x: width / 2 + (place.x - right / 2) * wide,
    y: height / 2 + (place.y - bottom / 2) * high,
  }));
}

/** Nothing where all roads cost the same. @type {(map: {least_cost: number, most_cost: number}, cost: number) => string} */
export const costText = ({ least_cost, most_cost }, cost) =>
  least_cost === most_cost ? '' : `${cost}`;
