// Jedes Wort, das auf Deutsch zu lesen ist. Eine Datei je Bereich der Seite; die Begriffe sind die der Lehrbücher.

import { bytes, compact, count, decimal, fixed, lasted, seconds } from '../format.js';
import { atlas } from './atlas.js';
import * as board from './board.js';
import { code } from './code.js';
import * as counters from './counters.js';
import { embed } from './embed.js';
import { errors } from './errors.js';
import { exercises } from './exercises.js';
import { finder } from './finder.js';
import { floor } from './floor.js';
import { guess } from './guess.js';
import { help } from './help.js';
import { later } from './later.js';
import { lessons } from './lessons.js';
import * as links from './links.js';
import { maps } from './maps.js';
import { algorithm, algorithmMeaning, amount, heuristic, heuristicMeaning, lane, laneParts, moves, puzzle, search } from './names.js';
import { phrases } from './phrases.js';
import { present } from './present.js';
import * as problem from './problem.js';
import { proof } from './proofs.js';
import { quality } from './quality.js';
import * as race from './race.js';
import { stages } from './stages.js';
import { statistics } from './statistics.js';
import * as steps from './steps.js';
import { teach } from './teach.js';
import { text } from './text.js';
import * as travel from './travel.js';
import * as tree from './tree.js';
import * as verdict from './verdict.js';
import { worker } from './worker.js';
import { workshop } from './workshop.js';

/** @import { Door } from '../../state/doors.js' */
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
  finder,
  floor,
  guess,
  lessons,
  maps,
  ...steps,
  ...travel,
  quality,
  stages,
  statistics,
  teach,
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
  amount,
  heuristic,
  heuristicMeaning,
  lane,
  laneParts,
  search,

  title: 'Rolling Cubes',
  about: 'Suchalgorithmen beim Lösen von Puzzles zusehen, Knoten für Knoten.',
  puzzles: 'Puzzles',
  failed: (/** @type {string} */ message) => `Das Rechenwerk konnte nicht gestartet werden: ${message}. Ein neues Laden der Seite versucht es noch einmal.`,

  doors: {
    region: 'Türen',
    names: /** @type {Record<Door, string>} */ ({
      play: 'Spielen',
      learn: 'Lernen',
      lab: 'Labor',
      teach: 'Lehren',
    }),
    about: /** @type {Record<Door, string>} */ ({
      play: 'Ein Puzzle lösen und Suchen dabei zusehen',
      learn: 'Vierzehn Lektionen mit Übungen, vom ersten Schritt an',
      lab: 'Alle Suchen, ihre Bäume und ihre Zahlen',
      teach: 'Vorführen, Pläne, Arbeitsblätter, Übungen für eine Klasse',
    }),
  },
  play: {
    region: 'Was Suchen mit diesem Problem machen',
    task: (/** @type {string} */ key) => puzzle(key).task,
    how: (/** @type {string} */ key) => puzzle(key).how,
    /** @type {(key: string, fewest: number) => string} */
    fewest: (key, fewest) => `Die kürzeste Lösung hat ${moves(key, fewest)}: Wie findet ein Computer sie?`,
    watch: (/** @type {number} */ n) => (n === 2 ? 'Zwei Suchen beim Lösen zusehen' : 'Beim Lösen zusehen'),
    on: 'Weiter',
    again: 'Noch einmal zusehen',
    generated: 'Stellungen',
    doors: 'Von hier aus weiter',
    guess: 'Erst raten, dann zusehen',
    guessMore: 'Welche braucht weniger?',
    learn: 'Lernen, wie es geht',
    learnMore: 'Lektion 1, 8 Minuten',
    teach: 'Ich unterrichte das',
    teachMore: 'Folien, Pläne, Arbeitsblätter',
  },
  menu: {
    open: 'Menü',
    find: 'Alles finden …',
    findKey: 'Strg K',
    present: 'Einem Raum vorführen',
    languages: 'Sprache',
  },

  views: {
    region: 'Ansichten',
    names: /** @type {Record<View, string>} */ ({
      race: 'Rennen',
      tree: 'Baum',
      statistics: 'Diagramme',
      atlas: 'Zustandsraum',
      floor: 'Untergrenze',
      workshop: 'Heuristik-Werkstatt',
      exercises: 'Übungen',
      play: 'Spielen',
      teach: 'Lehren',
    }),
  },

  startAgain: 'Diese Bahn neu starten',
  configure: (/** @type {string} */ name) => `${name} einstellen`,
  lookInto: (/** @type {string} */ name) => `In ${name} hineinsehen`,

  settings: {
    theme: 'Hell oder dunkel',
    patterns: 'Muster',
    patternsLong: 'Punkte und Streifen auf den Würfeln zusätzlich zu den Farben',
    download: 'Als eine Datei laden',
    downloadLong: 'Diese Seite als eine Datei, die sich mit einem Doppelklick öffnet und kein Internet braucht',
  },

  format: { count, compact, decimal, fixed, bytes, seconds, lasted },
};

/** @type {Locale} */
export const locale = { numbers: 'de', lists: 'de' };
