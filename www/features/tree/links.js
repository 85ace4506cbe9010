// Lines of a picture: links, the highlighted path, and the bound.

import { PRESENCE } from './looks.js';

/** @import { Lines, Scene } from './draw.js' */

/** Links with less sideways distance, in pixels, are straight, as a curve would look the same. */
const STRAIGHT = 6;
/** Links of one style within this distance are merged. */
const NEAR = 0.8;
/** Maximum number of styles: colours times three presences. */
const STYLES = 64;
/** Opacity of later nodes. */
export const FAINT = 0.22;

/** @param {Scene} scene @returns {Lines[]} */
export function linkItems(scene) {
  const { picture, looks, theme, gap } = scene;
  const { em, stroke = 1 } = scene.box;
  const thin = gap > em ? (em / 12) * stroke : 1;
  const line = (/** @type {Partial<Lines>} */ style) => pair({ width: thin, alpha: 1, ...style });
  const band = line({ colour: theme.ghost ?? '', width: Math.min(em * 0.6, Math.max(4, gap / 6)) });
  const colours = looks.entries.map(({ colour }) =>
    line({ colour: theme[colour] ?? '', alpha: 0.75 }),
  );
  const later = line({ colour: theme.muted ?? '', alpha: FAINT });
  const stubs = line({ colour: theme.muted ?? '', alpha: 0.6, dash: [2, 3] });
  eachLink(scene, (place, px, py, cx, cy) => {
    const presence = looks.presence[place];
    if (presence !== PRESENCE.before && isKnown(scene, place)) {
      const kept =
        presence === PRESENCE.later ? later : (colours[looks.colours[place] ?? 0] ?? later);
      put(kept, px, py, cx, cy);
    } else if (presence !== PRESENCE.before) put(stubs, px, py, cx, cy);
    if (picture.forest.ghost(picture.nodes[place] ?? -1) >= 0) put(band, px, py, cx, cy);
  });
  return [band, later, stubs, ...colours, ...litItems(scene)].flatMap(({ lines, curves }) => [
    lines,
    curves,
  ]);
}

/** @param {Scene} scene @param {number} place */
const isKnown = ({ picture: { forest, nodes, parents } }, place) =>
  !forest.isStub(nodes[parents[place] ?? -1] ?? -1);

/** @typedef {{lines: Lines, curves: Lines}} Pair */

/** @param {Partial<Lines>} style @returns {Pair} */
const pair = (style) => {
  const { colour = '', alpha = 1, width = 1 } = style;
  const common = { ...style, colour, alpha, width };
  return {
    lines: { ...common, kind: 'lines', points: [] },
    curves: { ...common, kind: 'curves', points: [] },
  };
};

/** @type {(into: Pair, px: number, py: number, cx: number, cy: number) => void} */
function put({ lines, curves }, px, py, cx, cy) {
  const { points } = Math.abs(px - cx) > STRAIGHT && Math.abs(py - cy) > STRAIGHT ? curves : lines;
  points.push(px, py, cx, cy);
}

/** @param {Scene} scene @param {(place: number, px: number, py: number, cx: number, cy: number) => void} see */
function eachLink({ picture, looks, xs, ranges, transform: { k, x }, gap }, see) {
  const { parents, backward } = picture;
  const { colours, presence } = looks;
  const [children, above] = [new Float64Array(STYLES), new Float64Array(STYLES)];
  for (const { y, from, to } of ranges) {
    children.fill(Number.NEGATIVE_INFINITY);
    above.fill(Number.NEGATIVE_INFINITY);
    for (let place = from; place < to; place += 1) {
      const parent = parents[place] ?? -1;
      if (parent < 0) continue;
      const cx = (xs[place] ?? 0) * k + x;
      const px = (xs[parent] ?? 0) * k + x;
      const style = (colours[place] ?? 0) + 16 * (presence[place] ?? 0);
      if (cx - (children[style] ?? 0) < NEAR && px - (above[style] ?? 0) < NEAR) continue;
      children[style] = cx;
      above[style] = px;
      see(place, px, backward[place] ? y + gap : y - gap, cx, y);
    }
  }
}

/** @param {Scene} scene @returns {Pair[]} */
function litItems({ picture, xs, theme, lit, transform: { k, x, y }, gap, box: { em } }) {
  const halo = pair({ colour: theme.ground ?? '', width: em * 0.4 });
  const way = pair({ colour: theme.accent ?? '', width: em * 0.2 });
  for (const place of lit.path) {
    const parent = picture.parents[place] ?? -1;
    if (parent < 0) continue;
    const [px, cx] = [(xs[parent] ?? 0) * k + x, (xs[place] ?? 0) * k + x];
    const [py, cy] = [(picture.rows[parent] ?? 0) * gap + y, (picture.rows[place] ?? 0) * gap + y];
    for (const into of [halo, way]) put(into, px, py, cx, cy);
  }
  return [halo, way];
}
