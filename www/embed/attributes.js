// An element's attributes are the keys of links: what a link can say, an element can be told.

import { escaped } from '../state/escaped.js';

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
 * The link that says what the attributes say; reading it is the engine's matter.
 * @type {(value: (key: Key) => string | null) => string}
 */
export const linkFrom = (value) =>
  KEYS.flatMap((key) => {
    const given = value(key);
    return given === null ? [] : [`${key}=${escaped(given)}`];
  }).join('&');
