// Fuzz targets, one file each. Every new function of the engine's API needs one and a line here.

import '../../www/app/features.js';
import { contests } from './targets/contests.js';
import { door } from './targets/door.js';
import { expressions } from './targets/expressions.js';
import { lessons } from './targets/lessons.js';
import { lines } from './targets/lines.js';
import { links } from './targets/links.js';
import { maps } from './targets/maps.js';
import { paintings } from './targets/paintings.js';
import { requests } from './targets/requests.js';
import { results } from './targets/results.js';

/** @import { Chance } from './chance.js' */

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {(chance: Chance) => any} make a case as plain JSON, which is stored if it fails
 * @property {(made: any) => void} run throws on any failure (`outcome.js`)
 */

/** @type {readonly Target[]} */
export const TARGETS = [
  ...[links, contests, lines, requests, door, maps],
  ...[expressions, paintings, lessons, results],
];

/** @param {string} name */
export function targetOf(name) {
  const target = TARGETS.find((other) => other.name === name);
  if (!target)
    throw new Error(
      `no target is called ${name}: there are ${TARGETS.map((other) => other.name).join(', ')}`,
    );
  return target;
}
