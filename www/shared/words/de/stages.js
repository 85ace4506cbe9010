// Wörter für das Ende einer Iteration, einer Schicht oder einer Stufe: wie es kam, was als Nächstes kommt und warum.

import { count } from '../format.js';
import { newPositions, nodes, plural, positions, weighed } from './names.js';
import { tied } from './steps.js';

/** @import { Found, Next } from '../en/stages.js' */
/** @import { Side } from '../en/steps.js' */
/** @import { Words } from '../shape.js' */

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

/** @type {Words['stages']} */
export const stages = {
  fBound: {
    ended: (bound, generated) => `Die Iteration mit ${tied('Schranke', bound)} ist zu Ende: ${nodes(generated)}, kein Ziel innerhalb der Schranke.`,
    next: (next, first) => risen(next, 'f', first),
    nothing: NOTHING_NEW,
  },
  depthBound: {
    ended: (bound, generated) => `Die Iteration mit ${tied('Schranke', bound)} ist zu Ende: ${nodes(generated)}, kein Ziel.`,
    next: ({ bound, least }, first) =>
      first
        ? `Die nächste Schranke ist ${bound}: in ${tied('Tiefe', least - 1)} ist die Suche umgekehrt, zuerst bei ${tied('Knoten', count(first.node))}.`
        : `Die nächste Schranke ist ${bound}: in ${tied('Tiefe', least - 1)} ist die Suche umgekehrt.`,
    nothing: NOTHING_NEW,
  },
  overLimit: (next, limit) => `Die nächste Schranke wäre ${next}, über der Grenze (${limit}): die Suche endet.`,

  weighed: {
    next: (next, weights, first) => risen(next, weighed(weights), first),
    beyond: (limit) => `Nichts wurde abgeschnitten, was innerhalb der Grenze (${limit}) liegt: die Suche endet.`,
  },

  learned: {
    ended: (bound, generated) => `Kein offener Knoten hat einen Wert von ${bound} oder weniger: ${nodes(generated)}, seit die Schranke stieg.`,
    next: (/** @type {Next} */ { bound, least }) =>
      bound === least ? `Der kleinste offene Wert ist ${least}: die nächste Schranke.` : `Der kleinste offene Wert ist ${least}, und die nächste Schranke ist ${bound}.`,
    beyond: (limit) => `Kein offener Knoten hat einen Wert innerhalb der Grenze (${limit}): die Suche endet.`,
    nothing: 'Kein offener Knoten könnte zu einem Ziel führen: die Suche endet.',
  },

  nearer: {
    start: (/** @type {number} */ h) => `Noch ist nichts expandiert: der Start ist offen, mit ${tied('h', h)}.`,
    next: (least, next) => `Das kleinste bisher expandierte h ist ${least}; was als Nächstes expandiert wird, hat ${tied('h', next)}.`,
    last: 'Kein Knoten ist mehr offen: die Suche endet.',
  },

  proved: {
    start: (/** @type {number} */ least) => `Beide Seiten haben ihre Wurzeln. Nach den offenen Knoten ist die Schranke ${least}.`,
    next: (/** @type {number} */ least) => `Nach den jetzt offenen Knoten steigt die Schranke auf ${least}.`,
    least: (least) => `Keine Lösung ist besser als diese Grenze: ${least}.`,
    known: (amount) => `Die beste bekannte Lösung: ${amount}.`,
    unknown: 'Noch ist keine Lösung bekannt.',
    done: (amount, isProved) => `Eine Lösung ist bekannt, ${amount}: ${isProved ? 'keine ist besser' : 'die Suche endet'}.`,
    over: (limit) => `Das ist über der Grenze (${limit}): die Suche endet.`,
    empty: 'Auf einer Seite ist kein Knoten mehr offen: die Suche endet.',
  },

  bounded: {
    none: (depth, cut) =>
      cut > 0
        ? `Schicht ${depth} ist vollständig, ohne eine neue Stellung, und ${count(cut)} sind abgeschnitten: innerhalb der oberen Schranke ist nichts übrig.`
        : `Schicht ${depth} ist vollständig, ohne eine neue Stellung: innerhalb der oberen Schranke ist nichts übrig.`,
    cut: (/** @type {number} */ n) => (n === 1 ? '1 wurde von der oberen Schranke abgeschnitten.' : `${count(n)} wurden von der oberen Schranke abgeschnitten.`),
  },

  layer: {
    start: 'Schicht 0 ist vollständig: nur der Start. Er wird als Nächstes expandiert.',
    complete: (depth, fresh) => `Schicht ${depth} ist vollständig: ${newPositions(fresh)}. Sie werden als Nächstes expandiert, die ersten zuerst.`,
    one: (/** @type {number} */ depth) => `Schicht ${depth} ist vollständig: 1 neue Stellung. Sie wird als Nächstes expandiert.`,
    none: (/** @type {number} */ depth) => `Schicht ${depth} ist vollständig, ohne eine neue Stellung: alles Erreichbare ist gefunden.`,
    last: (depth, fresh, limit) => `Schicht ${depth} ist vollständig: ${newPositions(fresh)}. Die Grenze (${limit}) lässt keine weitere zu.`,
  },

  sides: {
    roots: (/** @type {number} */ goals) => `Beide Seiten haben ihre Wurzeln: den Start und ${plural(goals, 'Stellung', 'Stellungen')} des Ziels.`,
    complete: (depth, side, fresh) => `Schicht ${depth} ${OWN[side]} ist vollständig: ${newPositions(fresh)}.`,
    next: (side, own, other) => `Als Nächstes wächst die Seite ${WHOSE[side]}: ihre Front ist die kleinere, ${count(own)} gegen ${count(other)}.`,
    equal: (/** @type {number} */ both) => `Beide Fronten haben ${positions(both)}: dann wächst als Nächstes die Seite des Starts.`,
    empty: (/** @type {Side} */ side) => `Die Front auf der Seite ${WHOSE[side]} ist leer: die Seiten können sich nicht treffen.`,
    last: (limit) => `Die Schichten beider Seiten zusammen erreichen die Grenze (${limit}).`,
  },

  level: {
    start: (name, least) => `Noch ist nichts expandiert: der Start ist offen, mit ${tied(name, least)}.`,
    complete: (name, bound, least) => `Alle gefundenen Stellungen mit ${name}\u00a0≤\u00a0${bound} sind expandiert; das kleinste offene ${name} ist ${least}.`,
    last: (name, bound) => `Alle gefundenen Stellungen mit ${name}\u00a0≤\u00a0${bound} sind expandiert, und kein Knoten ist mehr offen.`,
  },

  solution: {
    better: (length, cut) =>
      cut
        ? `Von hier an wird f\u00a0≥\u00a0${length} abgeschnitten: nur etwas Besseres wird gesucht.`
        : `Von hier an wird f\u00a0>\u00a0${length} abgeschnitten; f\u00a0=\u00a0${length} wird noch weiter durchsucht.`,
    last: (amount, isProved) =>
      isProved ? `Kein Knoten ist mehr offen: keine Lösung ist besser als die beste gefundene, ${amount}.` : `Kein Knoten ist mehr offen: die beste gefundene Lösung: ${amount}.`,
    none: 'Kein Knoten ist mehr offen, und keine Lösung wurde gefunden.',
  },
};
