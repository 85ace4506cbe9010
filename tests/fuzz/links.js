// Random links to the page, mostly valid: every key, puzzle and view.

import '../../www/app/features.js';
import { wordsOf } from '../../www/shared/state/page-keys.js';
import { mapText, problem } from './problems.js';

/** @import { Chance } from './chance.js' */

const RACES = [
  'bfs',
  'ida-star/misplaced',
  'a-star',
  'mm:epsilon=1',
  'weighted-a-star:weight=3/2',
  'ida-star:order=seed=7:max-nodes=9',
  'uniform-cost',
  'a-star/straight-line',
  'greedy-best-first/max%28landmarks,x%29',
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const VALUES = {
  v: ['1', '2', ''],
  moves: ['ULDR', 'UL.DR', '.', 'b5a3', '11121222', 'B', 'B.C', '1.0', 'U'.repeat(3000)],
  mode: ['time', 'nodes'],
  view: wordsOf('view'),
  show: [
    'fate',
    'depth,node,lane-2',
    'memory,linear',
    'patterns,log',
    '12',
    'forward-1,backward-2',
  ],
  at: ['1000,end', 'end', '9007199254740991', '9007199254740992', '-1', ',,,,,,,,'],
  lang: ['en', 'de', 'en-XA', 'de-CH-1996', 'x'],
  theme: ['light', 'dark'],
  camera: ['-17,54', '0,0', '400,9', '1,2,3', '32768,-32769'],
  speed: ['full', '1', '0', '10000000', '10000001'],
  breaks: ['depth:5.bound,met', 'position:WWWWWWWWE', 'estimate-below:3', 'depth:'],
  zoom: ['300,5000,65', '100,0,0', '99,10001,0', '4294967295,1,4294967295'],
  experiment: ['100,6,20,1,1000000', '0,0,0,0,0', '500,20,6,4294967295,1'],
  challenge: ['1', '0'],
  present: ['1', ''],
  alone: ['1', 'x'],
  exercise: ['breadth,seed:1', ''],
  answers: ['v2,n1.n2', 'x'],
  by: ['Ada', '%zz'],
  score: ['1-2'],
  sweep: ['100,7', 'none'],
  workshop: ['matching', '%28x)', ''],
  against: ['manhattan + 1'],
  lesson: ['ida-star', 'z.AAAA', ''],
  step: ['2', '0', 'x'],
  length: ['1', '5000', ''],
  sound: ['on'],
};

/** Becomes an element if a page takes text as markup. */
const MARKUP = ['<img id=injected src=x onerror="injected=1">', '"><svg/onload=injected=1>'];

/** A map in one line, or as it is written. @param {Chance} chance */
function mapProblem(chance) {
  const text = mapText(chance);
  const goal = chance.once(2)
    ? encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))
    : text.replaceAll('\n', ',').replaceAll(' ', ':');
  return { puzzle: 'map', start: chance.pick(['', 'A', 'B', '0.0', 'nowhere']), goal };
}

/** @param {Chance} chance */
export function linkText(chance) {
  const { puzzle, start, goal } = chance.once(4) ? mapProblem(chance) : problem(chance);
  const pairs = [
    ['v', '1'],
    ['puzzle', puzzle],
    ...(chance.once(3) ? [] : [['start', start]]),
    ...(chance.once(3) ? [] : [['goal', goal]]),
    ['race', chance.some(7, () => chance.pick(RACES)).join(',')],
    ...chance.some(8, () => {
      const key = chance.pick(Object.keys(VALUES));
      return [key, chance.pick(VALUES[key] ?? [''])];
    }),
  ];
  const text = pairs.map(
    ([key, value]) =>
      `${key}=${chance.once(20) ? encodeURIComponent(chance.spoiled(value ?? '').replace(/\p{Surrogate}/gu, '')) : value}`,
  );
  const link =
    chance.pick(['', '#', 'https://example.org/?x#']) + text.join(chance.once(20) ? '&amp;' : '&');
  if (chance.once(9)) {
    const at = chance.below(link.length);
    return `${link.slice(0, at)}${encodeURIComponent(chance.pick(MARKUP))}${link.slice(at)}`;
  }
  return chance.once(2) ? chance.spoiled(link) : link;
}
