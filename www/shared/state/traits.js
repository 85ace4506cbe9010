// What a search is like, as the engine's catalogue has it. Whoever has to know asks for a trait, and never for a name.

import { catalogue } from '../engine/primed.js';

/** @import { AlgorithmChoice as Traits } from '../../pkg/rolling_cubes.js' */

/** @typedef {Traits['level']} Level */
/** @typedef {Traits['waits']} Order */
/** What ends with a stage of a search: what tells how far it has come, and `learned` is a bound that is learned on the way. @typedef {Level | 'learned'} Stage */

/** By the algorithm's name. They are the same as long as the engine is. @type {ReadonlyMap<string, Traits> | null} */
let known = null;

/** The traits of all algorithms, in the order of the catalogue, in which one learns them. */
export function everyTraits() {
  known ??= new Map(catalogue().algorithms.map((traits) => [traits.name, traits]));
  return [...known.values()];
}

/** The traits of a search by its algorithm. @type {(search: {algorithm: string}) => Traits} */
export function traitsOf({ algorithm }) {
  const every = everyTraits();
  const traits = known?.get(algorithm);
  if (traits) return traits;
  const names = every.map(({ name }) => name).join(', ');
  throw new Error(`no algorithm is called '${algorithm}'; there are ${names}`);
}

/** @type {(search: {algorithm: string}) => Stage} */
export function stageOf(search) {
  const { level, ranks } = traitsOf(search);
  return ranks === 'learned' ? ranks : level;
}

/** The names of all searches with which a stage ends like that, in the order of the catalogue. @type {(stage: Stage) => readonly string[]} */
export const searchesOf = (stage) =>
  everyTraits().flatMap(({ name }) => (stageOf({ algorithm: name }) === stage ? [name] : []));
