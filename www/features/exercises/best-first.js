// A search that always expands a node of least rank: breadth-first search where that is g, A* where it is g + h.
//
// It keeps every node that it generates, duplicates too, since they are drawn. As in the engine nothing goes straight back to where it came from.

/** @import { Fate } from './kind.js' */
/** @import { Space } from './spaces.js' */

/**
 * @typedef {object} Node
 * @property {string} id
 * @property {Node | null} parent
 * @property {string} place
 * @property {number} g
 * @property {Fate} fate
 *
 * What became of a successor, and the node that had its place before.
 * @typedef {{node: Node, before: Node | null, wasExpanded: boolean, became: 'new' | 'duplicate' | 'shorter'}} Successor
 */

export class BestFirst {
  /** @type {Node[]} */
  nodes = [];
  /** The node of each place that counts: that of the shortest way yet. @type {Map<string, Node>} */
  stored = new Map();
  #space;
  #rank;
  #prefix;

  /**
   * @param {Space} space
   * @param {(node: Node) => number} rank
   * @param {string} [from] where it begins, if not at the start
   * @param {string} [prefix] what its nodes' ids begin with
   */
  constructor(space, rank, from = space.start, prefix = 'n') {
    this.#space = space;
    this.#rank = rank;
    this.#prefix = prefix;
    this.#add(from, null, 0);
  }

  /** @param {string} place @param {Node | null} parent @param {number} g @returns {Node} */
  #add(place, parent, g) {
    const id = `${this.#prefix}${this.nodes.length}`;
    /** @type {Node} */
    const node = { id, parent, place, g, fate: 'waiting' };
    this.nodes.push(node);
    this.stored.set(place, node);
    return node;
  }

  /** Those that wait to be expanded. */
  waiting() {
    return this.nodes.filter(({ fate }) => fate === 'waiting');
  }

  /** Those of least rank among them: any of these may be expanded next. */
  best() {
    const waiting = this.waiting();
    const least = Math.min(...waiting.map(this.#rank));
    return waiting.filter((node) => this.#rank(node) === least);
  }

  /** @param {string} id @returns {Node} */
  node(id) {
    const node = this.nodes.find((one) => one.id === id);
    if (!node) throw new Error(`no node is called '${id}'`);
    return node;
  }

  /** Expands a node that waits. @param {Node} node @returns {Successor[]} */
  expand(node) {
    node.fate = 'expanded';
    return this.#space
      .steps(node.place)
      .filter(({ to }) => to !== node.parent?.place)
      .map(({ to, cost }) => this.#generate(to, node, node.g + cost));
  }

  /** @param {string} place @param {Node} parent @param {number} g @returns {Successor} */
  #generate(place, parent, g) {
    const before = this.stored.get(place) ?? null;
    const wasExpanded = before?.fate === 'expanded';
    const node = this.#add(place, parent, g);
    if (!before) return { node, before, wasExpanded, became: 'new' };
    if (g < before.g) {
      before.fate = 'replaced';
      return { node, before, wasExpanded, became: 'shorter' };
    }
    node.fate = 'duplicate';
    this.stored.set(place, before);
    return { node, before, wasExpanded, became: 'duplicate' };
  }
}
