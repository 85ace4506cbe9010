// The films of a page: the board's solution, the tree growing, the race.

import { ease } from '../../shared/board/ease.js';
import { paint as paintBoard } from '../../shared/board/paint.js';
import { scene } from '../../shared/board/scene.js';
import { cameraOf } from '../../shared/board/sight.js';
import { themeFrom } from '../../shared/board/theme.js';
import { pathOf, textAt } from '../../shared/draw/axes.js';
import { drawCurves } from '../../shared/draw/curves.js';
import { laneStyle, markerPath } from '../../shared/draw/lane-style.js';
import { onPaper, paperInk } from '../../shared/draw/paper.js';
import { play } from '../../shared/engine/engine.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';
import { isOpen } from '../../shared/state/challenge.js';
import { isDrawn, puzzleOf } from '../../shared/state/puzzles.js';
import { focusedLane, problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { raceFigure } from '../race/views/race-figure.js';
import { FAINT } from '../tree/links.js';
import { looksOf } from '../tree/looks.js';
import { paint as paintTree } from '../tree/paint.js';

/** @import { Shape } from '../../shared/draw/figure.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Looks } from '../tree/looks.js' */
/** @import { Picture } from '../tree/picture.js' */
/** @import { TreeCanvas } from '../tree/views/tree-canvas.js' */
/** @import { Film } from './encode.js' */

/** @typedef {'board' | 'tree' | 'race'} Kind */

/** Seconds: at least, at most, and of a search, whose own pace may be anything. */
const SHORTEST = 5;
const LONGEST = 20;
const SEARCH = 10;

const PAPER = '#ffffff';

/**
 * The films that can be made now, each with a function that prepares it.
 * @param {State} state @param {HTMLElement} view an element with the page's colours
 * @param {TreeCanvas | null} tree the drawn tree
 * @returns {Partial<Record<Kind, () => Film>>}
 */
export function filmsOf(state, view, tree) {
  // A challenge hides what a film would show.
  if (isOpen(state)) return {};
  const moves = state.moves.length > 0 ? state.moves : (focusedLane(state)?.snapshot?.moves ?? []);
  return {
    ...(moves.length > 0 && !isDrawn(state.key) && { board: () => boardFilm(state, moves, view) }),
    ...(tree?.picture && { tree: () => treeFilm(tree) }),
    ...(state.lanes.some(({ samples }) => samples.length > 1) && {
      race: () => raceFilm(state, view),
    }),
  };
}

const even = (/** @type {number} */ length) => 2 * Math.round(length / 2);

/** @param {CanvasRenderingContext2D} ctx */
function clear(ctx) {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
}

/** @param {State} state @param {readonly string[]} moves @param {HTMLElement} view @returns {Film} */
function boardFilm(state, moves, view) {
  const size = 640;
  const { start, goal } = problemOf(state);
  const { positions, rolls } = play(puzzleOf(state.key), start, goal, [...moves]);
  const theme = onPaper(() => themeFrom(view));
  const seconds = 1 + (rolls.length * pageOf(state.key).moveTime) / 1000;
  return {
    width: size,
    height: size,
    seconds: Math.min(LONGEST, Math.max(SHORTEST, Math.ceil(seconds))),
    draw(ctx, t) {
      const at = t * rolls.length;
      const index = Math.min(Math.floor(at), rolls.length);
      const { layers } = scene({
        puzzle: puzzleOf(state.key),
        position: positions[index] ?? [],
        roll: at > index ? (rolls[index] ?? null) : null,
        t: ease(at - index),
        camera: cameraOf(state.camera),
        width: size,
        height: size,
        theme,
        patterns: state.patterns,
      });
      clear(ctx);
      for (const { items } of layers) paintBoard(ctx, items(), size, size, 1);
    },
  };
}

/** @param {TreeCanvas} tree @returns {Film} */
function treeFilm(tree) {
  const { picture, looks } = tree;
  const { box, theme } = tree.drawing();
  const family = getComputedStyle(tree).fontFamily;
  const scale = 960 / Math.max(box.width, box.height);
  const [width, height] = [even(scale * box.width), even(scale * box.height)];
  return {
    width,
    height,
    seconds: SEARCH,
    draw(ctx, t) {
      // Slow at first, as the first nodes are few.
      const items =
        t < 1 && picture && looks
          ? growing(tree, picture, looks, t ** 2, theme)
          : tree.drawing({ theme }).items;
      paintTree(ctx, items, box, scale, family);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.globalCompositeOperation = 'destination-over';
      ctx.fillStyle = PAPER;
      ctx.fillRect(0, 0, width, height);
      ctx.globalCompositeOperation = 'source-over';
    },
  };
}

/** The picture's nodes up to a share of those recorded. @param {TreeCanvas} tree @param {Picture} picture @param {Looks} looks @param {number} share @param {Record<string, string>} theme */
function growing(tree, picture, looks, share, theme) {
  const { trace, records } = picture.forest;
  const last = Math.min(records - 1, picture.until);
  const moment = { now: trace.from + Math.round(share * last), ended: false };
  const fates = looksOf(picture, { colouring: 'fate', moment });
  const { signs, presence } = fates;
  const then = looks.entries.some(({ sign }) => sign) ? fates : { ...looks, signs, presence };
  const lit = { path: [], hand: -1, focus: -1, join: null };
  // Later nodes are the faint ones.
  return tree.drawing({ looks: then, lit, theme }).items.filter(({ alpha }) => alpha !== FAINT);
}

/**
 * The chart uncovered from left to right, above the lanes with their counts.
 * @param {State} state @param {HTMLElement} view @returns {Film}
 */
function raceFilm({ lanes, chart }, view) {
  const [width, rem, line, margin] = [960, 20, 32, 24];
  const size = { width: width - 2 * margin, height: 420, rem, thick: 1.4 };
  const ink = paperInk(view);
  const figure = raceFigure(lanes, chart.kind, chart.logarithmic, true);
  // Every sample is a point, so that the drawing says where it is.
  const series = figure.series.map((one) => ({
    ...one,
    points: (one.line ?? []).map((point) => ({ ...point, said: '' })),
  }));
  const { shapes, marks } = drawCurves({ ...figure, series }, size, ink);
  const colours = new Set(series.map(({ lane }) => ink.lane(lane)));
  const axes = shapes.filter(
    ({ attributes: { stroke, fill } }) => !colours.has(`${stroke}`) && !colours.has(`${fill}`),
  );
  const runs = lanes.map(({ spec, samples }, number) => ({
    ...{ id: spec.id, name: words.lane(spec), colour: ink.lane(spec.id), samples },
    points: marks.filter((mark) => mark.series === number),
  }));
  const [left, right] = [
    Math.min(...runs.map(({ points }) => points[0]?.x ?? size.width)),
    Math.max(...runs.map(({ points }) => points.at(-1)?.x ?? 0)),
  ];
  return {
    width,
    height: size.height + line * lanes.length + 2 * margin,
    seconds: SEARCH,
    draw(ctx, t) {
      const end = left + t * (right - left);
      clear(ctx);
      ctx.setTransform(1, 0, 0, 1, margin, margin);
      for (const shape of axes) paintShape(ctx, shape);
      runs.forEach(({ id, name, colour, samples, points }, number) => {
        const passed = points.filter(({ x }) => x <= end);
        const y = size.height + line * (number + 0.5);
        const [last, next] = [passed.at(-1), points[passed.length]];
        const places = [{ x: 10, y }];
        if (last) {
          const share = next ? (end - last.x) / (next.x - last.x) : 0;
          const tip = next ? { x: end, y: last.y + share * (next.y - last.y) } : last;
          places.push(tip);
          const d = `M${[...passed, tip].map((point) => `${point.x} ${point.y}`).join('L')}`;
          const dash = laneStyle(id).dash.join(' ');
          paintShape(
            ctx,
            pathOf(d, { stroke: colour, 'stroke-width': 3.5, 'stroke-dasharray': dash }),
          );
        }
        const markers = places.map((place) => markerPath(id, place.x, place.y, 8)).join('');
        paintShape(ctx, pathOf(markers, { fill: colour }));
        const count = words.format.count(samples[passed.length - 1]?.nodes ?? 0);
        const letters = { fill: ink.ink, 'font-size': rem };
        paintShape(ctx, textAt(30, y + 7, words.text.about(name, count), letters));
      });
    },
  };
}

/** @param {CanvasRenderingContext2D} ctx @param {Shape} shape */
function paintShape(ctx, { tag, attributes: a, text = '' }) {
  const [x, y] = [Number(a.x ?? 0), Number(a.y ?? 0)];
  ctx.fillStyle = `${a.fill ?? PAPER}`;
  if (tag === 'rect') ctx.fillRect(x, y, Number(a.width), Number(a.height));
  else if (tag === 'text') {
    ctx.font = `${a['font-weight'] ?? 400} ${a['font-size']}px system-ui, sans-serif`;
    const anchor = a['text-anchor'];
    ctx.textAlign = anchor === 'end' ? 'right' : anchor === 'middle' ? 'center' : 'left';
    ctx.fillText(text, x, y);
  } else {
    const path = new Path2D(`${a.d}`);
    if (a.fill && a.fill !== 'none') ctx.fill(path);
    if (!a.stroke || a.stroke === 'none') return;
    const dash = `${a['stroke-dasharray'] ?? ''}`.match(/[\d.]+/g) ?? [];
    ctx.setLineDash(dash.map(Number));
    ctx.lineJoin = 'round';
    ctx.lineWidth = Number(a['stroke-width'] ?? 1);
    ctx.strokeStyle = `${a.stroke}`;
    ctx.stroke(path);
  }
}
