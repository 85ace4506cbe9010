import { describe, expect, test } from 'vitest';
import { iterationsOf } from '../../../../www/features/trace/windows.js';
import { draw } from '../../../../www/features/tree/draw.js';
import { looksOf, PRESENCE } from '../../../../www/features/tree/looks.js';
import { boundLine, litOf, pointsOf } from '../../../../www/features/tree/scene.js';
import { fitted, gapAt, panned, zoomed } from '../../../../www/features/tree/transform.js';
import { words } from '../../../../www/shared/words/words.js';
import { solve } from '../../engine.js';
import { REQUESTS, traced } from '../trace/samples.js';
import { chance, grown, iterated, picture } from './samples.js';

/** @import { Item, Texts, Theme } from '../../../../www/features/tree/draw.js' */
/** @import { Picture } from '../../../../www/features/tree/picture.js' */
/** @import { Box } from '../../../../www/features/tree/transform.js' */
/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

/** Names of a map's nodes, and their widths in DejaVu Sans in em. @type {Record<string, number>} */
const NAMED = { Kiel: 1.83, 東京都: 3, 'Saint-Denis': 5.73, Rom: 2.28 };
const NAMES = Object.keys(NAMED);

/** Canvases on a laptop, a projector and a phone. */
const BOXES = [
  { width: 660, height: 334, em: 15 },
  { width: 1000, height: 570, em: 20 },
  { width: 358, height: 360, em: 15 },
];
const IDA_STAR = /** @type {Request} */ (REQUESTS['ida-star']);
const ITERATIONS = iterationsOf(solve(IDA_STAR).iterations);

/** @type {Theme} */
const theme = new Proxy({}, { get: (_, name) => `#${String(name)}` });

/**
 * @param {Picture} drawn @param {object} options @param {Box} options.box @param {number} [options.now]
 * @param {number} [options.zoom] @param {readonly [number, number]} [options.pan]
 * @param {readonly string[] | undefined} [options.names] of the nodes of a map
 */
function drawing(drawn, { box, now = Number.POSITIVE_INFINITY, zoom = 1, pan = [0, 0], names }) {
  const { forest, xs } = drawn;
  const moment = { now, ended: now === Number.POSITIVE_INFINITY };
  // Only branch and bound has incumbents.
  const falls = forest.trace.marks.some(({ kind }) => kind === 'incumbent');
  const bound = boundLine(drawn, { falls, now, say: words.tree });
  const extent = { ...drawn.extent, bounded: bound.length > 0 };
  const middle = /** @type {const} */ ([box.width / 2, box.height / 3]);
  const transform = panned(zoomed(fitted(extent, box), zoom, ...middle, extent, box), ...pan);
  const looks = looksOf(drawn, { colouring: 'fate', moment });
  const label = (/** @type {number} */ place) => {
    const record = forest.record(drawn.nodes[place] ?? -1);
    const numbers = words.tree.short(forest.trace.depth(record), forest.trace.estimate(record));
    return names ? `${names[place % names.length]}\n${numbers}` : numbers;
  };
  const lit = litOf(drawn, pointsOf(forest, moment), -1);
  const items = draw({
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
  return { items, transform, extent, looks, lit };
}

/** Maximum width and height of a digit. */
const [WIDE, TALL] = [0.636, 0.74];

/** @param {readonly Item[]} items */
const textsIn = (items) =>
  items.flatMap((item) =>
    item.kind === 'texts'
      ? item.texts.map(({ x, y, text, align }) => {
          const width = (NAMED[text] ?? text.length * WIDE) * item.size;
          const left = { left: x, center: x - width / 2, right: x - width }[align];
          const half = (item.size * TALL) / 2;
          return {
            text,
            colour: item.colour,
            left,
            right: left + width,
            top: y - half,
            bottom: y + half,
          };
        })
      : [],
  );

/** @typedef {ReturnType<typeof textsIn>[number]} Rect */
const apart = (/** @type {Omit<Rect, 'text' | 'colour'>} */ a, /** @type {Rect} */ b) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** @type {[string, Picture, number?][]} */
const PICTURES = [
  ...ITERATIONS.slice(0, 6).map(
    ({ index, bound }) =>
      /** @type {[string, Picture]} */ ([`bound ${bound}`, picture(iterated(IDA_STAR, index))]),
  ),
  ...Object.entries(REQUESTS).map(
    ([name, request]) =>
      /** @type {[string, Picture]} */ ([name, picture(grown(traced(request)), { budget: 300 })]),
  ),
  [
    'first nodes of A*',
    picture(grown(traced(/** @type {Request} */ (REQUESTS['a-star']), { units: 24 }))),
  ],
  [
    'first nodes of two sides',
    picture(grown(traced(/** @type {Request} */ (REQUESTS['bidirectional-bfs']), { units: 90 }))),
  ],
  ['chance', picture(grown(chance(3000, 5)), { budget: 300 })],
];

describe.each(BOXES)('on a canvas of $width by $height', (box) => {
  test('letters have the size of the page’s', () => {
    for (const [, drawn] of PICTURES) {
      const { items } = drawing(drawn, { box });
      const sizes = items.flatMap((item) => (item.kind === 'texts' ? [item.size] : []));
      expect(sizes.length).toBeGreaterThan(0);
      expect(new Set(sizes)).toEqual(new Set([box.em]));
    }
  });

  test('no words stand over others or over a sign, at any size', () => {
    // Gathered, as each of half a million expectations would take longer than its comparison.
    const over = [];
    for (const [name, drawn] of PICTURES) {
      for (const [zoom, pan, names] of /** @type {const} */ ([
        [1, [0, 0], undefined],
        [1, [0, 0], NAMES],
        [2.5, [60, -40], undefined],
        [2.5, [60, -40], NAMES],
        [12, [-35, -90], undefined],
        [200, [90, -200], undefined],
      ])) {
        const { items } = drawing(drawn, { box, zoom, pan, names });
        const texts = textsIn(items);
        texts.forEach((one, i) => {
          for (const other of texts.slice(i + 1)) {
            if (!apart(one, other)) over.push([name, zoom, one.text, other.text]);
          }
        });
        // Texts at an edge have a background that covers signs.
        const bands = items.flatMap((item) => {
          if (item.kind !== 'lines' || item.colour !== '#ground' || item.width < 2 * box.em)
            return [];
          const [x = 0, top = 0, , bottom = 0] = item.points;
          return [{ left: x - item.width / 2, right: x + item.width / 2, top, bottom }];
        });
        const free = texts.filter(
          (text) =>
            !bands.some(
              (band) =>
                text.left >= band.left && text.right <= band.right + 1 && text.top >= band.top - 1,
            ),
        );
        for (const item of items) {
          if (item.kind !== 'marks' || item.mark === 'dot') continue;
          for (let i = 0; i < item.points.length; i += 2) {
            const [x = 0, y = 0] = item.points.slice(i, i + 2);
            const r = item.size * 0.7;
            const sign = { left: x - r, right: x + r, top: y - r, bottom: y + r };
            for (const text of free) {
              if (!apart(sign, text)) over.push([name, zoom, text.text, x, y]);
            }
          }
        }
      }
    }
    expect(over).toEqual([]);
  });

  test('has the bound’s line with its words, and an arrow if its row is out of sight', () => {
    for (const { index, bound } of ITERATIONS) {
      const drawn = picture(iterated(IDA_STAR, index));
      for (const [zoom, pan] of /** @type {const} */ ([
        [1, [0, 0]],
        [4, [0, 0]],
        [30, [0, -4000]],
        [30, [0, 900]],
      ])) {
        const { items, transform, extent } = drawing(drawn, { box, zoom, pan });
        const line = items.find(({ kind }) => kind === 'steps');
        const [x = -1, y = -1, end = -1] = line && 'points' in line ? line.points : [];
        expect([x, end]).toEqual([0, box.width]);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(box.height);
        const boundTexts = textsIn(items).filter(({ text }) => text.startsWith('bound'));
        expect(boundTexts).toHaveLength(1);
        const gap = gapAt(transform.k, extent, box);
        const own = bound * gap + transform.y;
        const arrow = boundTexts[0]?.text.replace(`bound ${bound}`, '').trim();
        if (own > box.height + gap) expect(arrow).toBe('↓');
        else if (own < -2 * gap) expect(arrow).toBe('↑');
        else if (own > 2 * box.em && own + gap < box.height - 2 * box.em) expect(arrow).toBe('');
      }
    }
  });
});

test('the tree of the first iterations has its numbers at every node', () => {
  for (const box of BOXES.slice(0, 2)) {
    for (const { index } of ITERATIONS.slice(0, 2)) {
      const drawn = picture(iterated(IDA_STAR, index));
      const { items, looks } = drawing(drawn, { box });
      const there = looks.presence.filter((one) => one === PRESENCE.now).length;
      const boundTexts = textsIn(items).filter(({ text }) => /^\d+\+\d+$/.test(text));
      expect(boundTexts).toHaveLength(there);
    }
  }
});

test('names of a map stand above the numbers of their nodes, and alone where rows have no room for both', () => {
  const drawn = picture(iterated(IDA_STAR, 0, { units: 9 }));
  for (const [height, both] of /** @type {const} */ ([
    [400, true],
    [190, false],
  ])) {
    const { items } = drawing(drawn, { box: { width: 1000, height, em: 15 }, names: NAMES });
    const texts = textsIn(items);
    const named = texts.filter(({ text }) => NAMES.includes(text));
    expect(named.length).toBeGreaterThan(4);
    const numbered = texts.filter(({ text }) => /^\d+\+\d+$/.test(text));
    expect(numbered).toHaveLength(both ? named.length : 0);
    for (const { left, right, top } of numbered) {
      const above = named.some(
        (name) =>
          name.bottom <= top &&
          name.bottom > top - 15 &&
          name.left + name.right - left - right < 0.01,
      );
      expect(above).toBe(true);
    }
  }
});

test('a long name does not stand below its node’s neighbours', () => {
  const box = { width: 1000, height: 500, em: 15 };
  const name = '1011111111111111';
  for (const zoom of [1, 1.5]) {
    const drawn = picture(iterated(IDA_STAR, 3));
    const { items, lit, transform, extent } = drawing(drawn, { box, zoom, names: [name] });
    const gap = gapAt(transform.k, extent, box);
    const at = (/** @type {number} */ place) => (drawn.xs[place] ?? 0) * transform.k + transform.x;
    const names = textsIn(items).filter(({ text }) => text === name);
    expect(names.length).toBeGreaterThan(3);
    const below = names.map(({ left, right, top }) => {
      const row = Math.floor((top - transform.y) / gap);
      const there = [...drawn.rows.keys()].filter(
        (place) => drawn.rows[place] === row && at(place) > left + 16 && at(place) < right - 16,
      );
      return there.includes(lit.hand) ? 1 : there.length;
    });
    expect(Math.max(...below)).toBe(1);
  }
});

test('numbers without room side by side stand in two lines, and the lesson on the least cut f shows all', () => {
  const start = { puzzle: 'tiles', start: '125806734', goal: '123456780' };
  const request = /** @type {Request} */ ({
    ...{ ...start, algorithm: 'ida-star', heuristic: 'manhattan' },
  });
  const drawn = picture(iterated(request, 0, { units: 9 }));
  // Beside lesson and node panel in a window of 1280x720, and on a phone.
  for (const width of [223, 358]) {
    const { items, looks } = drawing(drawn, { box: { width, height: 255, em: 15 }, now: 9 });
    const boundTexts = textsIn(items).flatMap(({ text }) =>
      /^\d+\+\d+$/.test(text) ? [text] : [],
    );
    expect(boundTexts).toHaveLength(looks.presence.filter((one) => one === PRESENCE.now).length);
    expect(boundTexts.filter((text) => text === '1+11' || text === '2+10')).toHaveLength(5);
  }
});

test('the current node has its numbers even if its neighbours have no room for theirs', () => {
  const [box = { width: 660, height: 334, em: 15 }] = BOXES;
  const drawn = picture(iterated(IDA_STAR, 2));
  const { from } = drawn.forest.trace;
  for (const now of [from + 11, from + 20]) {
    const { items, lit } = drawing(drawn, { box, now });
    const [px, py] = [drawn.xs[lit.hand] ?? 0, drawn.rows[lit.hand] ?? 0];
    expect(px >= 0 && py > 0).toBe(true);
    const record = now - from;
    const label = words.tree.short(
      drawn.forest.trace.depth(record),
      drawn.forest.trace.estimate(record),
    );
    expect(textsIn(items).some(({ text }) => text === label)).toBe(true);
  }
});

test('the scale stays when an iteration begins, and falls but little when a layer is added', () => {
  const [box = { width: 660, height: 334, em: 15 }] = BOXES;
  /** @param {Picture} drawn */
  const scale = (drawn) => {
    const { transform, extent } = drawing(drawn, { box });
    return { k: transform.k, gap: gapAt(transform.k, extent, box) };
  };
  for (const { index, from } of ITERATIONS.slice(1)) {
    const ended = scale(picture(iterated(IDA_STAR, index - 1)));
    expect(scale(picture(iterated(IDA_STAR, index, { units: from })))).toEqual(ended);
  }
  let before = scale(picture(iterated(IDA_STAR, 0, { units: 1 })));
  let changes = 0;
  for (const { index, from, generated } of ITERATIONS.slice(0, 5)) {
    for (let node = from; node < from + generated; node += 1) {
      const now = scale(picture(iterated(IDA_STAR, index, { units: node })));
      expect(now.gap / before.gap).toBeGreaterThan(0.6);
      expect(now.k / before.k).toBeGreaterThan(0.6);
      if (now.gap !== before.gap) changes += 1;
      before = now;
    }
  }
  expect(changes).toBeLessThan(8);
});
