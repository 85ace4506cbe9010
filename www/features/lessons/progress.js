// A device's progress: each lesson's step and answers. It never leaves the device.

/** @import { Marked } from './marking.js' */

/** @typedef {{step: number, answers: Record<string, Marked>}} Progress */
/** @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Kept */

/** What it is kept under. */
const KEY = 'lessons';

/** Longer names, of lessons inside links, are shortened. */
const LONGEST = 48;

/** @param {string} id */
const nameOf = (id) => (id.length > LONGEST ? `${id.slice(0, LONGEST)}.${id.length}` : id);

/** @param {any} found @returns {boolean} */
const isMarked = (found) =>
  typeof found?.right === 'boolean' &&
  (typeof found.given === 'number' ||
    (Array.isArray(found.given) &&
      found.given.every((/** @type {unknown} */ n) => typeof n === 'number')));

/** @type {(found: any) => Progress | null} */
function progressFrom(found) {
  if (!Number.isInteger(found?.step) || found.step < 0) return null;
  const answers = typeof found.answers === 'object' && found.answers ? found.answers : {};
  const good = Object.entries(answers).filter(([, one]) => isMarked(one));
  return { step: found.step, answers: Object.fromEntries(good) };
}

export class ProgressKeeper {
  #store;

  /** @param {() => Kept} store */
  constructor(store) {
    this.#store = store;
  }

  /** @returns {Record<string, Progress>} */
  all() {
    try {
      const found = JSON.parse(this.#store().getItem(KEY) ?? '{}');
      const entries = Object.entries(found).flatMap(([name, one]) => {
        const progress = progressFrom(one);
        return progress ? [[name, progress]] : [];
      });
      return Object.fromEntries(entries);
    } catch {
      // Storage may be unavailable.
      return {};
    }
  }

  /** @param {string} id @returns {Progress} */
  of(id) {
    const all = this.all();
    const name = nameOf(id);
    return (Object.hasOwn(all, name) ? all[name] : null) ?? { step: 0, answers: {} };
  }

  /** @param {string} id @param {Progress} progress */
  keep(id, progress) {
    try {
      const all = { ...this.all(), [nameOf(id)]: progress };
      this.#store().setItem(KEY, JSON.stringify(all));
    } catch {
      // Progress then lasts for this visit.
    }
  }

  forget() {
    try {
      this.#store().removeItem(KEY);
    } catch {}
  }
}
