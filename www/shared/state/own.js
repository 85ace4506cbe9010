// The text of a link: its parts, and its length, by which a cut link is recognized.

/** @import { Own } from './page-keys.js' */

/** The parts of a link, and its keys and values. A part without an equals sign is a key with an empty value. @type {(text: string) => {part: string, key: string, value: string}[]} */
export const partsOf = (text) =>
  text
    .slice(text.lastIndexOf('#') + 1)
    .split('&')
    .map((part) => {
      // A page that shows a link as text may have escaped its ampersands.
      const [, key = '', value = ''] = /^(?:amp;)?([^=]*)(?:=(.*))?$/s.exec(part) ?? [];
      return { part, key, value };
    });

/** A link without some keys. Its length goes, too, since it changes. @type {(text: string, keys: readonly string[]) => string} */
export const without = (text, keys) =>
  partsOf(text)
    .filter(({ key }) => key !== 'length' && !keys.includes(key))
    .map(({ part }) => part)
    .join('&');

/** Bytes of a part of a link, as many however much of it a mailer escapes. Half an escape is none. @type {(text: string) => number} */
const bytesOf = (text) =>
  new TextEncoder().encode(
    text
      .replaceAll('&amp;', '&')
      .replace(/%[\da-f]?$/i, '')
      .replaceAll(/%[\da-f]{2}/gi, '_'),
  ).length;

/** A link with its length at its beginning, where a part of it could be taken for another link. @type {(link: string) => string} */
export const withLength = (link) =>
  /&(answers|workshop|against)=[^&]/.test(link)
    ? link.replace(/^(v=\d+)&(.*)$/s, (_, v, rest) => `${v}&length=${bytesOf(rest)}&${rest}`)
    : link;

/** Whether all of a link is there; null where it does not say how long it is. @type {(text: string) => 'cut' | 'whole' | null} */
export function endOf(text) {
  const [, length, rest = ''] = /(?:^|[#&;])length=(\d*)(?:&(.*))?$/s.exec(text) ?? [];
  if (length === undefined) return null;
  return length !== '' && bytesOf(rest) >= Number(length) ? 'whole' : 'cut';
}
