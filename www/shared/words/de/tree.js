// Der Baum einer Suche, und was von seinen Knoten gesagt wird.

import { count } from '../format.js';
import { nodes } from './names.js';

/** @import { Words } from '../shape.js' */

const COLOURINGS = {
  fate: 'Status',
  depth: 'Tiefe',
  f: 'f = g + h',
  iteration: 'Iteration',
  side: 'Seite',
};

/** @type {Words['tree']} */
export const tree = {
  colouring: 'Farbe nach',
  colourBy: (name) => `Farbe nach ${COLOURINGS[name]}`,
  part: 'Teil des Laufs',
  newest: (/** @type {number} */ bound) => `Neueste Iteration: Schranke ${bound}`,
  older: (/** @type {number} */ bound) => `Aktuelle Iteration: Schranke ${bound}`,
  inHandPart: 'Aktuelle Iteration',
  until: 'Bis zum aktuellen Knoten',
  untilOf: (/** @type {number} */ bound) => `Bis zum aktuellen Knoten: Schranke ${bound}`,
  iteration: (n, of, bound, generated) => `Iteration ${n} von ${of}: Schranke ${bound}, ${nodes(generated)}`,
  beginning: 'Vom Anfang an',
  offer: (/** @type {number} */ node) => `Du bist bei Knoten ${count(node)}.`,
  offered: (/** @type {number} */ n) => (n === 10 ? 'Mit den ersten zehn Knoten beginnen' : `Mit den ersten ${count(n)} Knoten beginnen`),
  beside: 'Baum daneben',
  besideNone: 'Ein Baum',
  besideLane: (/** @type {string} */ lane) => `Daneben: ${lane}`,
  full: 'Den Baum auf dem ganzen Bildschirm zeigen',
  fullKey: 'F',
  leave: 'Zurück zur Seite',
  leaveKey: 'Escape',
  around: 'Um den aktuellen Knoten',
  from: (/** @type {number} */ node) => `Ab Knoten ${count(node)}`,
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  fit: 'Ganz',
  fitLong: 'Der ganze Baum',
  foldAgain: 'Wieder falten',
  foldAgainLong: 'Die geöffneten Keile schließen',

  empty: 'Start oder Schritt lässt den Baum wachsen.',
  growing: 'Folgt der Suche …',
  label: (/** @type {string} */ lane) => `Suchbaum von ${lane}`,
  help: 'Pfeiltasten gehen zu Vorgänger, Nachfolger und Nachbarn. Die Eingabetaste geht zum Knoten oder öffnet einen Keil. Plus, Minus und 0 ändern die Größe. Umschalt mit Pfeilen verschiebt das Bild. Pos1 ist die Wurzel, Ende der aktuelle Knoten. F füllt den Bildschirm.',

  showing({ total, kept, drawn, folded, ahead }) {
    const shown = kept === total ? `alle\u00a0${count(total)}` : `${count(kept)} von ${count(total)}`;
    const all = kept === total ? nodes(total) : `${count(kept)} von ${nodes(total)}`;
    if (folded === 0) {
      return ahead > 0 ? `Zeigt ${shown}, und ${count(ahead)} kommen noch` : `Zeigt ${shown}`;
    }
    return ahead > 0 ? `${all}: ${count(drawn)} gezeichnet, ${count(folded)} in Keilen; ${count(ahead)} kommen noch` : `${all}: ${count(drawn)} gezeichnet, ${count(folded)} in Keilen`;
  },
  repeated: (repeated, of) => `${Math.floor((100 * repeated) / Math.max(of, 1))} % wiederholen die Iteration davor`,

  legend: 'Legende',
  signs: {
    open: { name: 'offen', meaning: 'Erzeugt und noch nicht expandiert' },
    expanded: { name: 'expandiert', meaning: 'Die Nachfolger wurden erzeugt' },
    pruned: {
      name: 'abgeschnitten',
      meaning: 'Von der Schranke oder der Grenze abgeschnitten: nichts darunter wurde angesehen',
    },
    duplicate: { name: 'Duplikat', meaning: 'Die Stellung war schon gespeichert' },
    solution: {
      name: 'Lösung',
      meaning: 'Ein Ziel, auf einem besseren Weg als alle davor gefundenen',
    },
    met: { name: 'Treffen', meaning: 'Hier haben sich die beiden Seiten getroffen' },
    worse: { name: 'nicht besser', meaning: 'Ein Ziel, nicht besser als die beste Lösung' },
    stub: { name: 'nicht aufgezeichnet', meaning: 'Vor den aufgezeichneten Knoten erzeugt' },
  },
  sides: { forward: 'vom Start', backward: 'vom Ziel' },
  wedge: 'Teilbäume, gefaltet',
  ghost: 'die Iteration davor',
  later: 'kommt noch',
  range: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
  straightBack: 'Der letzte Zug wird nie zurückgenommen',

  bound: (/** @type {number} */ bound) => `Schranke ${bound}`,
  given: (/** @type {number} */ bound) => `obere Schranke ${bound}`,
  incumbent: (/** @type {number} */ length) => `beste Lösung ${length}`,

  node: (/** @type {number} */ node) => `Knoten ${count(node)}`,
  inHand: 'aktuell',
  short: (depth, estimate) => (estimate === null ? `${depth}` : `${depth}+${estimate}`),
  numbers: {
    g: 'Gemachte Züge',
    h: 'Die Schätzung der Heuristik, wie viele Züge noch nötig sind',
    f: 'g + h',
    F: 'Der gespeicherte Wert: f, oder was im Teilbaum gelernt wurde, bevor er vergessen wurde',
  },
  costNumbers: {
    g: 'Die bisherigen Kosten',
    h: 'Die Schätzung der Heuristik für die noch nötigen Kosten',
  },
  thumbnail: 'Die Stellung',
  since: {
    expanded: 'Seither expandiert.',
    solution: 'Seither an der Reihe gewesen: hier endet die Lösung.',
  },
  folded: (/** @type {number} */ n) => `Darunter gefaltet: ${nodes(n)}. Der Keil zeigt sie, wenn er geöffnet wird.`,
  before: 'In der Iteration davor erzeugt, in dieser noch nicht.',
  stub: 'Vor den aufgezeichneten Knoten erzeugt.',
  away: (/** @type {number} */ hand) => `Der aktuelle Knoten, ${count(hand)}, ist nicht in diesem Bild. Zeig auf einen anderen oder nimm die Pfeiltasten.`,
};
