// Traits of searches from the engine's catalogue. Code tests a trait, never a name.

import { catalogue } from '../engine/primed.js';

/** @import { AlgorithmChoice as Traits } from '../../pkg/rolling_cubes.js' */

/** @typedef {Traits['level']} Level */
/** @typedef {Traits['waits']} Order */
/** The measure of progress at the end of a stage; `learned` is a bound learned on the way. @typedef {Level | 'learned'} Stage */

/** By algorithm. Constant while the engine is loaded. @type {ReadonlyMap<string, Traits> | null} */
let known = null;

/** In the order of the catalogue, from simple to advanced. */
export function everyTraits() {
  known ??= new Map(catalogue().algorithms.map((traits) => [traits.name, traits]));
  return [...known.values()];
}

/** @type {(search: {algorithm: string}) => Traits} */
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

/** Names of searches whose stage ends this way, in the order of the catalogue. @type {(stage: Stage) => readonly string[]} */
export const searchesOf = (stage) =>
  everyTraits().flatMap(({ name }) => (stageOf({ algorithm: name }) === stage ? [name] : []));

/** Searches of {@link searchesOf} that keep a bound: one without a proof has none. @type {typeof searchesOf} */
export const boundedOf = (stage) =>
  searchesOf(stage).filter((algorithm) => traitsOf({ algorithm }).proves !== 'nothing');
