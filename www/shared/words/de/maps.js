// Karten: die Sammlung, die Zeichen auf einer Karte und ihr Text.

import { entry } from '../entry.js';
import { count } from '../format.js';
import { unread } from './files.js';
import { text } from './text.js';

/** @type {Readonly<Record<string, readonly [string, string]>>} */
const GALLERY = {
  roads: ['Zwanzig Städte an ihrem wahren Ort; jede Straße ist ein Fünftel länger als die Luftlinie.', 'Welche Städte sieht A* nie an?'],
  astray: ['Bei C ist h am kleinsten, aber von dort geht es teuer weiter.', 'Was zahlt die gierige Suche?'],
  weighted: ['', 'Gewichtetes A* multipliziert h mit seinem Gewicht. Expandiert es hier weniger Knoten als A*, und ist sein Weg so günstig?'],
  reopen: ['Von A nach B fällt h um 3, und die Kante kostet 1.', 'Welchen Knoten expandiert A* zweimal?'],
  meeting: ['', 'Die zwei Seiten treffen sich zuerst bei V, auf einem Weg der Kosten 12. Welcher Weg ist billiger?'],
  diamonds: ['IDA* speichert keine Knoten und sucht daher unter einem Knoten einmal für jeden Weg zu ihm.', 'Wie viel mehr Knoten als A* erzeugt es?'],
  river: ['Ein Knoten sagt, wer am ersten Ufer ist: Fährmann F, Wolf W, Ziege G, Kohl C. Wie viele Fahrten braucht es?', ''],
  missionaries: [
    'Drei Missionare und drei Kannibalen setzen mit einem Boot für zwei über. An einem Ufer mit einem Missionar dürfen Kannibalen nicht in der Überzahl sein. Wie viele Fahrten sind nötig?',
    '',
  ],
  wall: ['Die Mauer ist nur zum Start hin offen.', 'Wie viel der Sackgasse expandiert A*, bevor es außen herum geht?'],
  marsh: ['Jedes Feld des Sumpfs kostet 9. Führt der billigste Weg hindurch, und der mit den wenigsten Schritten?', ''],
  maze: ['Zwischen zwei Feldern gibt es genau einen Weg.', 'Wie viel hilft die Heuristik?'],
  rooms: ['Der gerade Weg endet an Wänden.', 'Welche Türen versucht A*?'],
};

/** @import { Words } from '../shape.js' */

/** @type {Words['maps']} */
export const maps = {
  about(name, asked) {
    const [point, question] = entry(GALLERY, name);
    return text.sentences([point, asked ? question : '']);
  },
  label: (nodes, here) => `Karte aus ${count(nodes)} Knoten, bei ${here}`,
  marks: { open: 'offen', closed: 'geschlossen', back: 'vom Ziel her', path: 'Weg' },
  tooMuch: (name, node, says, distance) =>
    `Die Heuristik „${name}“ ist hier keine untere Schranke: bei ${node} sagt sie ${count(says)}, aber der billigste Weg zu einem Ziel kostet ${count(distance)}.`,
  falls: (name, from, to, fall, cost) =>
    `Die Heuristik „${name}“ ist hier eine untere Schranke, aber nicht konsistent: von ${from} nach ${to} fällt sie um ${count(fall)}, und die Kante kostet ${count(cost)}.`,
  consistent: (name) => `Die Heuristik „${name}“ ist hier eine untere Schranke und konsistent.`,
  title: 'Eine Karte zeichnen',
  add: 'Ein Klick auf den Grund fügt einen Knoten hinzu. Ziehe einen Knoten, um ihn zu verschieben. Klicke zwei Knoten an, um sie zu verbinden, und eine Kante, um ihre Kosten zu ändern. Mit der Tastatur: + fügt einen Knoten hinzu, Enter klickt, Pfeile verschieben, Entf entfernt. Der Text sagt dasselbe.',
  howGrid:
    'Wähle einen Pinsel und zeichne; mit der Tastatur durch Pfeile und Leertaste. Der Text sagt dasselbe: S ist der Start, G ein Ziel, # eine Wand, eine Ziffer sind die Kosten, ein Feld zu betreten.',
  text: 'Karte als Text',
  ready: 'Kann verwendet werden.',
  redo: 'Wiederholen',
  /** Before a drawing would be lost. */
  lose: 'Die geänderte Zeichnung ist noch nicht übernommen.',
  discard: 'Verwerfen',
  goOn: 'Weiter zeichnen',
  noWay: 'Kann verwendet werden. Kein Weg führt zum Ziel.',
  long: 'Die Karte ist zu lang für einen Link: Speichere sie als Datei.',
  name: 'Name',
  cost: 'Kosten',
  turn: 'In eine oder beide Richtungen',
  start: 'Start',
  goal: 'Ziel',
  remove: 'Entfernen',
  unread,
  open: 'Datei öffnen …',
  scenario: (/** @type {number} */ all) => `Szenario (von ${count(all)})`,
  published: (/** @type {string} */ length) => `Veröffentlichte Länge: ${length}`,
  other: (theirs, ours) => `Die Szenarien gehören zu ${theirs}; diese Karte ist ${ours || 'ein Graph'}. Öffne zuerst ihre Karte.`,
  found: (published, found, comparison) =>
    `Veröffentlichte Länge: ${published}; gefunden: ${found}, ${{ equal: 'gleich', rounded: 'da ein diagonaler Schritt hier 1,4 kostet', different: 'das weicht ab' }[comparison]}.`,
  save: 'Speichern als',
  asText: 'Text',
  walked: (/** @type {number} */ cost) => `Der Weg bis hier kostet ${count(cost)}.`,
  picture: 'Die Karte',
  grid: (/** @type {string} */ at) => `Gitter, bei ${at}`,
  brush: 'Pinsel',
  wall: 'Wand',
  ground: (/** @type {number} */ cost) => `Boden, Kosten ${cost}`,
  neighbours: (/** @type {number} */ many) => `Zu ${many} Nachbarn wechseln`,
  fresh: 'Neue Karte',
  kinds: { nodes: 'Zwei Knoten', ground: 'Offenes Gelände', maze: 'Labyrinth', rooms: 'Räume' },
};
