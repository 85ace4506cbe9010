// Workers by name. The app says how each is made, as it alone knows the features that have one.

import { madeOr } from './unmade.js';

/** @typedef {(name: string) => Worker} Maker */

/** @type {Maker} */
let made = (name) => {
  throw new Error(`nothing makes a worker '${name}'`);
};

/** Sets how workers are made. @param {Maker} maker */
export function makeWorkersBy(maker) {
  made = maker;
}

/** A new worker, or one that reports why there is none. @param {string} name */
export const spawn = (name) => madeOr(() => made(name));
