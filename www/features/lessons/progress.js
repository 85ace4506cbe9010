// What a device keeps of lessons: the step where each was left, and what was answered there. Nobody else hears of it, and all of it can
// be seen and deleted.

/** @import { Marked } from './marking.js' */

/** @typedef {{step: number, answers: Record<string, Marked>}} Progress */
/** What is used of a browser's store. @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Kept */

/** What it is kept under. */
const KEY = 'lessons';

/** The longest name that is kept as it is: one of a lesson that is packed into its link is shortened. */
const LONGEST = 48;

/** @param {string} id */
const nameOf = (id) => (id.length > LONGEST ? `${id.slice(0, LONGEST)}.${id.length}` : id);

/** Whether what was found is an answer, whoever wrote it there. @param {any} found @returns {boolean} */
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

  /** @param {() => Kept} store the browser's, which may not be there */
  constructor(store) {
    this.#store = store;
  }

  /** What is kept of all lessons, by their names. @returns {Record<string, Progress>} */
  all() {
    try {
      const found = JSON.parse(this.#store().getItem(KEY) ?? '{}');
      const entries = Object.entries(found).flatMap(([name, one]) => {
        const progress = progressFrom(one);
        return progress ? [[name, progress]] : [];
      });
      return Object.fromEntries(entries);
    } catch {
      // Where nothing may be kept, nothing is.
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
      // Then it is for this visit alone.
    }
  }

  /** Deletes all of it. */
  forget() {
    try {
      this.#store().removeItem(KEY);
    } catch {
      // There is nothing.
    }
  }
}
