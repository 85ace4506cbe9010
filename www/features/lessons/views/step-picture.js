// A step's problem on paper and in the list of lessons, in vectors: start and goal, flat, or its map.

import { html, nothing, svg } from 'lit';
import '../../../shared/board/goal-pattern.js';
import { fitted, placeLabels } from '../../../shared/draw/labels.js';
import { drawMap } from '../../../shared/draw/map.js';
import { play, readMap } from '../../../shared/engine/engine.js';
import { keyOf, piecesOfTops, topOf } from '../../../shared/puzzles/puzzles.js';
import { readLink } from '../../../shared/state/link.js';
import { goalIsTops, mapPuzzle } from '../../../shared/state/puzzles.js';
import { words } from '../../../shared/words/words.js';
import { placesOf } from '../../map/places.js';

/** @import { MapGrid, MapReport } from '../../../pkg/rolling_cubes.js' */

/** From this number of nodes on, a map is large. */
const MANY = 12;

/** @param {string} link */
function pictureOf(link) {
  const { puzzle, start, goal } = readLink(link).link;
  if (puzzle === mapPuzzle().name) {
    const map = readMap(start, goal);
    return map.grid ? gridIn(map.grid, map) : roadsIn(map);
  }
  const [pieces = []] = play(puzzle, start, goal, []).positions;
  const side = Math.sqrt(pieces.length);
  const key = keyOf({ name: puzzle, side });
  const wanted = goalIsTops(key)
    ? piecesOfTops(key, goal)
    : (play(puzzle, goal, goal, []).positions[0] ?? []);
  const board = (/** @type {readonly (string | null)[]} */ shown, /** @type {string} */ name) =>
    html`<figure>
      <goal-pattern .puzzle=${puzzle} .pattern=${shown} .label=${words.text.about(name, words.board.inWords(key, shown, side))}></goal-pattern>
      <figcaption>${name}</figcaption>
    </figure>`;
  const { start: from } = words.present.handout;
  return html`<div class="picture boards">${board(
    pieces.map((piece) => topOf(key, piece)),
    from,
  )} ${board(wanted, words.board.goal)}</div>`;
}

/** @param {MapReport} map */
function roadsIn(map) {
  const { nodes, edges, start, goals } = map;
  const isLarge = nodes.length >= MANY;
  const size = isLarge ? { width: 330, height: 400 } : { width: 190, height: 130 };
  const em = isLarge ? 15 : 11;
  const twins = new Set(edges.map(({ from, to }) => `${to} ${from}`));
  const sheet = {
    points: fitted(placesOf(map), size, em),
    nodes: nodes.map(({ name, h }) => {
      const text = h ? `h ${h}` : '';
      const look = goals.includes(name) ? 'goal' : name === start ? 'here' : '';
      return { name, sub: text, text, band: /** @type {const} */ (''), look };
    }),
    roads: edges.map(({ from, to, cost, both }) => ({
      ...{ from, to, both, cost: `${cost}`, kept: true, look: '' },
      ...{ beside: twins.has(`${from} ${to}`), band: /** @type {const} */ ('') },
    })),
    ...{ size, em, radius: 0.4 * em },
  };
  const label = words.text.within(start, goals.join(', '));
  return html`<svg class="picture ${isLarge ? 'large' : ''}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label=${label} font-size=${em}>
    ${drawMap(sheet, placeLabels(sheet))}
  </svg>`;
}

/** @param {MapGrid} grid @param {Pick<MapReport, 'start' | 'goals'>} ends */
function gridIn({ width, height, ground }, { start, goals }) {
  const cells = [...ground.entries()].map(([cell, cost]) => ({
    cost,
    x: cell % width,
    y: Math.floor(cell / width),
  }));
  const mark = (/** @type {string} */ name, /** @type {string} */ letter) => {
    const [x = 0, y = 0] = name.split('.').map(Number);
    return svg`<text class="name" text-anchor="middle" font-size="1" stroke-width="0" x=${x + 0.5} y=${y + 0.5}>${letter}</text>`;
  };
  return html`<svg class="picture grid" viewBox="-0.05 -0.05 ${width + 0.1} ${height + 0.1}" role="img" aria-label=${words.text.within(start, goals.join(', '))}>
    ${cells.map(({ x, y, cost }) => svg`<rect class=${cost === 0 ? 'wall' : cost > 1 ? 'slow' : ''} x=${x} y=${y} width="1" height="1"></rect>`)}
    ${mark(start, 'S')} ${goals.map((goal) => mark(goal, 'G'))}
  </svg>`;
}

/** Nothing without a problem, as for an exercise. @param {string | null | undefined} link */
export function pictureIn(link) {
  try {
    return link && /(^|&)puzzle=/.test(link) ? pictureOf(link) : nothing;
  } catch {
    // An own lesson's link may be wrong, which its step says on screen.
    return nothing;
  }
}
