// Attributes of the elements: the keys of links.

import { escaped } from './escaped.js';

/** Keys for elements. The others concern the page around board and race. */
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

/** Keys of an element with a lesson or exercise, in writing order. */
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
 * A property of any type as attribute text, as frameworks set whatever an author wrote; null if unset.
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

/** A speed as a number, 0 for full speed; invalid text unchanged, for the link reader to report. @type {(text: string) => number | string} */
export function speedFrom(text) {
  if (text === 'full') return 0;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/**
 * Builds a link from attributes; the engine validates it.
 * @type {(value: (key: Key) => string | number | null) => string}
 */
export const linkFrom = (value) =>
  KEYS.flatMap((key) => {
    const given = value(key);
    if (given === null) return [];
    return `${key}=${key === 'speed' && given === 0 ? 'full' : escaped(`${given}`)}`;
  }).join('&');
