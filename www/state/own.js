// Keys of a link that are the page's alone: the engine neither reads nor writes them. Who shows what they are about reads their values.

/** In the order in which they are written. */
const KEYS = /** @type {const} */ (['exercise', 'answers', 'by', 'score', 'sweep']);

/** Characters that are kept of a value. */
const MOST = 13_000;

/** What they say, as it is written in the link. @typedef {Readonly<Partial<Record<typeof KEYS[number], string>>>} Own */

/** Takes a link apart: what is for the engine, and the page's own. @type {(text: string) => {rest: string, own: Own}} */
export function ownOfLink(text) {
  /** @type {Partial<Record<string, string>>} */
  const own = {};
  const rest = text
    .slice(text.indexOf('#') + 1)
    .split('&')
    .filter((part) => {
      const [, key = '', value = ''] = /^(?:amp;)?(\w+)=(.*)$/s.exec(part) ?? [];
      if (!(/** @type {readonly string[]} */ (KEYS).includes(key))) return true;
      own[key] ??= value.slice(0, MOST);
      return false;
    });
  return { rest: rest.join('&'), own };
}

/** A link with the page's own keys. @type {(text: string, own: Own) => string} */
export const withOwn = (text, own) =>
  [text, ...KEYS.flatMap((key) => (own[key] ? [`${key}=${own[key]}`] : []))].join('&');
