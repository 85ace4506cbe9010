// Jedes Wort, das auf Deutsch zu lesen ist. Eine Datei je Bereich der Seite; die Begriffe sind die der Lehrbücher.

import { bytes, compact, count, decimal, fixed, lasted, seconds } from '../format.js';
import { atlas } from './atlas.js';
import * as board from './board.js';
import { code } from './code.js';
import * as counters from './counters.js';
import { embed } from './embed.js';
import { errors } from './errors.js';
import { exercises } from './exercises.js';
import { floor } from './floor.js';
import { guess } from './guess.js';
import { help } from './help.js';
import { later } from './later.js';
import { lessons } from './lessons.js';
import * as links from './links.js';
import {
  algorithm,
  algorithmMeaning,
  heuristic,
  heuristicMeaning,
  lane,
  laneParts,
  puzzle,
  search,
} from './names.js';
import { phrases } from './phrases.js';
import { present } from './present.js';
import * as problem from './problem.js';
import { proof } from './proofs.js';
import { quality } from './quality.js';
import * as race from './race.js';
import { stages } from './stages.js';
import { statistics } from './statistics.js';
import * as steps from './steps.js';
import { sweep } from './sweep.js';
import { text } from './text.js';
import * as travel from './travel.js';
import * as tree from './tree.js';
import * as verdict from './verdict.js';
import { worker } from './worker.js';
import { workshop } from './workshop.js';

/** @import { View } from '../../state/state.js' */
/** @import { Locale } from '../format.js' */
/** @import { Words } from '../shape.js' */

/** @type {Words} */
export const words = {
  errors,
  phrases,
  later,
  ...board,
  ...counters,
  ...links,
  ...problem,
  ...race,
  ...tree,
  ...verdict,
  atlas,
  floor,
  guess,
  lessons,
  ...steps,
  ...travel,
  quality,
  stages,
  statistics,
  sweep,
  worker,
  workshop,
  embed,
  exercises,
  code,
  proof,
  present,
  help,
  text,

  puzzle,
  algorithm,
  algorithmMeaning,
  heuristic,
  heuristicMeaning,
  lane,
  laneParts,
  search,

  title: 'Rolling Cubes',
  about: 'Suchalgorithmen beim Lösen von Puzzles zusehen, Knoten für Knoten.',
  puzzles: 'Puzzles',
  failed: (/** @type {string} */ message) =>
    `Das Rechenwerk konnte nicht gestartet werden: ${message}. Ein neues Laden der Seite versucht es noch einmal.`,

  views: {
    region: 'Ansichten',
    lessons: 'Lektionen',
    names: /** @type {Record<View, string>} */ ({
      race: 'Rennen',
      tree: 'Baum',
      atlas: 'Ganzes Puzzle',
      floor: 'Untergrenze',
      statistics: 'Statistik',
      exercises: 'Übungen',
      workshop: 'Werkstatt',
    }),
  },

  showOnBoard: 'Diese Lösung auf dem Brett zeigen',
  startAgain: 'Diese Bahn neu starten',
  configure: (/** @type {string} */ name) => `${name} einstellen`,
  lookInto: (/** @type {string} */ name) => `In ${name} hineinsehen`,

  settings: {
    theme: 'Hell oder dunkel',
    patterns: 'Muster',
    patternsLong: 'Punkte und Streifen auf den Würfeln neben ihren Farben',
    download: 'Als eine Datei laden',
    downloadLong:
      'Diese Seite als eine Datei, die sich mit einem Doppelklick öffnet und kein Internet braucht',
  },

  format: { count, compact, decimal, fixed, bytes, seconds, lasted },
};

/** @type {Locale} */
export const locale = { numbers: 'de', lists: 'de' };
