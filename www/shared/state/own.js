// Keys of a link that are the page's alone: the engine neither reads nor writes them. Who shows what they are about reads their values.

/** All of them, by what they are about, in the order in which people are told of them. */
export const OWN = /** @type {const} */ ({
  lesson: ['lesson', 'step'],
  exercises: ['exercise', 'answers', 'by', 'score'],
  atlas: ['sweep'],
  workshop: ['workshop', 'against'],
  link: ['length'],
});

/** @typedef {typeof OWN[keyof typeof OWN][number]} OwnKey */

/** @type {readonly OwnKey[]} */
export const ownKeys = Object.values(OWN).flat();

/** Those that the state keeps as a link has them, in the order in which they are written. */
const KEPT = [...OWN.exercises, ...OWN.atlas];

/** Characters that are kept of a value. */
const MOST = 13_000;

/**
 * What they say, as it is written in the link; and whether all of the link came through, where it says how long it is.
 * @typedef {Readonly<Partial<Record<typeof KEPT[number], string>> & {end?: 'cut' | 'whole'}>} Own
 */

/**
 * Takes some of these keys out of a link. One without a sign of equality says nothing, as it does for the engine.
 * @template {OwnKey} Key
 * @param {string} text an address, or what follows its `#`
 * @param {readonly Key[]} keys
 * @returns {{others: string[], own: Partial<Record<Key, string>>, more: Partial<Record<Key, string>>}} the other parts as they are; what
 * the keys say, of which the first counts; and where one says something else besides, the first such
 */
export function takenOut(text, keys) {
  /** @type {Partial<Record<string, string>>} */
  const own = {};
  /** @type {Partial<Record<string, string>>} */
  const more = {};
  const others = text
    .slice(text.indexOf('#') + 1)
    .split('&')
    .filter((part) => {
      const [, key = '', value = ''] = /^(?:amp;)?(\w+)(?:=(.*))?$/s.exec(part) ?? [];
      // Who reads the rest has no use for its length.
      if (!(/** @type {readonly string[]} */ (keys).includes(key))) return key !== 'length';
      own[key] ??= value;
      if (own[key] !== value) more[key] ??= value;
      return false;
    });
  return { others, own, more };
}

/** A link without them, for what takes but its problem and its lanes. @type {(text: string) => string} */
export const withoutOwn = (text) => takenOut(text, ownKeys).others.join('&');

/** Takes a link apart: what is for the engine, and the page's own. @type {(text: string) => {rest: string, own: Own}} */
export function ownOfLink(text) {
  const { others, own } = takenOut(text, KEPT);
  const end = endOf(text);
  // Half an answer may be another answer.
  if (end === 'cut' && own.answers && own.by === undefined && own.score === undefined)
    own.answers = own.answers.replace(/(^|[.,])[^.,]*$/, '');
  const kept = Object.entries(own).map(([key, value]) => [key, value.slice(0, MOST)]);
  return {
    rest: others.join('&'),
    own: { ...Object.fromEntries(kept), ...(end ? { end } : {}) },
  };
}

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

/** A link with the page's own keys. @type {(text: string, own: Own) => string} */
export const withOwn = (text, own) =>
  [text, ...KEPT.flatMap((key) => (own[key] ? [`${key}=${own[key]}`] : []))].join('&');
