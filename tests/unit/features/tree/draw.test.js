import { describe, expect, test } from 'vitest';
import { draw } from '../../../../www/features/tree/draw.js';
import { rowsOf, svgOf } from '../../../../www/features/tree/export.js';
import { legendOf, markParts } from '../../../../www/features/tree/legend.js';
import { looksOf, SIGNS } from '../../../../www/features/tree/looks.js';
import { boundLine, litOf, pointsOf } from '../../../../www/features/tree/scene.js';
import { fitted, zoomed } from '../../../../www/features/tree/transform.js';
import { words } from '../../../../www/shared/words/words.js';
import { solve } from '../../engine.js';
import { REQUESTS, traced } from '../trace/samples.js';
import { chance, grown, picture } from './samples.js';

/** @import { Item, Theme } from '../../../../www/features/tree/draw.js' */
/** @import { Picture } from '../../../../www/features/tree/picture.js' */
/** @import { Box } from '../../../../www/features/tree/transform.js' */
/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const BOX = { width: 800, height: 500, em: 15 };
const END = { now: Number.POSITIVE_INFINITY, ended: true };
const say = { bound: String, given: String, incumbent: String };

/** Each colour's value is its own name. @type {Theme} */
const theme = new Proxy({}, { get: (_, name) => `#${String(name)}` });

/** @param {Picture} drawn @param {{zoom?: number, box?: Box}} [options] */
function drawing(drawn, { zoom = 1, box = BOX } = {}) {
  const { forest, extent, xs } = drawn;
  const looks = looksOf(drawn, { colouring: 'fate', moment: END });
  const lit = litOf(drawn, pointsOf(forest, END), -1);
  const bound = boundLine(drawn, { falls: true, now: 1e9, say });
  const transform = zoomed(fitted(extent, BOX), zoom, 400, 100, extent, BOX);
  const label = (/** @type {number} */ place) => `node ${place}`;
  return draw({
    picture: drawn,
    xs,
    looks,
    transform,
    extent,
    box,
    theme,
    lit,
    bound,
    label,
    number: String,
  });
}

/** @param {readonly Item[]} items @param {Item['kind']} kind */
const ofKind = (items, kind) => items.filter((item) => item.kind === kind);

/** @param {Item} item */
const countIn = (item) => {
  if (item.kind === 'texts') return item.texts.length;
  return item.points.length / (item.kind === 'marks' ? 2 : 4);
};

/** @param {readonly Item[]} items */
const total = (items) => items.reduce((all, item) => all + countIn(item), 0);

describe('a small tree, all of it in sight', () => {
  const request = /** @type {Request} */ (REQUESTS['a-star']);
  const drawn = picture(grown(traced(request, { units: 60 })));
  const items = drawing(drawn);

  test('is drawn with a link for each node but the root', () => {
    const links = [...ofKind(items, 'lines'), ...ofKind(items, 'curves')];
    // The highlighted path on its background, and the background of the depth labels.
    const lit = links.filter((item) => item.colour === '#accent' || item.colour === '#ground');
    expect(total(links) - total(lit)).toBe(drawn.size - 1);
  });

  test('has thicker lines for the last row of a room, and all else where it was', () => {
    const thick = drawing(drawn, { box: { ...BOX, stroke: 2 } });
    const widths = (/** @type {readonly Item[]} */ all) =>
      all.flatMap((item) =>
        'width' in item && item.colour === '#fate-expanded' ? item.width : [],
      );
    expect(widths(items).length).toBeGreaterThan(0);
    expect(widths(thick)).toEqual(widths(items).map((width) => 2 * width));
    expect(ofKind(thick, 'marks')).toEqual(ofKind(items, 'marks'));
  });

  test('has a sign for each node, of its fate', () => {
    const { forest } = drawn;
    for (const sign of SIGNS) {
      const shown = items.filter(
        (item) => item.kind === 'marks' && item.mark === sign && item.colour !== '#accent',
      );
      const those = [...drawn.nodes].filter(
        (node) => forest.trace.fate(forest.record(node)) === sign,
      );
      expect(total(shown)).toBe(those.length);
    }
  });
});

test('nodes that share a pixel are drawn together, and none is left out of the row', () => {
  const drawn = picture(grown(chance(20_000, 5)));
  const marks = ofKind(drawing(drawn), 'marks').filter(({ colour }) => colour !== '#accent');
  expect(total(marks)).toBeLessThan(drawn.size);
  const columns = (/** @type {readonly number[]} */ xs) =>
    new Set(xs.map((x) => Math.round(x / 4)));
  const { extent, xs } = drawn;
  const { k, x } = fitted(extent, BOX);
  const wanted = columns([...xs].map((n) => n * k + x));
  const got = columns(
    marks.flatMap((item) =>
      item.kind === 'texts' ? [] : item.points.filter((_, i) => i % 2 === 0),
    ),
  );
  for (const column of wanted) expect(got).toContain(column);
});

test('near by, only what is in sight is drawn, links from outside included', () => {
  const drawn = picture(grown(chance(20_000, 5)));
  const items = drawing(drawn, { zoom: 1000 });
  expect(total(ofKind(items, 'marks'))).toBeLessThan(500);
  for (const item of items) {
    if (item.kind !== 'lines' && item.kind !== 'curves') continue;
    for (let i = 0; i < item.points.length; i += 4) {
      const [x0 = 0, , x1 = 0] = item.points.slice(i, i + 4);
      expect(Math.max(x0, x1)).toBeGreaterThan(-100);
      expect(Math.min(x0, x1)).toBeLessThan(BOX.width + 100);
    }
  }
});

test('near by, nodes have their numbers and wedges their counts', () => {
  const drawn = picture(grown(chance(20_000, 5)), { budget: 200 });
  const texts = ofKind(drawing(drawn, { zoom: 20 }), 'texts').flatMap((item) =>
    item.kind === 'texts' ? item.texts.map(({ text }) => text) : [],
  );
  expect(texts.some((text) => text.startsWith('node '))).toBe(true);
  const counts = [...drawn.folded].filter((n) => n > 0).map(String);
  expect(texts.some((text) => counts.includes(text))).toBe(true);
});

describe.each(Object.entries(REQUESTS))('the drawing of %s as SVG', (_, request) => {
  const drawn = picture(grown(traced(request)), { budget: 400 });
  const items = drawing(drawn, { zoom: 4 });
  const { text: svg, height } = svgOf(items, {
    box: BOX,
    paper: '#fff',
    title: 'A & B <tree>',
    link: 'x#"1"',
  });

  test('is well-formed: what is opened is closed, and text is escaped', () => {
    /** @type {string[]} */
    const open = [];
    for (const [, slash = '', name = '', end = ''] of svg.matchAll(
      /<(\/?)([a-z]+)[^>]*?(\/?)>/gi,
    )) {
      if (slash) expect(open.pop()).toBe(name);
      else if (!end) open.push(name);
    }
    expect(open).toEqual([]);
    expect(svg).toContain('<title>A &amp; B &lt;tree&gt;</title>');
    expect(svg).toContain('<desc>x#&quot;1&quot;</desc>');
  });

  test('says below the picture what it is, and the link that remakes it', () => {
    expect(height).toBeGreaterThan(BOX.height);
    expect(svg).toMatch(/<text [^>]*>A &amp; B &lt;tree&gt;<\/text>/);
    expect(svg).toMatch(/<text [^>]*>x#&quot;1&quot;<\/text>/);
  });

  test('has all that the canvas has', () => {
    const texts = ofKind(items, 'texts');
    expect(svg.match(/<text /g) ?? []).toHaveLength(total(texts) + 2);
    const curves = ofKind(items, 'curves');
    expect(svg.match(/C/g) ?? []).toHaveLength(total(curves));
    const wedges = ofKind(items, 'wedges');
    expect(svg.match(/H-?[\d.]+Z/g) ?? []).toHaveLength(2 * total(wedges));
  });

  test('has no number that is none', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe.each(/** @type {const} */ (['fate', 'depth', 'f']))(
  'the legend of a tree by %s',
  (colouring) => {
    const drawn = picture(grown(traced(/** @type {Request} */ (REQUESTS['ida-star']))), {
      budget: 400,
    });
    const looks = looksOf(drawn, { colouring, moment: END });
    const entries = legendOf(drawn, looks, words.tree);

    test('has the sign of every fate in the picture, so that it needs no hue', () => {
      const signs = entries.flatMap(({ mark }) => ('sign' in mark ? [mark.sign] : []));
      const { nodes, forest } = drawn;
      const there = new Set(
        [...nodes]
          .map((node) => forest.record(node))
          .filter((n) => n >= 0)
          .map((n) => forest.trace.fate(n)),
      );
      expect(new Set(signs)).toEqual(there);
      // No two marks look alike except for colours; marks of a scale differ only in those.
      const shapes = entries
        .filter(({ mark }) => !('swatch' in mark))
        .map(({ mark }) =>
          JSON.stringify(
            markParts(mark, {}, 'ink').map(({ d, fill, stroke }) => [
              d,
              fill !== 'none',
              stroke !== 'none',
            ]),
          ),
        );
      expect(new Set(shapes).size).toBe(shapes.length);
    });

    test.each([320, 900])('stands in its file below the picture, within %i pixels', (width) => {
      const box = { width, height: 300 };
      const legend = entries.map(({ mark, name }) => ({
        parts: markParts(mark, theme, '#123'),
        name,
      }));
      const { text, height } = svgOf([], { box, paper: '#fff', title: 't', link: 'l', legend });
      const bare = svgOf([], { box, paper: '#fff', title: 't', link: 'l' });
      expect(height).toBeGreaterThan(bare.height);
      const places = [
        ...text.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*central">([^<]*)</g),
      ].map(([, x, y, name]) => ({ x: Number(x), y: Number(y), name }));
      expect(places.map(({ name }) => name)).toEqual(
        entries.map(({ name }) => name.replace('<', '&lt;')),
      );
      places.forEach(({ x, y, name = '' }, n) => {
        expect(x + 6 * name.length).toBeLessThan(width);
        const before = places[n - 1];
        if (before?.y === y) expect(x).toBeGreaterThan(before.x + 6 * (before.name ?? '').length);
        else expect(y).toBeGreaterThan(before?.y ?? 0);
      });
    });
  },
);

test.each([320, 500, 900])(
  'a caption is written in full between its words, within %i pixels',
  (width) => {
    const title = 'Search tree of Weighted IDA* · max(manhattan, misplaced, 3)';
    const about = 'Showing 28,569 of 135,674,123 nodes: 10,982 of them one by one';
    const { text, height } = svgOf([], {
      box: { width, height: 300 },
      paper: '#fff',
      title,
      about,
    });
    const lines = [...text.matchAll(/<text x="8" y="(\d+)"[^>]*>([^<]*)</g)];
    expect(lines.map(([, , part]) => part).join(' ')).toBe(`${title} · ${about}`);
    for (const [n, [, y, part = '']] of lines.entries()) {
      // The average Latin letter is half as wide as its size.
      expect(8 + 0.55 * 12 * part.length, part).toBeLessThan(width);
      expect(Number(y)).toBeGreaterThan(Number(lines[n - 1]?.[1] ?? 300));
      expect(Number(y)).toBeLessThan(height);
    }
  },
);

test('a long link is written in full, line below line', () => {
  const link = `https://example.org/#v=1&start=${'W'.repeat(300)}`;
  const { text, height } = svgOf([], { box: BOX, paper: '#fff', title: 't', link });
  const lines = [...text.matchAll(/<text x="8" y="(\d+)"[^>]*>([^<]*)</g)].slice(1);
  expect(lines.length).toBeGreaterThan(2);
  expect(
    lines
      .map(([, , part]) => part)
      .join('')
      .replaceAll('&amp;', '&'),
  ).toBe(link);
  for (const [line, y, part = ''] of lines) {
    expect(Number(y)).toBeLessThan(height);
    // Monospaced letters are at most 0.605 em wide, W included.
    expect(line).toContain('font-family="ui-monospace, monospace"');
    expect(8 + 0.605 * 12 * part.replaceAll('&amp;', '&').length).toBeLessThan(BOX.width);
  }
});

test('rows of a trace are its nodes in order, as they stood at a moment', () => {
  const request = /** @type {Request} */ (REQUESTS['ida-star']);
  const trace = traced(request);
  const rows = rowsOf(trace);
  const { generated, pruned } = solve(request);
  expect(rows).toHaveLength(generated);
  expect(rows.filter(({ fate }) => fate === 'pruned')).toHaveLength(pruned);
  rows.forEach(({ node, parent, g, estimate, f }, i) => {
    expect(node).toBe(i + 1);
    expect(f).toBe(g + (estimate ?? 0));
    if (parent === null) expect(g).toBe(0);
    else expect(rows[parent - 1]?.g).toBe(g - 1);
  });
  expect(rowsOf(trace, { now: 10, ended: false })).toHaveLength(10);
});
