// The table of link keys, one row per key, in the order of writing and of the table in README.md. Reading, writing and
// notes about invalid keys follow from the rows. The engine handles the rows without `read`, and never sees the others.

import { escaped, unescaped } from './escaped.js';
import { features, VIEWS } from './features.js';
import { endOf, partsOf, withLength } from './own.js';
import { visible } from './visible.js';

/** @import { Misread, Said } from '../../pkg/rolling_cubes.js' */
/** @import { Words } from '../words/shape.js' */
/** @import { Design } from './plan.js' */
/** @import { View } from './state.js' */

/**
 * An open lesson at a step from 0; an empty name is the list of lessons. `due`: the step must still set up board, lanes
 * and view, since the link says nothing else.
 * @typedef {{id: string, step: number, due: boolean}} Lesson
 */

/**
 * Values of keys that belong to one view, and whether the whole link arrived, if it has its length.
 * @typedef {Readonly<Record<string, string | undefined>> & {readonly end?: 'cut' | 'whole'}} Own
 */

/**
 * The page's part of a link; null is the page's default.
 * @typedef {object} Page
 * @property {'time' | 'nodes'} mode
 * @property {View} view
 * @property {readonly string[]} show options of the view
 * @property {string | null} lang
 * @property {'light' | 'dark' | null} theme
 * @property {{yaw: number, pitch: number} | null} camera in whole degrees
 * @property {number | 'full' | null} speed nodes per second
 * @property {{size: number, across: number, down: number} | null} zoom of the tree: percent of the fitting size, and
 *   the centre in 1/10,000 of the width and 1/10 of a row
 * @property {Design | null} experiment
 * @property {boolean} challenge
 * @property {boolean} present
 * @property {boolean} alone
 * @property {Own} own
 * @property {Lesson | null} lesson
 */

/**
 * @typedef {Record<string, any> & {languages?: readonly string[], end: 'cut' | 'whole' | null,
 *   given: ReadonlyMap<string, string>, note: (value: string, allowed: Said) => void}} Reading
 */

/**
 * @typedef {object} Row
 * @property {string} key
 * @property {(text: string, read: Reading) => unknown} [read] the value; undefined if it is invalid
 * @property {unknown} [usual] default
 * @property {(link: Page) => string | null} [write] null omits the key
 * @property {(read: Reading) => Said} [allowed]
 * @property {View} [view] the only view that uses the key
 * @property {'key' | 'value'} [opens] what opens that view: having the key, which then stands for the view, or a value
 * @property {true} [long] a cut value could be taken for another
 * @property {string} [needs] a key that it requires
 * @property {true} [beside] does not affect board, lanes or view
 * @property {true} [raw] is read with its escapes
 */

/** Limits: options of a view, and the last step of a lesson. */
const MOST_SHOWN = 6;
const MOST_STEP = 999;

/** Maximum characters of a language tag (RFC 5646), a text of `Own`, and a lesson's name, which may be packed. */
const MOST_TAG = 35;
const MOST_TEXT = 13_000;
const MOST_NAME = 16_000;

/**
 * The allowed words of a key; the first is the default, if there is one.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const WORDS = {
  mode: ['time', 'nodes'],
  theme: ['light', 'dark'],
};

/** Ranges of a key's numbers, by number name. @type {Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>} */
const RANGES = {
  camera: { yaw: [-180, 180], pitch: [-180, 180] },
  speed: { nodes: [1, 10_000_000] },
  zoom: { size: [100, 10_000_000], across: [0, 10_000], down: [0, 20_000] },
  experiment: {
    instances: [1, 500],
    from: [0, 100],
    to: [0, 100],
    seed: [0, 4_294_967_295],
    max_nodes: [1, 20_000_000],
  },
};

/** @template T @param {Readonly<Record<string, T>>} table @param {string} key @returns {T} */
function rowOf(table, key) {
  const row = table[key];
  if (!row) throw new Error(`no key of the page is called '${key}'`);
  return row;
}

/** @type {(key: string) => readonly string[]} */
export const wordsOf = (key) => (key === 'view' ? VIEWS : rowOf(WORDS, key));

/** The words of `show`. @type {(view: string) => readonly string[]} */
export const optionsOf = (view) => features[view]?.options ?? [];

/** Range of a key's n-th number. @type {(key: string, place: number) => {min: number, max: number}} */
export function rangeOf(key, place) {
  const range = Object.values(rowOf(RANGES, key))[place];
  if (!range) throw new Error(`'${key}' has no range at ${place}`);
  return { min: range[0], max: range[1] };
}

/** @type {(code: keyof (Words['ownKeys'] & Words['phrases']), ...values: Said[]) => Said} */
export const phrase = (code, ...values) => ({ code, values });

/** @type {(key: string, ...places: number[]) => string[]} */
const endsOf = (key, ...places) =>
  places.flatMap((place) => Object.values(rangeOf(key, place)).map(String));

/** @type {(key: string, place: number, text: string) => number | undefined} */
function numberOf(key, place, text) {
  const { min, max } = rangeOf(key, place);
  const form = min < 0 ? /^[+-]?\d+$/ : /^\d+$/;
  // Turns -0 into 0.
  const number = form.test(text) ? Number(text) + 0 : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

/** @type {(key: 'mode' | 'view' | 'theme', usual: string | null) => Row} */
const word = (key, usual) => ({
  key,
  usual,
  read: (text) => (wordsOf(key).includes(text) ? text : undefined),
  write: (link) => (link[key] === usual || standsFor(link[key]) ? null : link[key]),
  allowed: () => wordsOf(key).join(', '),
});

/** @type {(key: 'camera' | 'zoom' | 'experiment', allowed: () => Said) => Row} */
const numbers = (key, allowed) => ({
  key,
  allowed,
  usual: null,
  read(text) {
    const names = Object.keys(rowOf(RANGES, key));
    const parts = text.split(',');
    const all = names.map((name, place) => [name, numberOf(key, place, parts[place] ?? '')]);
    const isWhole = parts.length === names.length && all.every(([, one]) => one !== undefined);
    return isWhole ? Object.fromEntries(all) : undefined;
  },
  write: (link) => link[key] && Object.values(link[key]).join(','),
});

/** @type {(key: 'challenge' | 'present' | 'alone') => Row} */
const flag = (key) => ({
  key,
  usual: false,
  read: (text) => text === '1' || undefined,
  write: (link) => (link[key] ? '1' : null),
  allowed: () => '1',
});

/** A cut answer may equal another answer. @type {(value: string, read: Reading) => string} */
const uncut = (value, { end, given }) =>
  end === 'cut' && !given.has('by') && !given.has('score')
    ? value.replace(/(^|[.,])[^.,]*$/, '')
    : value;

/** Text that its feature parses, unchanged. @type {(row: Row) => Row} */
export const text = (row) => ({
  ...{ ...row, beside: true, raw: true },
  read: (value, read) => (row.long ? uncut(value, read) : value).slice(0, MOST_TEXT),
  write: ({ own }) => own[row.key] || null,
});

/** The keys before those of features, and after. @type {readonly Row[]} */
const BEFORE = [
  { key: 'v', beside: true },
  { key: 'puzzle' },
  { key: 'start' },
  { key: 'goal' },
  { key: 'moves' },
  { key: 'race' },
  word('mode', 'time'),
  word('view', 'race'),
  {
    key: 'show',
    usual: [],
    read(given, { view, note }) {
      const words = optionsOf(view);
      const other = features[view]?.other;
      /** @type {string[]} */
      const shown = [];
      for (const one of given.split(',')) {
        if (shown.length === MOST_SHOWN) {
          note(one, phrase('words', `${MOST_SHOWN}`));
          break;
        }
        if (words.includes(one) || other?.fits(one)) shown.push(one);
        else if (words.length === 0) note(one, phrase('none-with-view', view));
        else if (!other) note(one, words.join(', '));
        else note(one, phrase('or-else', words.join(', '), phrase(other.said)));
      }
      return shown;
    },
    write: ({ show }) => show.join(',') || null,
  },
  { key: 'at' },
  {
    key: 'lang',
    usual: null,
    beside: true,
    read(tag, { languages }) {
      const nameOf = (/** @type {string} */ one) => one.split('-')[0];
      const isTag = tag.length <= MOST_TAG && /^[a-z\d]+(-[a-z\d]{1,8})*$/i.test(tag);
      return isTag && (languages?.some((one) => nameOf(one) === nameOf(tag)) ?? true)
        ? tag
        : undefined;
    },
    write: ({ lang }) => lang,
    allowed: ({ languages }) => languages?.join(', ') ?? '',
  },
  { ...word('theme', null), beside: true },
  numbers('camera', () => phrase('degrees', ...endsOf('camera', 0))),
  {
    key: 'speed',
    usual: null,
    read: (rate) => (rate === 'full' ? rate : numberOf('speed', 0, rate)),
    write: ({ speed }) => (speed === null ? null : `${speed}`),
    allowed: () => phrase('speeds', ...endsOf('speed', 0)),
  },
  { key: 'breaks' },
  numbers('zoom', () => phrase('zooms', ...endsOf('zoom', 0).slice(0, 1))),
  numbers('experiment', () => phrase('designs', ...endsOf('experiment', 0, 1, 4))),
  flag('challenge'),
  { ...flag('present'), beside: true },
  { ...flag('alone'), beside: true },
];

/** @type {readonly Row[]} */
const AFTER = [
  {
    key: 'lesson',
    beside: true,
    raw: true,
    read: (id) => id.slice(0, MOST_NAME),
    write: ({ lesson }) => lesson?.id ?? null,
  },
  {
    key: 'step',
    beside: true,
    needs: 'lesson',
    read: (step) => (/^\d{1,3}$/.test(step) && Number(step) > 0 ? Number(step) - 1 : undefined),
    write: ({ lesson }) => (lesson && lesson.step > 0 ? `${lesson.step + 1}` : null),
    allowed: () => phrase('from-to', '1', `${MOST_STEP}`),
  },
  // Written by `withLength`.
  { key: 'length', beside: true, read: (_, { end }) => (end === 'cut' ? undefined : end) },
];

/** All keys, in order. @returns {Row[]} */
export const rows = () => [
  ...BEFORE,
  ...Object.values(features).flatMap(({ keys }) => keys ?? []),
  ...AFTER,
];

/** Keys of one view only. @type {(view: View) => string[]} */
export const keysAbout = (view) => rows().flatMap((row) => (row.view === view ? [row.key] : []));

/** Whether a key stands for a view. @param {string | null} view */
const standsFor = (view) => rows().some((row) => row.view === view && row.opens === 'key');

/** The view that is opened by the keys of a link. @type {(given: (key: string) => string | undefined) => View | undefined} */
const openedBy = (given) =>
  rows().findLast(({ key, opens }) =>
    opens === 'key' ? given(key) !== undefined : opens && given(key),
  )?.view;

/** The view that values of its own open. @type {(own: Own) => View | undefined} */
export const viewWith = (own) => openedBy((key) => own[key]);

/** The values of one view. @type {(own: Own, view: View) => Own} */
export function ownOf(own, view) {
  const keys = ['end', ...keysAbout(view)];
  return Object.fromEntries(Object.entries(own).filter(([key]) => keys.includes(key)));
}

/** Some chats end a link at brackets and similar characters. @type {(text: string) => string} */
export const forChats = (given) =>
  escaped(given).replaceAll(
    /[!'()~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Quotes the beginning of a value in one line, like the engine. @type {(value: string) => string} */
const quoted = (value) => `'${visible(unescaped(value), 24)}'`;

/** A note about an invalid value. @type {(key: string, value: string, allowed: Said) => Misread} */
export const noteOf = (key, value, allowed) => ({ key, given: quoted(value), allowed });

/** Limits on notes about known and unknown keys, as a hostile link may have thousands. */
const MOST_NOTES = 20;

/**
 * @param {string} link an address, or the part after its `#`
 * @param {readonly string[]} [languages] available languages; by default any tag is accepted
 * @returns {Page & {rest: string, misread: Misread[]}} `rest` is the link for the engine
 */
export function readPage(link, languages) {
  /** @type {Map<string, string>} */
  const given = new Map();
  /** @type {Map<string, string>} */
  const again = new Map();
  /** @type {string[]} */
  const rest = [];
  /** @type {Misread[]} */
  const misread = [];
  let due = true;
  const table = rows();
  const byKey = new Map(table.map((row) => [row.key, row]));
  for (const { part, key, value } of partsOf(link)) {
    const row = byKey.get(key);
    due &&= row?.beside ?? key === '';
    if (row && !row.read) {
      rest.push(part);
      if (!given.has(key)) given.set(key, value);
    } else if (!row && part !== '' && misread.length < MOST_NOTES)
      misread.push(noteOf(visible(key, 24), value, table.map((one) => one.key).join(', ')));
    else if (row && !given.has(key)) given.set(key, value);
    else if (row && !again.has(key) && unescaped(value) !== unescaped(given.get(key) ?? ''))
      again.set(key, value);
  }
  const end = endOf(link);
  /** @type {Reading} */
  const read = { ...(languages ? { languages } : {}), end, given, note: () => {} };
  for (const { key, raw, usual, ...row } of table) {
    if (!row.read) continue;
    const stands = row.opens === 'key' && row.view === viewOf(read);
    read[key] = stands ? '' : usual;
    const value = given.get(key);
    if (value === undefined) continue;
    const before = misread.length;
    read.note = (text, allowed) => {
      if (misread.length - before < MOST_NOTES) misread.push(noteOf(key, text, allowed));
    };
    const view = viewOf(read);
    if (row.needs && !given.get(row.needs)) read.note(value, phrase('none-without', row.needs));
    // A challenge hides all views and reports none.
    else if (row.view && row.view !== view && value !== '' && !read.challenge)
      read.note(value, phrase('none-with-view', view));
    else {
      const found = row.read(raw ? value : unescaped(value), read);
      if (found === undefined) read.note(value, row.allowed?.(read) ?? '');
      else read[key] = found;
    }
    const another = again.get(key);
    if (another !== undefined)
      misread.push({
        key,
        given: phrase('besides-another', quoted(another)),
        allowed: phrase('one-value'),
      });
  }
  /** @type {(what: 'usual' | 'view') => any} */
  const valuesOf = (what) =>
    Object.fromEntries(
      table.flatMap(({ key, ...row }) =>
        row[what] === undefined || read[key] === undefined ? [] : [[key, read[key]]],
      ),
    );
  const { lesson: id, step = 0 } = read;
  return {
    ...valuesOf('usual'),
    own: { ...valuesOf('view'), ...(end ? { end } : {}) },
    // The list of lessons has no steps, and an exercise sets itself up.
    lesson:
      id === undefined ? null : { id, step: id ? step : 0, due: due && !given.get('exercise') },
    rest: `#${rest.join('&')}`,
    misread,
  };
}

/** The view that a link opens, ignoring challenges. @type {(read: Reading) => View} */
const viewOf = ({ given, view }) =>
  standsFor(view) ? view : (openedBy((key) => given.get(key)) ?? view);

/** Adds the page's keys to a link that the engine wrote. @type {(link: string, page: Page) => string} */
export function writePage(link, page) {
  const written = new Map(partsOf(link).map(({ part, key }) => [key, part]));
  const table = rows();
  const parts = table.flatMap(({ key, read, write }) => {
    if (!read) return written.get(key) ?? [];
    const value = write?.(page) ?? null;
    return value === null ? [] : `${key}=${value}`;
  });
  const long = table.flatMap((row) => (row.long ? [row.key] : []));
  return withLength(parts.join('&'), long);
}
