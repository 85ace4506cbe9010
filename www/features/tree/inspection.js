// Details of the selected node. The previous details stay until new ones arrive: at a thousand nodes a second the panel
// would otherwise be empty half of the time.

/** @import { Step } from '../../pkg/rolling_cubes.js' */

export class Inspection {
  /** The selected node's details, or briefly the previous node's. @type {Step | null} */
  step = null;
  node = -1;
  #run = '';
  #changed;

  /** @param {() => void} changed called when the details have changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * @param {string} run identifies the search; details of another are dropped
   * @param {number} node its number
   * @param {Step | null} own the lane's own report if it is the current node
   * @param {(node: number) => Promise<Step | null>} ask resolves to null if the node is unknown
   */
  look(run, node, own, ask) {
    if (run !== this.#run) this.step = null;
    const isNew = run !== this.#run || node !== this.node;
    [this.#run, this.node] = [run, node];
    if (own) this.step = own;
    else if (isNew && node > 0) {
      ask(node).then((step) => {
        if (!step || this.node !== node || this.#run !== run) return;
        this.step = step;
        this.#changed();
      });
    }
  }
}
