// A lesson inside a link: its text, deflated, in letters that need no escapes. No host stores it.

import { MOST_NAME } from '../../shared/state/page-keys.js';
import { MOST_CHARACTERS } from './limits.js';

/** What the name of such a lesson begins with. */
const SIGN = 'z.';

/** Whether a lesson's name is its text. @param {string} id */
export const isPacked = (id) => id.startsWith(SIGN);

/** Characters have up to four bytes. */
const MOST_BYTES = 4 * MOST_CHARACTERS;

/** The link's text is longer than any lesson. It is put into words where it is shown. */
export class Unfolds extends Error {}

/**
 * @param {ReadableStream<Uint8Array>} stream
 * @param {number} most
 */
async function allOf(stream, most) {
  const parts = [];
  let bytes = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    // A few bytes may inflate to gigabytes.
    if (bytes > most) {
      await reader.cancel().catch(() => {});
      throw new Unfolds(`more than ${most} bytes`);
    }
    parts.push(value);
  }
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {'deflate' | 'inflate'} how @param {number} most */
const through = (bytes, how, most) =>
  allOf(
    new Blob([bytes])
      .stream()
      .pipeThrough(
        how === 'deflate'
          ? new CompressionStream('deflate-raw')
          : new DecompressionStream('deflate-raw'),
      ),
    most,
  );

/**
 * Null if it is too long for a link.
 * @param {string} text
 * @returns {Promise<string | null>}
 */
export async function packed(text) {
  const bytes = await through(new TextEncoder().encode(text), 'deflate', Number.POSITIVE_INFINITY);
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const name = SIGN + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return name.length > MOST_NAME ? null : name;
}

/**
 * The text that a name holds.
 * @param {string} id
 * @returns {Promise<string>}
 * @throws {Error} when it holds none; `Unfolds` when it is too long
 */
export async function unpacked(id) {
  const letters = id.slice(SIGN.length).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    await through(bytes, 'inflate', MOST_BYTES),
  );
}
