// The legend's entries, with marks as paths for page and file.

import { pathOf } from './export.js';
import { PRESENCE, SIGNS } from './looks.js';

/** @import { Looks } from './looks.js' */
/** @import { Sign } from '../../shared/state/slices/tree.js' */
/** @import { Picture } from './picture.js' */

/** @typedef {'wedge' | 'ghost' | 'later'} Extra */

/**
 * `sign` is drawn in the named colour, or in the text colour if colours mean something else; `swatch` is a colour
 * alone.
 * @typedef {{mark: {sign: Sign, colour: string | null} | {swatch: string} | {extra: Extra}, name: string, meaning: string}} Entry
 */

/**
 * @typedef {object} Words
 * @property {Readonly<Record<Sign, {name: string, meaning: string}>>} signs
 * @property {Readonly<Record<'forward' | 'backward', string>>} sides
 * @property {(from: number, to: number) => string} range
 * @property {string} wedge
 * @property {string} ghost
 * @property {string} later
 */

/**
 * Explains only what the picture contains.
 * @param {Picture} picture @param {Looks} looks @param {Words} say @returns {Entry[]}
 */
export function legendOf(picture, looks, say) {
  const coloured = looks.entries.filter(({ count }) => count > 0);
  const bySign = coloured.some(({ sign }) => sign);
  return [
    ...coloured.map(({ colour, sign, side, from = 0, to = from }) =>
      sign
        ? signed(sign, colour, say)
        : {
            mark: { swatch: colour },
            name: side ? say.sides[side] : say.range(from, to),
            meaning: '',
          },
    ),
    ...(bySign ? [] : signsIn(looks).map((sign) => signed(sign, null, say))),
    ...extrasOf(picture, looks).map((extra) => ({
      mark: { extra },
      name: say[extra],
      meaning: '',
    })),
  ];
}

/** @param {Looks} looks */
const signsIn = ({ signs, presence }) =>
  SIGNS.filter((_, i) => signs.some((sign, n) => sign === i && presence[n] !== PRESENCE.before));

/** @param {Sign} sign @param {string | null} colour @param {Words} say @returns {Entry} */
const signed = (sign, colour, say) => ({ mark: { sign, colour }, ...say.signs[sign] });

/** @param {Picture} picture @param {Looks} looks */
const extrasOf = (picture, looks) =>
  /** @type {[Extra, boolean][]} */ ([
    ['wedge', picture.folded.some((n) => n > 0)],
    ['ghost', picture.forest.ghosts > 0],
    ['later', looks.presence.includes(PRESENCE.later)],
  ]).flatMap(([name, is]) => (is ? [name] : []));

/** @typedef {{d: string, fill: string, stroke: string, width: number, dash: string, opacity: number}} Part */

/** @param {string} d @param {Partial<Part>} style @returns {Part} */
const part = (d, style) => ({
  d,
  fill: 'none',
  stroke: 'none',
  width: 1,
  dash: 'none',
  opacity: 1,
  ...style,
});

/**
 * @param {Entry['mark']} mark
 * @param {Readonly<Record<string, string>>} colours by name
 * @param {string} words text colour
 * @returns {Part[]}
 */
export function markParts(mark, colours, words) {
  const named = (/** @type {string} */ name) => colours[name] ?? words;
  if ('sign' in mark) {
    const own = mark.colour === null ? words : named(mark.colour);
    return pathOf(mark.sign, [0, 0], 5.5).map(({ d, fill, stroke, dash }) =>
      part(d, {
        fill: fill === 'own' ? own : fill === 'paper' ? named('paper') : 'none',
        stroke: stroke ? own : 'none',
        width: stroke,
        dash: dash.join(' ') || 'none',
      }),
    );
  }
  if ('swatch' in mark) {
    const square = 'M-5 -7H5Q7 -7 7 -5V5Q7 7 5 7H-5Q-7 7 -7 5V-5Q-7 -7 -5 -7Z';
    return [part(square, { fill: named(mark.swatch) })];
  }
  switch (mark.extra) {
    case 'wedge': {
      const colour = named('fate-expanded');
      return [
        part('M0 -7L7 7H-7Z', { fill: colour, opacity: 0.22 }),
        part('M0 -7L7 7H-7Z', { stroke: colour }),
      ];
    }
    case 'ghost':
      return [part('M-8 8L8 -8', { stroke: named('ghost'), width: 6 })];
    case 'later':
      return [
        part('M-5.5 0A5.5 5.5 0 1 1 5.5 0A5.5 5.5 0 1 1 -5.5 0Z', {
          fill: named('muted'),
          opacity: 0.3,
        }),
      ];
  }
}
