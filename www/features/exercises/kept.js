// Results stored on this device until they are deleted. Malformed entries are ignored.

const KEY = 'rolling-cubes results';
/** The oldest gives way to one more. */
const MOST = 50;

/** @typedef {{exercise: string, answers: string, by: string, at: string}} Kept */

/** @param {unknown} value @returns {value is Kept} */
function isKept(value) {
  if (typeof value !== 'object' || value === null) return false;
  const kept = /** @type {Record<string, unknown>} */ (value);
  return ['exercise', 'answers', 'by', 'at'].every((key) => typeof kept[key] === 'string');
}

/** @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Shelf */

export class KeptResults {
  #shelf;

  /** @param {() => Shelf} shelf */
  constructor(shelf = () => localStorage) {
    this.#shelf = shelf;
  }

  /** @returns {Kept[] | null} */
  all() {
    try {
      /** @type {unknown} */
      const value = JSON.parse(this.#shelf().getItem(KEY) ?? '[]');
      return Array.isArray(value) ? value.filter(isKept).slice(0, MOST) : [];
    } catch (error) {
      return error instanceof SyntaxError ? [] : null;
    }
  }

  /** @param {Kept} result */
  keep(result) {
    const others = this.all()?.filter(
      ({ exercise, answers }) =>
        exercise !== result.exercise || !result.answers.startsWith(answers),
    );
    if (others) this.#write([result, ...others].slice(0, MOST));
  }

  /** @param {Kept} result */
  remove({ exercise, answers }) {
    this.#write(
      (this.all() ?? []).filter((one) => one.exercise !== exercise || one.answers !== answers),
    );
  }

  clear() {
    this.#write([]);
  }

  /** @param {readonly Kept[]} all */
  #write(all) {
    try {
      if (all.length === 0) this.#shelf().removeItem(KEY);
      else this.#shelf().setItem(KEY, JSON.stringify(all));
    } catch {}
  }
}
