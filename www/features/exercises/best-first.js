// A best-first search: breadth-first if the rank is g, A* if it is g + h.
//
// It keeps duplicates, since they are drawn. As in the engine, no move is undone at once.

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
 * @typedef {{node: Node, before: Node | null, wasExpanded: boolean, became: 'new' | 'duplicate' | 'shorter'}} Successor
 */

export class BestFirst {
  nodes = /** @type {Node[]} */ ([]);
  /** @type {Map<string, Node>} */
  stored = new Map();
  #space;
  #rank;
  #prefix;

  /** @param {Space} space @param {(node: Node) => number} rank @param {string} [from] @param {string} [prefix] */
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

  waiting() {
    return this.nodes.filter(({ fate }) => fate === 'waiting');
  }

  /** Nodes of least rank: each is a right answer. */
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

  /** @param {Node} node @returns {Successor[]} */
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
