import { describe, expect, test } from 'vitest';
import { gridOf } from '../../../../www/shared/board/grid.js';
import { backToFront } from '../../../../www/shared/board/order.js';
import { pick } from '../../../../www/shared/board/pick.js';
import { piecesOf } from '../../../../www/shared/board/pieces.js';
import { contains } from '../../../../www/shared/board/polygon.js';
import { moved } from '../../../../www/shared/board/projection.js';
import { GAP } from '../../../../www/shared/board/rounded-box.js';
import { bodiesOf, CAMERAS, FAMILIES, randomFrom, sceneOf, viewOf } from './samples.js';

/** @import { Body } from '../../../../www/shared/board/pieces.js' */
/** @import { Vec } from '../../../../www/shared/board/projection.js' */

/** @type {readonly [number, number]} */
const NOTHING = [Number.NaN, Number.NaN];
const MOMENTS = [0, 0.07, 0.16, 0.25, 0.4, 0.5, 0.66, 0.8, 0.93, 1];

/** @param {Body} body */
function drawnPoints(body) {
  /** @type {Vec[]} */
  const points = [];
  const [cx, cy, cz] = body.centre;
  body.outline({
    eye: [-3, 9, 7],
    scale: 100,
    project: ([x, y, z]) => {
      points.push([x + cx, y + cy, z + cz]);
      return [x, z];
    },
  });
  return points;
}

/** @typedef {readonly [low: number, high: number]} Span */

/** @param {Body} body @returns {readonly Span[]} */
const bounds = (body) => {
  const points = drawnPoints(body);
  return [0, 1, 2].map((axis) => {
    const all = points.map((p) => p[axis] ?? Number.NaN);
    return [Math.min(...all), Math.max(...all)];
  });
};

/** @type {(a: readonly Span[], b: readonly Span[]) => boolean} */
const areApart = (a, b) =>
  a.some(([low, high], axis) => {
    const [from, to] = b[axis] ?? [Number.NaN, Number.NaN];
    return high <= from + 1e-9 || to <= low + 1e-9;
  });

for (const family of FAMILIES) {
  const { puzzle, name, moves } = family;
  const some = moves.filter((_, i) => i % Math.ceil(moves.length / 16) === 0);

  describe(`the ${name}`, () => {
    test('stand where they stood at the start of a move, and at its end where the next position has them', () => {
      for (const { position, roll } of moves) {
        const after = position.map((piece, i) => {
          if (i === roll.to) return position[roll.from] ?? null;
          return i === roll.from ? (position[roll.to] ?? null) : piece;
        });
        const places = (/** @type {Body[]} */ bodies) =>
          bodies
            .map(
              ({ square, to, centre }) =>
                `${to ?? square} ${centre.map((x) => (x + 0).toFixed(6))}`,
            )
            .map((text) => text.replaceAll('-0.000000', '0.000000'))
            .sort();
        const end = bodiesOf(family, { position, roll }, 1);
        expect(places(end)).toEqual(places(bodiesOf(family, { position: after, roll: null }, 0)));
        const start = bodiesOf(family, { position, roll }, 0);
        expect(places(start.map(({ to, ...body }) => body))).toEqual(
          places(bodiesOf(family, { position, roll: null }, 0)),
        );
      }
    });

    test('keep within the boxes they are sorted by, above the board', () => {
      for (const move of some) {
        for (const t of MOMENTS) {
          for (const body of bodiesOf(family, move, t)) {
            if (t > 0 && body.to === undefined) continue;
            const [x = NOTHING, y = NOTHING, z = NOTHING] = bounds(body);
            const { box } = body;
            for (const [own, given] of [
              [x, box.x],
              [y, box.y],
              [z, box.z],
            ]) {
              expect(own?.[0]).toBeGreaterThan((given?.[0] ?? Number.NaN) - 1e-9);
              expect(own?.[1]).toBeLessThan((given?.[1] ?? Number.NaN) + 1e-9);
            }
            expect(y[0]).toBeGreaterThan(GAP - 1e-9);
          }
        }
      }
    });

    test('never touch: a plane parts the one that moves from any other, at any moment', () => {
      for (const move of some) {
        for (const t of MOMENTS) {
          const boxes = bodiesOf(family, move, t).map((body) => ({ body, box: bounds(body) }));
          for (const { body, box } of boxes.filter(({ body }) => body.to !== undefined)) {
            const touched = boxes.filter(
              (other) => other.body !== body && !areApart(box, other.box),
            );
            expect(touched.map(({ body }) => body.square)).toEqual([]);
          }
        }
      }
    });

    test('are painted so that a ray meets first what is painted last', () => {
      const random = randomFrom(5);
      let overlaps = 0;
      const scenes = some.flatMap((move) =>
        [0.15, 0.3, 0.5, 0.75].map((t) => {
          const bodies = bodiesOf(family, move, t);
          return { bodies, boxes: new Map(bodies.map((body) => [body, bounds(body)])) };
        }),
      );
      for (const camera of CAMERAS) {
        const { eye } = viewOf(family, camera);
        for (const { bodies, boxes } of scenes) {
          const painted = backToFront(bodies, eye);
          for (let k = 0; k < 10; k++) {
            const target = [
              (random() - 0.5) * family.size,
              random() * 1.6,
              (random() - 0.5) * family.size,
            ];
            // The line of sight enters a box where it is inside all three pairs of planes.
            const distances = painted.flatMap((body) => {
              let [enter, leave] = [-Infinity, Infinity];
              boxes.get(body)?.forEach(([low, high], axis) => {
                const start = eye[axis] ?? 0;
                const way = (target[axis] ?? 0) - start;
                enter = Math.max(enter, Math.min((low - start) / way, (high - start) / way));
                leave = Math.min(leave, Math.max((low - start) / way, (high - start) / way));
              });
              return enter < leave ? [enter] : [];
            });
            if (distances.length < 2) continue;
            overlaps++;
            expect(distances).toEqual([...distances].sort((a, b) => b - a));
          }
        }
      }
      expect(overlaps).toBeGreaterThan(100);
    });

    test('are in the picture at any camera, wherever they go', () => {
      for (const camera of CAMERAS) {
        const view = viewOf(family, camera);
        for (const move of moves) {
          for (const t of [0, 0.12, 0.3, 0.5]) {
            for (const body of bodiesOf(family, move, t).filter(({ to }) => to !== undefined)) {
              const points = body.outline(moved(view, body.centre)).flat();
              if (Math.min(...points) < 1 || Math.max(...points) > 559) {
                throw new Error(
                  `out of the picture: ${JSON.stringify({ camera, t, ...move.roll })}`,
                );
              }
            }
          }
        }
      }
    });

    test('are found where their outline is, unless one in front hides them', () => {
      const random = randomFrom(6);
      for (const camera of CAMERAS) {
        const { view, bodies, targets } = sceneOf({ puzzle, ...moves[0], t: 0, camera });
        const outlines = bodies.map((body) => ({
          square: body.square,
          loop: body.outline(moved(view, body.centre)),
        }));
        for (let i = 0; i < 60; i++) {
          const at = /** @type {const} */ ([random() * 560, random() * 560]);
          const last = outlines.findLast(({ loop }) => contains(loop, at));
          if (last) expect(pick(targets, at)?.square).toBe(last.square);
        }
      }
    });

    test('go their way without turning back, and are where a finger has them', () => {
      const { way = (/** @type {number} */ t) => t } = piecesOf(puzzle);
      const { momentOf } = sceneOf({ puzzle, ...moves[0] });
      expect(way(0)).toBeCloseTo(0, 9);
      expect(way(1)).toBeCloseTo(1, 9);
      for (let i = 0; i <= 20; i++) {
        expect(way(momentOf(i / 20))).toBeCloseTo(i / 20, 5);
        expect(way(i / 20)).toBeGreaterThanOrEqual(way(Math.max(0, i - 1) / 20));
      }
    });

    test('move by as much as their way says', () => {
      const { way = (/** @type {number} */ t) => t } = piecesOf(puzzle);
      for (const { position, roll } of moves) {
        for (const t of MOMENTS) {
          const bodies = bodiesOf(family, { position, roll }, t);
          const grid = gridOf(family.size);
          const body = bodies.find(({ square }) => square === roll.from);
          const [a, b] = [grid.middleOf(roll.from), grid.middleOf(roll.to)];
          for (const axis of /** @type {const} */ ([0, 2])) {
            expect(body?.centre[axis]).toBeCloseTo(a[axis] + (b[axis] - a[axis]) * way(t), 9);
          }
        }
      }
    });
  });
}

describe('tiles', () => {
  /** @type {(given: object) => number} the number of painted items */
  const painted = (given) =>
    sceneOf({ puzzle: 'tiles', position, ...given }).layers.flatMap(({ items }) => items()).length;
  const position = ['1', '2', '3', '4', '5', '6', '7', '8', null];

  test('that are where the goal has them are marked, and no others', () => {
    const swapped = ['2', '1', '3', '4', '5', '6', '7', '8', null];
    expect(painted({ position, goal: swapped })).toBe(painted({ position }) + 6);
    expect(painted({ position, goal: position })).toBe(painted({ position }) + 8);
  });

  test('are the same whether numbered in decimals or by one sign each', () => {
    const { flat } = piecesOf('tiles');
    expect(flat('f')).toEqual(flat('15'));
    expect(flat('A')).toEqual(flat('10'));
    expect(flat('0')).toEqual(flat(null));
  });
});

test('in a swap the toy passes above, whichever of the two was asked to move', () => {
  for (const [from, to] of /** @type {const} */ ([
    ['1', '0'],
    ['0', '1'],
  ])) {
    const position = Array(16).fill('0').with(5, from).with(6, to);
    const { bodies } = sceneOf({ puzzle: 'toys', position, roll: { from: 5, to: 6 }, t: 0.5 });
    const height = (/** @type {number} */ square) =>
      bodies.find((body) => body.square === square)?.centre[1] ?? 0;
    const [toy, counter] = from === '1' ? [5, 6] : [6, 5];
    expect(height(toy)).toBeGreaterThan(height(counter) + 0.5);
    expect(height(counter)).toBeCloseTo(GAP, 9);
  }
});

test('a flat knight has the tone of its piece, and an empty square no shape', () => {
  const { flat } = piecesOf('knights');
  expect(
    ['0', '1', '*'].map((label) => flat(label)).map(({ shape, tone }) => [shape, tone]),
  ).toEqual([
    ['glyph', 'dark'],
    ['glyph', 'light'],
    ['none', 'empty'],
  ]);
});
