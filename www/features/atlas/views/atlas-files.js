// The atlas's files, each with the link that reproduces it.

import { galleryOf } from '../../../shared/draw/gallery.js';
import { paperInk } from '../../../shared/draw/paper.js';
import { svgOf } from '../../../shared/draw/svg-text.js';
import { makersOf } from '../../../shared/export/makers.js';
import { problemsTaken } from '../../../shared/state/actions.js';
import { addressOf } from '../../../shared/state/address-of.js';
import { problemOf } from '../../../shared/state/state.js';
import { subtitleOf } from '../../../shared/state/subtitle.js';
import { words } from '../../../shared/words/words.js';
import { countsOf, hasPatterns } from '../census.js';

/** @import { SurveyReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Columns } from '../../../shared/draw/figure.js' */
/** @import { Sheet } from '../../../shared/export/table.js' */
/** @import { Gallery, Kind } from '../state.js' */
/** @import { State } from '../../../shared/state/state.js' */
/** @import { Mark } from './depth-histogram.js' */
/** @import { PositionGallery } from './position-gallery.js' */

/**
 * @param {State} state
 * @param {SurveyReport} report
 * @param {{kind: Kind, marks: readonly Mark[], view: HTMLElement}} picture the chart's kind and markers (the table has
 *   all counts), and an element with the page's colours
 */
export function histogramMakers(state, report, { kind, marks, view }) {
  const say = words.atlas;
  /** @type {Columns} */
  const figure = {
    kind: 'columns',
    title: say.histogram(kind),
    x: say.axes.x,
    y: say.axes.y[kind],
    logarithmic: state.atlas.look.logarithmic,
    counts: countsOf(report, kind),
    signs: marks.map(({ depth, name }) => ({ at: depth, name })),
  };
  return makersOf(
    () => censusSheet(report, addressOf(state)),
    () => svgOf(figure, subtitleOf(state), addressOf(state), paperInk(view)),
  );
}

/** One row per depth. @type {(report: SurveyReport, link: string) => Sheet} */
export function censusSheet(report, link) {
  const withPatterns = hasPatterns(report);
  return {
    columns: ['depth', 'positions', ...(withPatterns ? ['patterns'] : []), 'link'],
    rows: report.layers.map(({ positions, patterns }, depth) => [
      depth,
      positions,
      ...(withPatterns ? [patterns] : []),
      link,
    ]),
  };
}

/** @param {State} state @param {() => PositionGallery} shown the gallery, not empty */
export const galleryMakers = (state, shown) =>
  makersOf(
    () => {
      const { gallery, areGoals } = shown();
      return gallerySheet(gallery, galleryLinks(state, areGoals));
    },
    () => {
      const { heading: title } = shown();
      const about = { title, subtitle: subtitleOf(state), link: addressOf(state) };
      return galleryOf(shown().drawings(), { ...about, ink: paperInk(shown()) });
    },
  );

/** One row per item. @type {(gallery: Gallery | null, linkOf: (text: string) => string) => Sheet} */
export const gallerySheet = (gallery, linkOf) => ({
  columns: ['depth', gallery?.kind === 'patterns' ? 'pattern' : 'position', 'link'],
  rows: (gallery?.exhibits ?? []).map(({ text }) => [gallery?.depth ?? 0, text, linkOf(text)]),
});

/** An item that can be a goal links to its own problem, others to the page. @param {State} state @param {boolean} areGoals */
function galleryLinks(state, areGoals) {
  const { start } = problemOf(state);
  const here = addressOf(state);
  return (/** @type {string} */ goal) =>
    areGoals ? addressOf(problemsTaken(state, [{ start, goal }], 'own')) : here;
}
