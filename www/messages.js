// Every word that people read, in one place, so that another language is another folder of this shape.
// A file of `messages/` a region of the page. Terms are the textbooks'; each has its meaning beside it for the hover text.

import { bytes, count, lasted, seconds } from './format.js';
import { atlas } from './messages/atlas.js';
import * as board from './messages/board.js';
import { code } from './messages/code.js';
import * as counters from './messages/counters.js';
import { embed } from './messages/embed.js';
import { help } from './messages/help.js';
import * as links from './messages/links.js';
import {
  algorithm,
  algorithmMeaning,
  heuristic,
  heuristicMeaning,
  lane,
  puzzle,
  search,
} from './messages/names.js';
import * as problem from './messages/problem.js';
import { proof } from './messages/proofs.js';
import { quality } from './messages/quality.js';
import * as race from './messages/race.js';
import { stages } from './messages/stages.js';
import { statistics } from './messages/statistics.js';
import * as steps from './messages/steps.js';
import * as travel from './messages/travel.js';
import * as tree from './messages/tree.js';
import * as verdict from './messages/verdict.js';

const english = {
  ...board,
  ...counters,
  ...links,
  ...problem,
  ...race,
  ...tree,
  ...verdict,
  atlas,
  ...steps,
  ...travel,
  quality,
  stages,
  statistics,
  embed,
  code,
  proof,
  help,

  puzzle,
  algorithm,
  algorithmMeaning,
  heuristic,
  heuristicMeaning,
  lane,
  search,

  title: 'Rolling Cubes',
  /** What this is, in a line. */
  about: 'Watch search algorithms solve puzzles, node by node.',
  puzzles: 'Puzzles',
  failed: (/** @type {string} */ message) =>
    `The engine could not be started: ${message}. Reload the page to try again.`,

  views: {
    region: 'Views',
    names: /** @type {Record<import('./state/state.js').View, string>} */ ({
      race: 'Race',
      tree: 'Tree',
      atlas: 'Whole puzzle',
      statistics: 'Statistics',
    }),
  },

  showOnBoard: 'Show this solution on the board',
  startAgain: 'Start this lane again',
  configure: (/** @type {string} */ name) => `Configure ${name}`,
  lookInto: (/** @type {string} */ name) => `Look into ${name}`,

  settings: {
    theme: 'Light or dark',
    patterns: 'Patterns',
    patternsLong: 'Dots and stripes on the cubes besides their colours',
    download: 'Download as one file',
    downloadLong: 'This page as one file, which opens by a double click and needs no internet',
  },

  format: { count, bytes, seconds, lasted },
};

/** The words in use. */
export const words = english;
