// A trace as a search trace of Posthoc (posthoc.pathfinding.ai), version 1.4.0.

/** @import { Moment, Trace } from './trace.js' */

/** A node of a map, with its column and row if it has a place. @typedef {{name: string, x: number | null, y: number | null}} MapNode */

const CLOSED = new Set(['pruned', 'duplicate', 'worse']);

/**
 * The events in their order: each node is generated, then closed if it is discarded, or expanded later. A run's end
 * comes last, with the node that ends the solution as the destination. Posthoc draws the tree from the parents' ids.
 * @param {Trace} trace @param {Moment} moment @param {((place: number) => MapNode) | null} [nodeOf] of a map, its nodes
 */
export function posthocOf(trace, moment, nodeOf = null) {
  const { from } = trace;
  const kept = Math.min(trace.length, Math.max(0, moment.now - from + 1));
  /** @param {string} type @param {number} record */
  const event = (type, record) => {
    const parent = trace.parent(record);
    const h = trace.estimate(record);
    const place = trace.place(record);
    const node = nodeOf && place !== null ? nodeOf(place) : null;
    return JSON.stringify({
      ...{ type, id: from + record, pId: parent < 0 ? null : from + parent },
      ...{ g: trace.g(record), ...(h !== null && { h }), f: trace.f(record) },
      ...(node && { name: node.name }),
      ...(node && node.x !== null && node.y !== null && { x: node.x, y: node.y }),
      side: trace.isBackward(record) ? 'backward' : 'forward',
      ...(type === 'closing' && { fate: trace.fate(record, moment) }),
    });
  };
  /** @type {Map<number, number[]>} */
  const expanded = new Map();
  for (let record = 0; record < kept; record += 1) {
    if (trace.fate(record, moment) !== 'expanded') continue;
    const at = trace.expandedAt(record);
    expanded.set(at, [...(expanded.get(at) ?? []), record]);
  }
  /** @type {string[]} */
  const events = [];
  /** @type {string[]} */
  const ends = [];
  for (let record = 0; record < kept; record += 1) {
    const fate = trace.fate(record, moment);
    if (trace.isRoot(record)) events.push(event('source', record));
    events.push(event('generating', record));
    if (CLOSED.has(fate)) events.push(event('closing', record));
    for (const parent of expanded.get(record + 1) ?? []) events.push(event('expanding', parent));
    if (moment.ended && fate === 'solution') {
      ends.push(event('destination', record), event('end', record));
    }
  }
  return `{"version": "1.4.0", "views": {"main": []}, "events": [\n${[...events, ...ends].join(',\n')}\n]}\n`;
}
