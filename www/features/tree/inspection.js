// What is known of the node that is looked at. It is asked for, and what there was stays until the answer is there: at a thousand
// nodes a second there would otherwise be nothing to see half of the time.

/** @import { Step } from '../../pkg/rolling_cubes.js' */

export class Inspection {
  /** All about a node: the one that is looked at, or for a moment the one before. @type {Step | null} */
  step = null;
  /** The number of the node that is looked at; -1 for none. */
  node = -1;
  #run = '';
  #changed;

  /** @param {() => void} changed there is something else to be seen */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * Looks at a node.
   * @param {string} run which search it is of: nothing that is known of another stays
   * @param {number} node its number
   * @param {Step | null} own what the lane itself tells of it, if it is the node in hand
   * @param {(node: number) => Promise<Step | null>} ask null from one who does not know
   */
  look(run, node, own, ask) {
    if (run !== this.#run) this.step = null;
    const isNew = run !== this.#run || node !== this.node;
    [this.#run, this.node] = [run, node];
    if (own) this.step = own;
    else if (isNew && node > 0) {
      ask(node).then((step) => {
        // A pointer may have gone on meanwhile.
        if (!step || this.node !== node || this.#run !== run) return;
        this.step = step;
        this.#changed();
      });
    }
  }
}
