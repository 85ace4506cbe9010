// An element's attributes are the keys of links: what a link can say, an element can be told.

import { escaped } from './escaped.js';

/** The keys that elements know. The others are about the page around the board and the race. */
export const KEYS = /** @type {const} */ ([
  'puzzle',
  'start',
  'goal',
  'moves',
  'race',
  'mode',
  'at',
  'camera',
  'theme',
  'speed',
]);

/** @typedef {typeof KEYS[number]} Key */

/** The keys that an element with a lesson or an exercise knows, in the order in which it writes them. */
export const LESSON_KEYS = /** @type {const} */ ([
  'lesson',
  'step',
  'exercise',
  'answers',
  'by',
  'lang',
  'theme',
]);

/**
 * A property of any type as an attribute would have it, as frameworks set whatever an author wrote; null where it is not set.
 * @type {(value: unknown) => string | null}
 */
export function textOf(value) {
  if (value === undefined || value === null) return null;
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** A speed as a number, 0 for full speed; any other text as it is, for the links' reader to report. @type {(text: string) => number | string} */
export function speedFrom(text) {
  if (text === 'full') return 0;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/**
 * The link that says what the attributes say; reading it is the engine's matter.
 * @type {(value: (key: Key) => string | number | null) => string}
 */
export const linkFrom = (value) =>
  KEYS.flatMap((key) => {
    const given = value(key);
    if (given === null) return [];
    return `${key}=${key === 'speed' && given === 0 ? 'full' : escaped(`${given}`)}`;
  }).join('&');
