// A link's text: its parts, and its length, which reveals a cut link.

/** Keys and values. A part without an equals sign is a key with an empty value. @type {(text: string) => {part: string, key: string, value: string}[]} */
export const partsOf = (text) =>
  text
    .slice(text.lastIndexOf('#') + 1)
    .split('&')
    .map((part) => {
      // Pages that show a link as text may escape its ampersands.
      const [, key = '', value = ''] = /^(?:amp;)?([^=]*)(?:=(.*))?$/s.exec(part) ?? [];
      return { part, key, value };
    });

/**
 * A link without some keys. The length key is dropped, as the length changes.
 * @type {(text: string, keys: readonly string[]) => string}
 */
export const without = (text, keys) =>
  partsOf(text)
    .filter(({ key }) => key !== 'length' && !keys.includes(key))
    .map(({ part }) => part)
    .join('&');

/** Length in bytes, independent of how much a mailer escaped. An incomplete escape at the end counts 0. @type {(text: string) => number} */
const bytesOf = (text) =>
  new TextEncoder().encode(
    text
      .replaceAll('&amp;', '&')
      .replace(/%[\da-f]?$/i, '')
      .replaceAll(/%[\da-f]{2}/gi, '_'),
  ).length;

/** Prefixes the length if a cut value of a key could be taken for another. @type {(link: string, keys: readonly string[]) => string} */
export const withLength = (link, keys) =>
  partsOf(link).some(({ key, value }) => value && keys.includes(key))
    ? link.replace(/^(v=\d+)&(.*)$/s, (_, v, rest) => `${v}&length=${bytesOf(rest)}&${rest}`)
    : link;

/** Whether the whole link arrived; null if it has no length. @type {(text: string) => 'cut' | 'whole' | null} */
export function endOf(text) {
  const [, length, rest = ''] = /(?:^|[#&;])length=(\d*)(?:&(.*))?$/s.exec(text) ?? [];
  if (length === undefined) return null;
  return length !== '' && bytesOf(rest) >= Number(length) ? 'whole' : 'cut';
}
