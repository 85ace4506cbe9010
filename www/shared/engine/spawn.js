// Workers by name. The app registers how to create them, as only it knows all features.

import { madeOr } from './unmade.js';

/** The first word is the role. @typedef {(name: string) => Worker} Maker */

/** @type {Maker} */
let made = (name) => {
  throw new Error(`nothing makes a worker '${name}'`);
};

/** @param {Maker} maker */
export function makeWorkersBy(maker) {
  made = maker;
}

/** A new worker, or one that reports why it could not start. @type {Maker} */
export const spawn = (name) => madeOr(() => made(name));
