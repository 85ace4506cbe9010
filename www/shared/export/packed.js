// A text inside a link: deflated, in letters that need no escapes. No host stores it.

import { deflateSync, inflateSync } from 'fflate';

/** The beginning of a packed text. */
const SIGN = 'z.';

/** @param {string} text */
export const isPacked = (text) => text.startsWith(SIGN);

/** The longest name that a link has room for. */
const MOST_NAME = 16_000;

/** The longest text: that of a lesson, whose characters have up to four bytes. */
const MOST_BYTES = 240_000;

/** The packed text is longer than any lesson. It is put into words where it is shown. */
export class Unfolds extends Error {}

/** Null if it is too long for a link. @type {(text: string) => string | null} */
export function packed(text) {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const name = SIGN + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return name.length > MOST_NAME ? null : name;
}

/**
 * The text that was packed.
 * @type {(name: string) => string}
 * @throws {Error} when there is none; `Unfolds` when it is too long
 */
export function unpacked(name) {
  const letters = name.slice(SIGN.length).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  if (bytes.length === 0) throw new Error('no text');
  // A few bytes may inflate to gigabytes; those that have no room are dropped.
  const all = inflateSync(bytes, { out: new Uint8Array(MOST_BYTES + 1) });
  if (all.length > MOST_BYTES) throw new Unfolds(`more than ${MOST_BYTES} bytes`);
  return new TextDecoder('utf-8', { fatal: true }).decode(all);
}

/**
 * A link with the text of its packed puzzle, as the engine reads it. A damaged one stays, and the engine reports it.
 * @type {(link: string) => string}
 */
export const inFull = (link) =>
  link.replace(/((?:^|[#&;])goal=)(z\.[\w-]+)(?=&|$)/, (whole, key, goal) => {
    try {
      return `${key}${encodeURIComponent(unpacked(goal))}`;
    } catch {
      return whole;
    }
  });
