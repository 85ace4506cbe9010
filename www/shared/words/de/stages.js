// Wörter für das Ende einer Iteration, einer Schicht oder einer Stufe: wie es kam, was als Nächstes kommt und warum.

import { count } from '../format.js';
import { moves, newPositions, nodes, plural, positions, weighed } from './names.js';
import { tied } from './steps.js';

/** @import { Found, Next } from '../en/stages.js' */
/** @import { Side } from '../en/steps.js' */
/** @import { Weights } from '../weights.js' */

/** @type {(found: Found) => string} */
function named({ node, numbers }) {
  const name = tied('Knoten', count(node));
  if (!numbers) return name;
  const { g, h } = numbers;
  return h === null ? `${name} (${tied('g', g)})` : `${name} (${tied('g', g)}, ${tied('h', h)})`;
}

const OWN = { forward: 'vom Start', backward: 'vom Ziel' };
const WHOSE = { forward: 'des Starts', backward: 'des Ziels' };

const NOTHING_NEW = 'Nichts wurde abgeschnitten: eine höhere Schranke erreichte nichts Neues.';

/** @type {(next: Next, value: string, first: Found | null) => string} */
function risen({ bound, least }, value, first) {
  const at = first ? `, zuerst bei ${named(first)}` : '';
  return bound === least
    ? `Die nächste Schranke ist ${bound}, das kleinste abgeschnittene ${value}${at}.`
    : `Die nächste Schranke ist ${bound}; das kleinste abgeschnittene ${value} ist ${least}${at}.`;
}

export const stages = {
  fBound: {
    /** @type {(bound: number, generated: number) => string} */
    ended: (bound, generated) =>
      `Die Iteration mit ${tied('Schranke', bound)} ist zu Ende: ${nodes(generated)}, kein Ziel innerhalb der Schranke.`,
    /** @type {(next: Next, first: Found | null) => string} */
    next: (next, first) => risen(next, 'f', first),
    nothing: NOTHING_NEW,
  },
  depthBound: {
    /** @type {(bound: number, generated: number) => string} */
    ended: (bound, generated) =>
      `Die Iteration mit ${tied('Schranke', bound)} ist zu Ende: ${nodes(generated)}, kein Ziel.`,
    /** @type {(next: Next, first: Found | null) => string} */
    next: ({ bound, least }, first) =>
      first
        ? `Die nächste Schranke ist ${bound}: in ${tied('Tiefe', least - 1)} ist die Suche umgekehrt, zuerst bei ${tied('Knoten', count(first.node))}.`
        : `Die nächste Schranke ist ${bound}: in ${tied('Tiefe', least - 1)} ist die Suche umgekehrt.`,
    nothing: NOTHING_NEW,
  },
  /** @type {(key: string, next: number, limit: number) => string} */
  overLimit: (key, next, limit) =>
    `Die nächste Schranke wäre ${next}, über der Grenze (${moves(key, limit)}): die Suche endet.`,

  weighed: {
    /** @type {(next: Next, weights: Weights, first: Found | null) => string} */
    next: (next, weights, first) => risen(next, weighed(weights), first),
    /** @type {(key: string, limit: number) => string} */
    beyond: (key, limit) =>
      `Nichts wurde abgeschnitten, was innerhalb der Grenze (${moves(key, limit)}) liegt: die Suche endet.`,
  },

  learned: {
    /** @type {(bound: number, generated: number) => string} */
    ended: (bound, generated) =>
      `Kein offener Knoten hat einen Wert von ${bound} oder weniger: ${nodes(generated)}, seit die Schranke stieg.`,
    next: (/** @type {Next} */ { bound, least }) =>
      bound === least
        ? `Der kleinste offene Wert ist ${least}: die nächste Schranke.`
        : `Der kleinste offene Wert ist ${least}, und die nächste Schranke ist ${bound}.`,
    /** @type {(key: string, limit: number) => string} */
    beyond: (key, limit) =>
      `Kein offener Knoten hat einen Wert innerhalb der Grenze (${moves(key, limit)}): die Suche endet.`,
    nothing: 'Kein offener Knoten könnte zu einem Ziel führen: die Suche endet.',
  },

  nearer: {
    start: (/** @type {number} */ h) =>
      `Noch ist nichts expandiert: der Start ist offen, mit ${tied('h', h)}.`,
    /** @type {(least: number, next: number) => string} */
    next: (least, next) =>
      `Das kleinste bisher expandierte h ist ${least}; was als Nächstes expandiert wird, hat ${tied('h', next)}.`,
    last: 'Kein Knoten ist mehr offen: die Suche endet.',
  },

  proved: {
    start: (/** @type {number} */ least) =>
      `Beide Seiten haben ihre Wurzeln. Nach den offenen Knoten ist die Schranke ${least}.`,
    next: (/** @type {number} */ least) =>
      `Nach den jetzt offenen Knoten steigt die Schranke auf ${least}.`,
    /** @type {(key: string, least: number) => string} */
    least: (key, least) => `Keine Lösung ist kürzer: ${moves(key, least)} sind das Mindeste.`,
    /** @type {(key: string, length: number) => string} */
    known: (key, length) => `Die kürzeste bekannte Lösung hat diese Länge: ${moves(key, length)}.`,
    unknown: 'Noch ist keine Lösung bekannt.',
    /** @type {(key: string, length: number, isProved: boolean) => string} */
    done: (key, length, isProved) =>
      `Eine Lösung dieser Länge ist bekannt, ${moves(key, length)}: ${isProved ? 'sie ist eine kürzeste' : 'die Suche endet'}.`,
    /** @type {(key: string, limit: number) => string} */
    over: (key, limit) => `Das ist über der Grenze (${moves(key, limit)}): die Suche endet.`,
    empty: 'Auf einer Seite ist kein Knoten mehr offen: die Suche endet.',
  },

  bounded: {
    /** @type {(depth: number, cut: number) => string} */
    none: (depth, cut) =>
      cut > 0
        ? `Schicht ${depth} ist vollständig, ohne eine neue Stellung, und ${count(cut)} sind abgeschnitten: innerhalb der oberen Schranke ist nichts übrig.`
        : `Schicht ${depth} ist vollständig, ohne eine neue Stellung: innerhalb der oberen Schranke ist nichts übrig.`,
    cut: (/** @type {number} */ n) =>
      n === 1
        ? '1 wurde von der oberen Schranke abgeschnitten.'
        : `${count(n)} wurden von der oberen Schranke abgeschnitten.`,
  },

  layer: {
    start: 'Schicht 0 ist vollständig: nur der Start. Er wird als Nächstes expandiert.',
    /** @type {(depth: number, fresh: number) => string} */
    complete: (depth, fresh) =>
      `Schicht ${depth} ist vollständig: ${newPositions(fresh)}. Sie werden als Nächstes expandiert, die ersten zuerst.`,
    one: (/** @type {number} */ depth) =>
      `Schicht ${depth} ist vollständig: 1 neue Stellung. Sie wird als Nächstes expandiert.`,
    none: (/** @type {number} */ depth) =>
      `Schicht ${depth} ist vollständig, ohne eine neue Stellung: alles Erreichbare ist gefunden.`,
    /** @type {(key: string, depth: number, fresh: number) => string} */
    last: (key, depth, fresh) =>
      `Schicht ${depth} ist vollständig: ${newPositions(fresh)}. Die Grenze (${moves(key, depth)}) lässt keine weitere zu.`,
  },

  sides: {
    roots: (/** @type {number} */ goals) =>
      `Beide Seiten haben ihre Wurzeln: den Start und ${plural(goals, 'Stellung', 'Stellungen')} des Ziels.`,
    /** @type {(depth: number, side: Side, fresh: number) => string} */
    complete: (depth, side, fresh) =>
      `Schicht ${depth} ${OWN[side]} ist vollständig: ${newPositions(fresh)}.`,
    /** @type {(side: Side, own: number, other: number) => string} */
    next: (side, own, other) =>
      `Als Nächstes wächst die Seite ${WHOSE[side]}: ihre Front ist die kleinere, ${count(own)} gegen ${count(other)}.`,
    equal: (/** @type {number} */ both) =>
      `Beide Fronten haben ${positions(both)}: dann wächst als Nächstes die Seite des Starts.`,
    empty: (/** @type {Side} */ side) =>
      `Die Front auf der Seite ${WHOSE[side]} ist leer: die Seiten können sich nicht treffen.`,
    /** @type {(key: string, limit: number) => string} */
    last: (key, limit) =>
      `Die Schichten beider Seiten zusammen erreichen die Grenze (${moves(key, limit)}).`,
  },

  level: {
    /** @type {(least: number) => string} */
    start: (least) => `Noch ist nichts expandiert: der Start ist offen, mit ${tied('f', least)}.`,
    /** @type {(bound: number, least: number) => string} */
    complete: (bound, least) =>
      `Alle gefundenen Stellungen mit f\u00a0≤\u00a0${bound} sind expandiert; das kleinste offene f ist ${least}.`,
    last: (/** @type {number} */ bound) =>
      `Alle gefundenen Stellungen mit f\u00a0≤\u00a0${bound} sind expandiert, und kein Knoten ist mehr offen.`,
  },

  solution: {
    /** @type {(length: number, cut: boolean) => string} */
    better: (length, cut) =>
      cut
        ? `Von hier an wird f\u00a0≥\u00a0${length} abgeschnitten: nur etwas Kürzeres wird gesucht.`
        : `Von hier an wird f\u00a0>\u00a0${length} abgeschnitten; f\u00a0=\u00a0${length} wird noch weiter durchsucht.`,
    /** @type {(key: string, length: number, isProved: boolean) => string} */
    last: (key, length, isProved) =>
      isProved
        ? `Kein Knoten ist mehr offen: die beste Lösung, ${moves(key, length)}, ist eine kürzeste.`
        : `Kein Knoten ist mehr offen: die beste gefundene Lösung hat diese Länge: ${moves(key, length)}.`,
    none: 'Kein Knoten ist mehr offen, und keine Lösung wurde gefunden.',
  },
};
