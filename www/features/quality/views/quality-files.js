// Files of a comparison, each with the link that reproduces it.

import { paperInk } from '../../../shared/draw/paper.js';
import { svgOf } from '../../../shared/draw/svg-text.js';
import { makersOf } from '../../../shared/export/makers.js';
import { addressOf } from '../../../shared/state/address-of.js';
import { laneTexts } from '../../../shared/state/lane-text.js';
import { focusedLane } from '../../../shared/state/state.js';
import { subtitleOf } from '../../../shared/state/subtitle.js';
import { words } from '../../../shared/words/words.js';
import { reportInWords } from '../report.js';
import { extentOf } from '../state.js';

/** @import { HeuristicChoice, QualityReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Maps } from '../../../shared/draw/figure.js' */
/** @import { Sheet } from '../../../shared/export/table.js' */
/** @import { State } from '../../../shared/state/state.js' */

/** @typedef {readonly {name: string, report: QualityReport}[]} Compared heuristics, weakest first, with their reports */

/**
 * @param {State} state @param {readonly HeuristicChoice[]} heuristics
 * @param {HTMLElement} view an element with the page's colours
 */
export function qualityMakers(state, heuristics, view) {
  const { phase, reports, scope } = state.quality;
  if (phase !== 'complete') return {};
  const compared = heuristics.flatMap(({ name }) => {
    const report = reports[name];
    return report ? [{ name, report }] : [];
  });
  const lane = scope === 'touched' ? focusedLane(state) : undefined;
  return makersOf(
    () => qualitySheet(compared, lane ? laneTexts(state)(lane.spec) : 'all', addressOf(state)),
    () =>
      svgOf(
        qualityFigure(compared, lane ? words.lane(lane.spec) : null),
        subtitleOf(state),
        addressOf(state),
        paperInk(view),
      ),
  );
}

/**
 * One row per cell: the number of positions with this estimate and distance.
 * @type {(compared: Compared, of: string, link: string) => Sheet}
 */
export const qualitySheet = (compared, of, link) => ({
  columns: ['of', 'heuristic', 'h', 'distance', 'positions', 'link'],
  rows: compared.flatMap(({ name, report }) =>
    report.cells.map((cell) => [of, name, ...cell, link]),
  ),
});

/** @type {(compared: Compared, lane: string | null) => Maps} */
export function qualityFigure(compared, lane) {
  const say = words.quality;
  const { distance, count } = extentOf(compared.map(({ report }) => report));
  return {
    kind: 'maps',
    title: say.file(lane),
    x: say.axes.distance,
    y: say.axes.estimate,
    legend: say.legend,
    farthest: distance,
    most: count,
    maps: compared.map(({ name, report }) => ({
      name: words.heuristic(name),
      said: reportInWords(report),
      cells: report.cells,
    })),
  };
}
