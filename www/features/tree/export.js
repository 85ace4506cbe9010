// A drawing as SVG and a trace as rows.

import { elementOf, fileOf, groupOf, LINK_FONT, linkLines } from '../../shared/export/svg.js';
import { outlineOf, strokeOf } from './outlines.js';

/** @import { Svg } from '../../shared/export/makers.js' */
/** @import { Fate } from '../../shared/state/slices/tree.js' */
/** @import { Moment, Trace } from '../trace/trace.js' */
/** @import { Item, Mark, Marks, Texts } from './draw.js' */
/** @import { Part } from './legend.js' */

const short = (/** @type {number} */ n) => String(Math.round(n * 100) / 100);

/** Records pen strokes as an SVG path. */
class Pen {
  d = '';

  moveTo(/** @type {number} */ x, /** @type {number} */ y) {
    this.d += `M${short(x)} ${short(y)}`;
  }

  lineTo(/** @type {number} */ x, /** @type {number} */ y) {
    this.d += `L${short(x)} ${short(y)}`;
  }

  closePath() {
    this.d += 'Z';
  }

  /**
   * Two arcs, as one cannot be a whole circle; like a canvas, first a line to the beginning.
   * @param {number} x @param {number} y @param {number} r @param {number} from @param {number} to @param {boolean} [back]
   */
  arc(x, y, r, from, to, back = false) {
    const far = back ? from - to : to - from;
    const turn =
      (((far % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI) || 2 * Math.PI) * (back ? -1 : 1);
    for (const end of [from + turn / 2, from + turn]) {
      const [px, py] = [x + r * Math.cos(end), y + r * Math.sin(end)];
      this.d += `A${short(r)} ${short(r)} 0 0 ${back ? 0 : 1} ${short(px)} ${short(py)}`;
    }
  }
}

/** Paths of a sign at several points. @param {Exclude<Mark, 'dot'>} mark @param {readonly number[]} points @param {number} size */
export const pathOf = (mark, points, size) =>
  outlineOf(mark).map(({ path, fill, stroke = 0, dash = [] }) => {
    const pen = new Pen();
    for (let i = 0; i < points.length; i += 2) path(pen, points[i] ?? 0, points[i + 1] ?? 0, size);
    return { d: pen.d, fill, stroke: strokeOf(size, stroke), dash: dash.map((n) => n * size) };
  });

/** Pixels: a legend's mark with space, its text, line height, and average letter width. */
const MARK = 22;
const LETTERS = 12;
const LINE = 20;
const WIDE = 0.58;

/**
 * @typedef {{parts: readonly Part[], name: string}} Key a mark and its meaning
 * @typedef {object} Frame
 * @property {{width: number, height: number}} box
 * @property {string} paper
 * @property {string} title
 * @property {string} [about] the shown share of the run
 * @property {string} [link] reproduces the picture
 * @property {readonly Key[]} [legend]
 * @property {string} [ink] text colour
 */

/**
 * A drawing as an SVG file with legend, title and link at the foot.
 * @param {readonly Item[]} items @param {Frame} frame @returns {Svg}
 */
export function svgOf(
  items,
  { box, paper, title, about = '', link = '', legend = [], ink = '#666' },
) {
  const width = Math.round(box.width);
  const keys = keysIn(legend, width);
  const tall = keys.length * LINE;
  const most = Math.max(1, Math.floor((width - 16) / (LETTERS * WIDE)));
  const caption = [title, about].filter(Boolean).join(' · ');
  // Breaks between words if possible.
  const words =
    caption.match(new RegExp(`\\S.{0,${most - 1}}(?=\\s|$)|\\S.{0,${most - 1}}`, 'gu')) ?? [];
  const lines = [...words, ...linkLines(link, width - 16, LETTERS)];
  const foot = 8 + 16 * lines.length;
  const height = Math.round(box.height) + tall + foot;
  const below = height - foot - tall;
  return fileOf({ width, height, title, link }, [
    elementOf('rect', { width, height, fill: paper }),
    ...items.flatMap(itemInSvg),
    // Covers whatever extends beyond the picture's edge.
    elementOf('rect', { y: below, width, height: foot + tall, fill: paper }),
    ...groupOf(
      { transform: `translate(0 ${below})` },
      keys.flatMap((row, n) =>
        row.flatMap(({ x, parts, name }) => keyInSvg(parts, name, x, (n + 0.5) * LINE, ink)),
      ),
    ),
    ...lines.map((part, n) =>
      elementOf(
        'text',
        {
          ...{ x: 8, y: height - foot + 16 * (n + 1), fill: ink, 'font-size': LETTERS },
          ...(n < words.length ? {} : LINK_FONT),
        },
        part,
      ),
    ),
  ]);
}

/** Width of a mark; text may stand alone. @param {Pick<Key, 'parts'>} key */
const markOf = ({ parts }) => (parts.length > 0 ? MARK : 0);

/** Breaks the legend into lines. @param {readonly Key[]} legend @param {number} width */
function keysIn(legend, width) {
  /** @type {(Key & {x: number})[][]} */
  const rows = [];
  let end = Number.POSITIVE_INFINITY;
  for (const key of legend) {
    const wide = markOf(key) + key.name.length * LETTERS * WIDE + LETTERS;
    if (end + wide > width) {
      rows.push([]);
      end = 8;
    }
    rows.at(-1)?.push({ ...key, x: end });
    end += wide;
  }
  return rows;
}

/** @param {Key['parts']} parts @param {string} name @param {number} x @param {number} y @param {string} ink */
const keyInSvg = (parts, name, x, y, ink) => [
  ...groupOf(
    { transform: `translate(${short(x + 8)} ${y})` },
    parts.map(({ d, fill, stroke, width, dash, opacity }) =>
      elementOf('path', {
        ...{ d, fill, stroke, 'stroke-width': short(width), 'stroke-dasharray': dash, opacity },
      }),
    ),
  ),
  elementOf(
    'text',
    {
      ...{ x: short(x + markOf({ parts })), y, fill: ink, 'font-size': LETTERS },
      'dominant-baseline': 'central',
    },
    name,
  ),
];

/** @param {Item} item @returns {string[]} */
function itemInSvg(item) {
  switch (item.kind) {
    case 'texts':
      return textsInSvg(item);
    case 'marks':
      return marksInSvg(item);
    case 'wedges': {
      const { colour, paper, alpha, tint, outlined, points } = item;
      const d = fours(points).map(
        ([x, y, half, height]) =>
          `M${short(x)} ${short(y)}L${short(x + half)} ${short(y + height)}H${short(x - half)}Z`,
      );
      return [
        elementOf('path', { d: d.join(''), fill: paper, opacity: alpha }),
        elementOf('path', {
          ...{ d: d.join(''), fill: colour, 'fill-opacity': tint },
          ...(outlined && { stroke: colour }),
          opacity: alpha,
        }),
      ];
    }
    default: {
      const { kind, colour, alpha, width, dash = [], points } = item;
      const d = fours(points).map(([x0, y0, x1, y1], i) => {
        const begin = `${kind === 'steps' && i > 0 ? 'L' : 'M'}${short(x0)} ${short(y0)}`;
        const middle = short((y0 + y1) / 2);
        const end = `${short(x1)} ${short(y1)}`;
        return kind === 'curves'
          ? `${begin}C${short(x0)} ${middle} ${short(x1)} ${middle} ${end}`
          : `${begin}L${end}`;
      });
      return [
        elementOf('path', {
          ...{ d: d.join(''), fill: 'none', stroke: colour, 'stroke-width': width },
          ...(dash.length > 0 && { 'stroke-dasharray': dash.join(' ') }),
          opacity: alpha,
        }),
      ];
    }
  }
}

/** @param {Marks} marks */
function marksInSvg({ mark, colour, paper, alpha, size, points }) {
  if (mark === 'dot') {
    let d = '';
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [(points[i] ?? 0) - size / 2, (points[i + 1] ?? 0) - size / 2];
      d += `M${short(x)} ${short(y)}h${short(size)}v${short(size)}h${short(-size)}Z`;
    }
    return [elementOf('path', { d, fill: colour, opacity: alpha })];
  }
  return pathOf(mark, points, size).map(({ d, fill, stroke, dash }) => {
    const inside = fill === 'own' ? colour : fill === 'paper' ? paper : 'none';
    return elementOf('path', {
      ...{ d, fill: inside },
      ...(stroke > 0 && { stroke: colour, 'stroke-width': short(stroke) }),
      ...(dash.length > 0 && { 'stroke-dasharray': dash.map(short).join(' ') }),
      opacity: alpha,
    });
  });
}

/** @param {Texts} texts */
function textsInSvg({ colour, alpha, size, bold, halo, texts }) {
  const anchors = { left: 'start', center: 'middle', right: 'end' };
  return groupOf(
    {
      ...{ fill: colour, opacity: alpha, 'font-size': size, 'font-weight': bold ? 600 : 400 },
      ...(halo && { stroke: halo, 'stroke-width': 3, 'paint-order': 'stroke' }),
      ...{ 'dominant-baseline': 'central', 'stroke-linejoin': 'round' },
    },
    texts.map(({ x, y, text, align }) =>
      elementOf('text', { x: short(x), y: short(y), 'text-anchor': anchors[align] }, text),
    ),
  );
}

/** @param {readonly number[]} points */
function fours(points) {
  /** @type {[number, number, number, number][]} */
  const found = [];
  for (let i = 0; i < points.length; i += 4) {
    found.push([points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0, points[i + 3] ?? 0]);
  }
  return found;
}

/**
 * A trace as rows, one per stored node, in order of generation.
 * @param {Trace} trace @param {Moment} [moment]
 * @returns {{node: number, parent: number | null, side: 'forward' | 'backward', g: number, estimate: number | null,
 *   f: number, fate: Fate, place: number | null}[]} `place` is the number of a map's node
 */
export function rowsOf(trace, moment = { now: Number.POSITIVE_INFINITY, ended: true }) {
  const kept = Math.min(trace.length, Math.max(0, moment.now - trace.from + 1));
  return Array.from({ length: kept }, (_, record) => {
    const parent = trace.parent(record);
    return {
      node: trace.from + record,
      parent: parent < 0 ? null : trace.from + parent,
      side: trace.isBackward(record) ? 'backward' : 'forward',
      g: trace.g(record),
      estimate: trace.estimate(record),
      f: trace.f(record),
      fate: trace.fate(record, moment),
      place: trace.place(record),
    };
  });
}
