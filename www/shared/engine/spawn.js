// Workers by name. The app registers how to create them, as only it knows all features.

import { madeOr } from './unmade.js';

/** `label` follows the worker's name, for tools. @typedef {(name: string, label?: string) => Worker} Maker */

/** @type {Maker} */
let made = (name) => {
  throw new Error(`nothing makes a worker '${name}'`);
};

/** @param {Maker} maker */
export function makeWorkersBy(maker) {
  made = maker;
}

/** A new worker, or one that reports why it could not start. @type {Maker} */
export const spawn = (name, label) => madeOr(() => made(name, label));
