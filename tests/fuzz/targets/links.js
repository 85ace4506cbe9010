// Links: any text is parsed, and after one round trip the text is stable.

import '../../../www/shared/words/whole.js';
import { read_link, write_link } from '../../../www/pkg/rolling_cubes.js';
import { inWords } from '../../../www/shared/engine/error-words.js';
import { readPage, writePage } from '../../../www/shared/state/page-keys.js';
import { must } from '../outcome.js';
import { problem } from '../problems.js';

/** @import { Chance } from '../chance.js' */
/** @import { Target } from '../targets.js' */

const RACES = [
  'bfs',
  'ida-star/misplaced',
  'a-star',
  'mm:epsilon=1',
  'weighted-a-star:weight=3/2',
  'ida-star:order=seed=7:max-nodes=9',
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const VALUES = {
  v: ['1', '2', ''],
  moves: ['ULDR', 'UL.DR', '.', 'b5a3', '11121222', 'U'.repeat(3000)],
  mode: ['time', 'nodes'],
  view: ['race', 'tree', 'statistics', 'atlas', 'floor'],
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

/** @param {Chance} chance */
function made(chance) {
  const { puzzle, start, goal } = problem(chance);
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
  return chance.once(2) ? chance.spoiled(link) : link;
}

/** @param {string} text */
function read(text) {
  const { rest, misread, ...page } = readPage(text, ['de', 'en']);
  const { link, misread: others } = read_link(rest);
  return { link: { ...link, ...page }, misread: [...others, ...misread] };
}

/**
 * Removes parts that depend on the whole text: its length, and whether a lesson's step is due. Empty texts are not
 * written, and a lone surrogate becomes U+FFFD (`escaped.js`).
 * @param {ReturnType<typeof read>['link']} link
 */
const settled = ({ lesson, own: { end: _, ...own }, ...link }) =>
  JSON.stringify({
    ...link,
    own: Object.entries(own).filter(([, value]) => value !== ''),
    lesson: lesson && { ...lesson, due: false },
  }).replaceAll(/\\ud[89a-f][\da-f]{2}/g, '\ufffd');

/** @type {Target} */
export const links = {
  name: 'links',
  make: (chance) => ({ text: made(chance) }),
  run({ text }) {
    const { link, misread } = read(text);
    for (const { key, given, allowed } of misread) {
      const note = `${key}: ${inWords(given)} given; allowed: ${inWords(allowed)}`;
      must(note.length <= 400 && (allowed !== '' || key === 'length'), () => `a note: ${note}`);
    }
    const written = writePage(write_link(link), link);
    const again = read(written);
    const keys = again.misread.map(({ key }) => key);
    must(keys.length === 0, () => `${written} is not understood: ${JSON.stringify(again.misread)}`);
    const twice = writePage(write_link(again.link), again.link);
    must(twice === written, () => `${written} is written anew as ${twice}`);
    must(
      settled(again.link) === settled(link),
      () => `${written} says something else than was read`,
    );
  },
};
