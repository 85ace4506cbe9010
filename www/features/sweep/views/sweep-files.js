// Figures and files of a sweep, each with the command that reproduces it.

import { paperInk } from '../../../shared/draw/paper.js';
import { svgOf } from '../../../shared/draw/svg-text.js';
import { makersOf } from '../../../shared/export/makers.js';
import { COUNTS } from '../../../shared/puzzles/swept.js';
import { words } from '../../../shared/words/words.js';
import { countedOf } from '../report.js';

/** @import { Boxes, Fill, Shares } from '../../../shared/draw/figure.js' */
/** @import { Makers } from '../../../shared/export/makers.js' */
/** @import { Sheet } from '../../../shared/export/table.js' */
/** @import { Distribution, Report, Summary } from '../report.js' */

/** Each side has a fixed colour, and so has their combination. */
const FILLS = { forward: 0, backward: 1, two: 2 };

/** Drawn counts by index, and their colours; files have all. @type {readonly {place: number, name: keyof typeof words.sweep.boxes.names, fill: Fill}[]} */
const DRAWN = [
  { place: 0, name: 'forward', fill: FILLS.forward },
  { place: 1, name: 'backward', fill: FILLS.backward },
  { place: 2, name: 'cover', fill: FILLS.two },
  { place: 4, name: 'coverConsistent', fill: FILLS.two },
  { place: 6, name: 'boxOfMm', fill: 3 },
  { place: 8, name: 'idaStar', fill: 4 },
];

/** @type {Distribution} */
const NONE = { problems: 0, sum: 0, mean: 0, quartiles: [] };

/** @type {(summary: Summary) => string} */
export const pairOf = ({ heuristic, backward_heuristic }) =>
  words.sweep.pair(heuristic, backward_heuristic);

/** The better side by length. @type {(summary: Summary) => Shares} */
export function sharesFigure(summary) {
  const say = words.sweep.shares;
  const rows = summary.by_length;
  return {
    kind: 'shares',
    title: say.title(pairOf(summary)),
    x: say.x,
    lengths: rows.map(({ length }) => length),
    scale: say.scale(),
    said: rows.map(
      ({ length, problems, backward_against_forward: sides, two_sides_against_one: two }) =>
        say.said(length, problems, sides, two.first),
    ),
    panels: [
      {
        name: say.sides,
        parts: [
          { name: say.backward, fill: FILLS.backward },
          { name: say.equal, fill: 'line' },
          { name: say.forward, fill: FILLS.forward },
        ],
        counts: rows.map(({ backward_against_forward: { first, second, equal } }) => [
          first,
          equal,
          second,
        ]),
      },
      {
        name: say.families,
        parts: [
          { name: say.two, fill: FILLS.two },
          { name: say.one, fill: 'line' },
        ],
        counts: rows.map(({ two_sides_against_one: { first, second, equal } }) => [
          first,
          equal + second,
        ]),
      },
    ],
  };
}

/** Expansions; counts without problems are omitted. @type {(summary: Summary) => Boxes} */
export function boxesFigure(summary) {
  const say = words.sweep.boxes;
  return {
    kind: 'boxes',
    title: say.title(pairOf(summary)),
    label: say.label,
    boxes: DRAWN.flatMap(({ place, name: key, fill }) => {
      const count = COUNTS[place];
      const { problems, mean, quartiles } = (count && summary.counts[count]) ?? NONE;
      // If most were given up, the mean would describe only the easiest. Files include it, with the number of problems.
      if (problems === 0 || 2 * problems < countedOf(summary)) return [];
      const name = say.name(say.names[key], problems, countedOf(summary));
      const text = say.said(name, problems, quartiles);
      return [{ name, note: say.mean(mean), fill, quartiles, mean, said: text }];
    }),
  };
}

/** One row per length and pair of heuristics. @type {(report: Report) => Sheet} */
export const sharesSheet = ({ summaries, command }) => ({
  columns: [
    ...['heuristic', 'backward_heuristic', 'length', 'problems'],
    ...['backward_less', 'forward_less', 'as_much', 'two_sides_less'],
    ...COUNTS.map((name) => `mean_${name}`),
    'command',
  ],
  rows: summaries.flatMap(({ heuristic, backward_heuristic, by_length }) =>
    by_length.map(({ length, problems, means, ...shares }) => {
      const { first, second, equal } = shares.backward_against_forward;
      return [
        ...[heuristic, backward_heuristic, length, problems],
        ...[first, second, equal, shares.two_sides_against_one.first],
        ...COUNTS.map((name) => means[name] ?? null),
        command,
      ];
    }),
  ),
});

/** One row per count and pair of heuristics. @type {(report: Report) => Sheet} */
export const boxesSheet = ({ summaries, command }) => ({
  columns: [
    ...['heuristic', 'backward_heuristic', 'count', 'problems', 'mean'],
    ...['least', 'quarter', 'half', 'three_quarters', 'most', 'command'],
  ],
  rows: summaries.flatMap(({ heuristic, backward_heuristic, counts }) =>
    COUNTS.map((name) => {
      const { problems, mean, quartiles } = counts[name];
      const five = [0, 1, 2, 3, 4].map((n) => quartiles[n] ?? null);
      const known = problems > 0 ? mean : null;
      return [heuristic, backward_heuristic, name, problems, known, ...five, command];
    }),
  ),
});

/** @type {(report: Report, summary: Summary, subtitle: string, view: HTMLElement) => {shares: Makers, boxes: Makers}} */
export const sweepMakers = (report, summary, subtitle, view) => ({
  shares: makersOf(
    () => sharesSheet(report),
    () => svgOf(sharesFigure(summary), subtitle, report.command, paperInk(view)),
  ),
  boxes: makersOf(
    () => boxesSheet(report),
    () => svgOf(boxesFigure(summary), subtitle, report.command, paperInk(view)),
  ),
});

/** The problems, as a picture's subtitle. @type {(report: Report, summary: Summary, key: string, end: 'start' | 'goal') => string} */
export const problemsIn = ({ fixed, every }, summary, key, end) =>
  words.sweep.problems(key, end, fixed, every, countedOf(summary));
