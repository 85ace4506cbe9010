// What this device keeps: what was finished here, or left, until it is deleted. What somebody else wrote there is taken for nothing.

const KEY = 'rolling-cubes results';
/** The oldest gives way to one more. */
const MOST = 50;

/** @typedef {{exercise: string, answers: string, by: string, at: string}} Kept `at` is the day, as ISO 8601 has it */

/** @param {unknown} value @returns {value is Kept} */
function isKept(value) {
  if (typeof value !== 'object' || value === null) return false;
  const kept = /** @type {Record<string, unknown>} */ (value);
  return ['exercise', 'answers', 'by', 'at'].every((key) => typeof kept[key] === 'string');
}

/** The part of a browser's storage that is used. @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Shelf */

export class KeptResults {
  #shelf;

  /** @param {() => Shelf} shelf where it is kept; fails where nothing may be */
  constructor(shelf = () => localStorage) {
    this.#shelf = shelf;
  }

  /** All that is kept, the newest first; null where nothing can be. @returns {Kept[] | null} */
  all() {
    try {
      /** @type {unknown} */
      const value = JSON.parse(this.#shelf().getItem(KEY) ?? '[]');
      return Array.isArray(value) ? value.filter(isKept).slice(0, MOST) : [];
    } catch (error) {
      return error instanceof SyntaxError ? [] : null;
    }
  }

  /** Keeps a result, in the place of what it went on from. @param {Kept} result */
  keep(result) {
    const others = this.all()?.filter(
      ({ exercise, answers }) =>
        exercise !== result.exercise || !result.answers.startsWith(answers),
    );
    if (others) this.#write([result, ...others].slice(0, MOST));
  }

  /** Deletes one. @param {Kept} result */
  remove({ exercise, answers }) {
    this.#write(
      (this.all() ?? []).filter((one) => one.exercise !== exercise || one.answers !== answers),
    );
  }

  /** Deletes all, and leaves no trace. */
  clear() {
    this.#write([]);
  }

  /** @param {readonly Kept[]} all */
  #write(all) {
    try {
      if (all.length === 0) this.#shelf().removeItem(KEY);
      else this.#shelf().setItem(KEY, JSON.stringify(all));
    } catch {
      // Where nothing can be kept, nothing is.
    }
  }
}
