// The English words up to the end of the first race: these alone a page begins with. All others are in `index.js`.

import { bytes, compact, count, decimal, fixed, lasted, seconds } from '../format.js';
import * as board from './board.js';
import * as counters from './counters.js';
import { later } from './later.js';
import { algorithm, algorithmMeaning, amount, heuristic, heuristicMeaning, lane, laneParts, moves, puzzle, search } from './names.js';
import * as problem from './problem.js';
import * as race from './race.js';
import { text } from './text.js';
import * as verdict from './verdict.js';

/** @import { Door } from '../../state/doors.js' */
/** @import { View } from '../../state/state.js' */
/** @import { Locale } from '../format.js' */

export const first = {
  ...board,
  ...counters,
  ...problem,
  ...race,
  ...verdict,
  /** Contents load with the panel. */
  help: { open: 'Help', openLong: 'What this page is, how the searches work, all terms and keys' },
  later,
  share: { open: 'Share' },
  text,
  travel: {
    /** @type {(name: string, key: string) => string} */
    withKey: (name, key) => `${name} ( ${key} )`,
  },

  puzzle,
  algorithm,
  algorithmMeaning,
  amount,
  heuristic,
  heuristicMeaning,
  lane,
  laneParts,
  search,

  title: 'Rolling Cubes',
  about: 'Watch search algorithms solve puzzles, node by node.',
  puzzles: 'Puzzles',
  failed: (/** @type {string} */ message) => `The engine could not be started: ${message}. Reload the page to try again.`,
  worker: {
    'not-loaded': (/** @type {string} */ file, /** @type {string} */ status) => `${file} could not be loaded: status ${status}`,
    'other-file': (/** @type {string} */ file) => `${file} could not be loaded: the host answers with another file, such as an HTML page`,
    forbidden: (/** @type {string} */ needed) => `the page’s Content-Security-Policy has to allow ${needed}`,
    typed: "the page’s Content-Security-Policy must not have require-trusted-types-for 'script'",
  },

  doors: {
    region: 'Doors',
    names: /** @type {Record<Door, string>} */ ({
      play: 'Play',
      learn: 'Learn',
      lab: 'Lab',
      teach: 'Teach',
    }),
    about: /** @type {Record<Door, string>} */ ({
      play: 'Solve a puzzle, and watch searches solve it',
      learn: 'Fourteen lessons with exercises, from the very beginning',
      lab: 'All searches, their trees and their numbers',
      teach: 'Present, plans, worksheets, exercises for a class',
    }),
  },
  play: {
    region: 'What searches do with this problem',
    task: (/** @type {string} */ key) => puzzle(key).task,
    how: (/** @type {string} */ key) => puzzle(key).how,
    /** @type {(key: string, fewest: number) => string} */
    fewest: (key, fewest) => `The shortest solution takes ${moves(key, fewest)}: how does a computer find it?`,
    watch: (/** @type {number} */ n) => (n === 2 ? 'Watch two searches solve it' : 'Watch it being solved'),
    on: 'Go on',
    again: 'Watch again',
    generated: 'positions',
    doors: 'Go on from here',
    guess: 'Guess, then watch',
    guessMore: 'Which needs fewer?',
    learn: 'Learn how it works',
    learnMore: 'Lesson 1, 8 minutes',
    teach: 'I teach this',
    teachMore: 'Slides, plans, worksheets',
  },
  menu: {
    open: 'Menu',
    find: 'Find anything…',
    findKey: 'Ctrl K',
    present: 'Present to a room',
    languages: 'Language',
  },

  views: {
    region: 'Views',
    names: /** @type {Record<View, string>} */ ({
      race: 'Race',
      tree: 'Tree',
      statistics: 'Charts',
      atlas: 'State space',
      floor: 'Lower limit',
      workshop: 'Heuristic workshop',
      exercises: 'Exercises',
      play: 'Play',
      teach: 'Teach',
    }),
  },

  startAgain: 'Start this lane again',
  configure: (/** @type {string} */ name) => `Configure ${name}`,
  lookInto: (/** @type {string} */ name) => `Look into ${name}`,

  settings: {
    theme: 'Light or dark',
    patterns: 'Patterns',
    patternsLong: 'Dots and stripes on the cubes as well as colours',
    download: 'Download as one file',
    downloadLong: 'This page as one file that opens with a double click and needs no internet',
  },

  format: { count, compact, decimal, fixed, bytes, seconds, lasted },
};

/** Numbers are written alike in all English; of lists, as the texts are, without a comma before the last. @type {Locale} */
export const locale = { numbers: 'en', lists: 'en-GB' };
