// Die Worte der Werkstatt: eine Schranke wird geschrieben, gemalt, zusammengesetzt, geprüft und gewertet.

import { entry } from '../entry.js';
import { bytes, count, decimal } from '../format.js';
import { shortened } from '../made.js';
import { heuristic, inMoves, moves, plural } from './names.js';
import { tied } from './steps.js';
import { TAUGHT, within } from './taught.js';

/** @import { Words } from '../shape.js' */

/** Meanings of the words of bounds; heuristics have their own names. @type {Readonly<Record<string, string>>} */
const MEANS = {
  sum: 'aufsummiert',
  count: 'wie viele',
  min: 'das Kleinste',
  max: 'das Größte',
  distance: 'Schritte zwischen zwei Feldern',
  row: 'Zeile eines Feldes',
  column: 'Spalte eines Feldes',
  goal: 'Zielfeld eines Steins',
  tile: 'Plättchen auf einem Feld',
  label: 'Zahl eines Plättchens',
  wanted: 'was das Ziel auf einem Feld hat',
  colour: 'Farbe oben',
  front: 'Farbe vorne',
  side: 'Farbe an der Seite',
  abs: 'ohne Vorzeichen',
  root: 'Quadratwurzel, abgerundet',
  'root-up': 'Quadratwurzel, aufgerundet',
  'parity-up': 'aufgerundet auf die Parität',
  pathmax: 'Größeres aus dem Wert und den Nachbarn minus eins',
  bpmax: 'Pathmax, bis sich nichts ändert',
  tiles: 'alle Plättchen',
  cubes: 'alle Würfel',
  knights: 'alle Springer',
  ones: 'alle Felder mit 1',
  squares: 'alle Felder',
  empty: 'das leere Feld',
  none: 'keine Farbe',
  zero: '0',
  one: '1',
  white: 'weiß',
  red: 'rot',
  blue: 'blau',
  black: 'schwarz',
  parity: 'Parität der Züge zum Ziel',
  cycles: 'Zyklen falsch liegender Plättchen',
  'row-conflicts': 'Plättchen im Konflikt in Zeilen',
  'column-conflicts': 'Plättchen im Konflikt in Spalten',
};

/** Other words that a reader may type, with the word of bounds that is meant. @type {Readonly<Record<string, string>>} */
const ALSO = {
  summe: 'sum',
  anzahl: 'count',
  zähle: 'count',
  abstand: 'distance',
  entfernung: 'distance',
  ziel: 'goal',
  zeile: 'row',
  spalte: 'column',
  farbe: 'colour',
  felder: 'squares',
  plättchen: 'tiles',
  würfel: 'cubes',
  springer: 'knights',
  leer: 'empty',
  betrag: 'abs',
  wurzel: 'root',
  parität: 'parity',
  falsch: 'misplaced',
  fehlstände: 'misplaced',
};

/** @type {Readonly<Record<string, string>>} */
const EXAMPLES = Object.assign(
  {
    misplaced: 'Falsch liegende',
    mismatch: 'Abweichende',
  },
  ...Object.values(TAUGHT).map(({ examples }) => examples),
);

/** @type {Readonly<Record<string, {name: string, how: string}>>} */
const KEYS = {
  tiles: { name: 'Plättchen', how: 'Wähle die Plättchen, die bleiben.' },
  squares: { name: 'Felder', how: 'Wähle die Felder, die bleiben.' },
  colours: {
    name: 'Farben',
    how: 'Wähle die Farben, die unterschieden werden. Die anderen sehen gleich aus.',
  },
  axes: { name: 'Achsen', how: 'Wähle die Achsen eines Würfels, die bleiben.' },
};

/** @type {Readonly<Record<string, string>>} */
const MEMBERS = {
  W: 'weiß',
  R: 'rot',
  B: 'blau',
  u: 'oben und unten',
  f: 'vorn und hinten',
  s: 'links und rechts',
};

const positions = (/** @type {number} */ n) => plural(n, 'Stellung', 'Stellungen');
const steps = (/** @type {number} */ n) => plural(n, 'Schritt', 'Schritte');

/** @type {Words['workshop']} */
export const workshop = {
  benches: {
    region: 'Arbeitsweisen',
    write: 'Schreiben',
    paint: 'Musterdatenbank',
  },
  never: 'Auf einer Karte nimmt eine Suche in ihrem Dialog eine eigene Schranke an, etwa 2 * landmarks. Um h an einzelne Knoten zu schreiben, im Menü der Aufgaben „Aufstellen …“ wählen.',
  about: (/** @type {string} */ key) =>
    `Baue eine Heuristik: eine untere Schranke für die Züge bis zum Ziel ${within(key)}. Die Prüfung sucht Stellungen, in denen sie überschätzt. Die Wertung zeigt, wie viel Suche sie spart.`,

  write: {
    text: 'Die Schranke als Text',
    words: 'Wörter:',
    /** @type {(word: string) => string} */
    means: (word) => MEANS[word] ?? heuristic(word),
    /** @type {(word: string) => string | undefined} */
    also: (word) => ALSO[word],
    starters: 'Damit anfangen',
    starter: {
      count: 'Zählen, was falsch liegt',
      distances: 'Die Entfernungen addieren',
      doubled: 'Verdoppeln: was geht kaputt?',
    },
    /** @type {(word: string, meant: string | null) => string} */
    unknown: (word, meant) => `„${word}“ kenne ich nicht. ${meant ? `Ist „${meant}“ gemeint?` : 'Wähle eines der Wörter unten, oder fang mit einem Beispiel an.'}`,
    examples: 'Zerlegen:',

    choose: 'eine bekannte …',
    example: (/** @type {string} */ name) => entry(EXAMPLES, name),
    blocks: 'Die Schranke als Blöcke',
    blocksHow: 'Wähle einen Block, dann ein Wort der Palette, das ihn ersetzt, oder ziehe. Pfeiltasten gehen von Block zu Block. Entf lässt eine Lücke.',
    noBlocks: 'Blöcke erscheinen, wenn der Text ein gültiger Ausdruck ist.',
    take: 'Den gewählten Block ersetzen durch:',
    hole: 'eine Lücke',
    block: (word, text) => (word === text ? word : `${word}: ${text}`),
    groups: {
      numbers: 'Zahlen',
      signs: 'Zeichen',
      functions: 'Funktionen',
      folds: 'Summen und Anzahlen',
      squares: 'Namen',
      paintings: 'Musterdatenbanken',
      heuristics: 'Eingebaute Heuristiken',
    },
    wraps: {
      region: 'Den gewählten Block ändern',
      max: 'Max mit …',
      sum: 'Dazu …',
      weight: 'Gewicht 2',
      'parity-up': 'Auf Parität aufrunden',
      pathmax: 'Pathmax',
      bpmax: 'Pathmax beiderseits',
    },
    wrapsLong: {
      max: 'Die größere von dieser und einer anderen: eine untere Schranke, wenn beide eine sind',
      sum: 'Die Summe beider: eine untere Schranke nur, wenn kein Zug doppelt zählt, was die Prüfung feststellt',
      weight: 'Das Doppelte: meist keine untere Schranke mehr',
      'parity-up': 'Rundet auf die Parität aller Lösungen von hier auf',
      pathmax: 'Der größere Wert aus diesem und dem jeder Nachbarstellung minus eins',
      bpmax: 'Bidirektionales Pathmax: Pathmax wird wiederholt, bis sich nichts mehr ändert. Das ergibt eine Tabelle aller Stellungen, die entlang jedes Zuges höchstens um eins fällt',
    },
    hollow: 'Entfernen',
    wrong: (why) => `So kann sie noch nicht laufen: ${why}`,
    holed: 'Fülle die Lücke, damit sie laufen kann.',
  },

  facts: {
    byConstruction: {
      consistent: 'Durch ihren Aufbau zulässig und konsistent.',
      admissible: 'Durch ihren Aufbau zulässig. Die Konsistenz ist Sache der Prüfung.',
      open: 'Die Formel allein beweist nichts. Die Prüfung sieht Stellungen einzeln nach.',
    },
    price: (n, size) => `Höchstens ${steps(n)} je Stellung${size > 0 ? `, Tabellen von ${bytes(size)}` : ', keine Tabellen'}.`,
  },

  paint: {
    about: 'Wähle, was bleibt; alles andere wird ignoriert. Die Musterdatenbank speichert, wie weit jede vereinfachte Stellung vom Ziel ist.',
    why: 'Jede Lösung löst mit ebenso vielen Zügen auch das vereinfachte Puzzle. Darum ist die Entfernung dort nie zu groß, und sie fällt entlang eines Zuges höchstens um eins.',
    whyGroups: 'Jede Gruppe zählt nur ihre eigenen Züge, und kein Zug gehört zu zwei Gruppen. Darum ist die Summe nie zu groß. Die Konsistenz ist Sache der Prüfung.',
    choose: 'Musterdatenbank',
    add: 'Musterdatenbank hinzufügen',
    key: (/** @type {string} */ key) => entry(KEYS, key).name,
    how: (/** @type {string} */ key) => entry(KEYS, key).how,
    member: (/** @type {string} */ member) => MEMBERS[member] ?? member,
    kept: (member, group) => (group < 0 ? `${MEMBERS[member] ?? member}: ignoriert` : `${MEMBERS[member] ?? member}: bleibt in Gruppe ${group + 1}`),
    group: (/** @type {number} */ group) => `Gruppe ${group + 1}`,
    newGroup: 'Neue Gruppe',
    groups: 'Gruppe, zu der es kommt',
    building: 'Die Tabelle wird aufgebaut …',
    table: (/** @type {number} */ n) => `Tabelle der Gruppe ${n + 1}`,
    facts: (n, size, mean, largest) => `${plural(n, 'vereinfachte Stellung', 'vereinfachte Stellungen')}, ${bytes(size)}; im Mittel ${decimal(mean)} Züge, höchstens ${count(largest)}.`,
    histogram: 'Vereinfachte Stellungen nach Wert',
    value: 'Wert',
    count: 'vereinfachte Stellungen',
  },

  audit: {
    title: 'Prüfung',
    run: 'Prüfen und werten',
    again: 'Noch einmal prüfen',
    cancel: 'Abbrechen',
    none: 'Noch nicht geprüft.',
    progressName: 'Die Prüfung läuft',
    progress: (asked, total) => (total === null ? `${positions(asked)} geprüft` : `${count(asked)} von ${positions(total)} geprüft`),
    tables: 'Tabellen werden aufgebaut',
    proved: (n, along) => `Bewiesen: ${positions(n)}, ${plural(along, 'Zug', 'Züge')}.`,
    provedLong: 'In jeder erreichbaren Stellung ist die Schranke höchstens die Entfernung. Sie ist auch konsistent.',
    provedNot: (/** @type {number} */ falls) =>
      `In jeder erreichbaren Stellung ist die Schranke höchstens die Entfernung. Konsistent ist sie nicht: ${falls === 1 ? 'entlang eines Zuges' : `entlang von ${count(falls)} Zügen`} fällt sie um mehr als eins.`,
    construction: 'Durch den Aufbau bewiesen.',
    constructionLong: {
      consistent: 'Sie ist in jeder Stellung zulässig und konsistent.',
      admissible: 'Sie ist in jeder Stellung zulässig. Die Konsistenz ist nicht bewiesen.',
      falls: 'Sie ist in jeder Stellung zulässig. Konsistent ist sie nicht.',
    },
    sampled: (n) => `Kein Gegenbeispiel unter ${positions(n)}.`,
    sampledLong: 'Das beweist nichts über die anderen: dieses Puzzle hat zu viele Stellungen, um alle zu prüfen.',
    refuted: 'Widerlegt: keine untere Schranke.',
    counterexample: (key, bound, distance) => `Von dieser Stellung zum Ziel: ${moves(key, distance)}. Die Schranke ist aber ${count(bound)}.`,
    sampledCounterexample: (key, bound, distance) => `Von dieser Stellung zum Ziel: höchstens ${moves(key, distance)}. Die Schranke ist aber ${count(bound)}.`,
    bound: 'Schranke',
    distance: 'Entfernung',
    distanceAtMost: 'Entfernung höchstens',
    failures: (failures, of, complete) =>
      complete ? `Sie überschätzt in ${count(failures)} von ${positions(of)}.` : `Bisher überschätzt sie in ${count(failures)} von ${count(of)} geprüften Stellungen.`,
    fall: (key, distance, move, bound, after) => `Bis zum Ziel: ${moves(key, distance)}. Hier senkt der Zug ${move} die Schranke von ${count(bound)} auf ${count(after)}.`,
    play: 'Ihre Lösung spielen',
    playLong: 'Diese Stellung zum Start machen und eine kürzeste Lösung auf dem Brett spielen',
    edited: (edits, of) => `Pathmax hebt die Schranke in ${count(edits)} von ${count(of)} geprüften Stellungen.`,
    unedited: (of) => `Pathmax hebt die Schranke in keiner von ${count(of)} geprüften Stellungen.`,
    edit: (key, { own, bound, distance, move, bound_from }) =>
      `Die nächste am Ziel (bis dahin: ${moves(key, distance)}) hat die Schranke ${count(own)}. Der Zug ${move} führt zu einem Nachbarn mit ${count(bound_from)}, darum hebt Pathmax sie auf ${count(bound)}.`,
    neighbour: (bound) => `Der Nachbar, mit der Schranke ${count(bound)}`,
    raceProved: 'Suchen kennen das Ergebnis der Prüfung nicht, darum gilt eine Lösung damit nicht als bewiesen kürzeste.',
    raceable: 'Sie kann trotzdem ins Rennen, aber ihre Lösung gilt nicht als bewiesen kürzeste.',
    unsolvable: (/** @type {string} */ why) => `Es gibt nichts zu prüfen: ${why}.`,
    large: (n) => `Die Prüfung braucht mindestens ${bytes(2 * n)} Speicher, zwei Bytes für jede von ${positions(n)}, und dauert eine Weile.`,
  },

  stopped: {
    tables: (why) => `Die Tabellen konnten nicht gebaut werden: ${why}.`,
    audit: (why) => `Die Prüfung brach ab: ${why}.`,
    score: (why) => `Die Wertung konnte nicht gezählt werden: ${why}.`,
    astray: (why) => `Die Suche nach einem solchen Start brach ab: ${why}.`,
  },

  astray: {
    where: { longer: 'Wo A* irrt', reopened: 'Wo A* doppelt arbeitet' },
    whereLong: {
      longer: 'Den Start suchen, dem Ziel am nächsten, von dem aus A* eine zu lange Lösung findet, und den Baum an dem Knoten öffnen, der das entscheidet',
      reopened: 'Den Start suchen, dem Ziel am nächsten, von dem aus A* eine expandierte Stellung wieder öffnet, und den Baum an diesem Knoten öffnen',
    },
    looking: (tried) => `Gesucht wird, bisher von ${plural(tried, 'Start', 'Starts')} aus …`,
    nowhere: {
      longer: (tried) => `Nichts gefunden. A* fand keine zu lange Lösung von den ${count(tried)} Stellungen aus, die dem Ziel am nächsten sind, und auch vom jetzigen Start aus war keine zu sehen.`,
      reopened: (tried) =>
        `Nichts gefunden. A* hat von den ${count(tried)} Stellungen aus, die dem Ziel am nächsten sind, nichts wieder geöffnet, und auch vom jetzigen Start aus war das nicht zu sehen.`,
    },
    here: (key, { length, found, at: { g, h }, waiting }) => {
      if (!waiting) {
        return `Hier arbeitet A* doppelt. Es hat diese Stellung auf einem längeren Weg expandiert, weil die Schranke auf dem kürzeren zuerst höher war. Nun öffnet A* die Stellung mit ${tied('g', g)} wieder.`;
      }
      const left = length - waiting.g;
      return `Hier irrt A*. Es expandiert eine Stellung mit ${tied('f', g + h)}, die auf keinem kürzesten Weg liegt, obwohl es in ${inMoves(key, length)} geht. Eine Stellung auf einem kürzesten Weg ist noch offen, mit ${tied('g', waiting.g)} und der Schranke ${waiting.h}; bis zum Ziel sind es aber nur ${moves(key, left)}. Am Ende hat die Lösung von A* ${moves(key, found)}.`;
    },
  },

  score: {
    title: 'Wertung',
    none: 'Die Wertung folgt auf die Prüfung.',
    running: (/** @type {number} */ expanded) => `Wertung läuft: ${positions(expanded)} expandiert …`,
    value: (/** @type {number} */ score) => count(score),
    about: (problems) => `Stellungen mit f < C*, summiert über ${plural(problems, 'Testproblem', 'Testprobleme')}. Weniger ist besser; Gleichstände ändern nichts.`,
    price: (size, painted, n) => `${size === 0 ? 'Keine Tabellen' : `Tabellen von ${bytes(size)}, dafür ${positions(painted)} besucht`}, höchstens ${steps(n)} je Stellung.`,
    invalid: 'Keine Wertung: diese Heuristik überschätzt, darum kann A* Stellungen auslassen, die es braucht.',
    elsewhere: (key, goal, position, bound, distance) =>
      `Keine Wertung: die Testprobleme haben andere Ziele, und dort überschätzt sie. Mit dem Ziel ${goal} sind es von ${position} höchstens ${moves(key, distance)}, aber die Schranke ist ${count(bound)}.`,
    beyond: 'Keine Wertung: in einem Testproblem haben mehr Stellungen f < C*, als die Seite zählen kann.',
    unproved: 'Keine Medaille: es ist nicht bewiesen, dass sie eine untere Schranke ist.',
    medals: { bronze: 'Bronze', silver: 'Silber', gold: 'Gold', hard: 'Harter Bonus' },
    medalLong: (score, most, beats) => `Höchstens ${count(score)}, mit ${most === 0 ? 'keinen Tabellen' : `Tabellen von höchstens ${bytes(most)}`}: besser als ${heuristic(beats)}.`,
    threshold: (score) => `≤ ${count(score)}`,
    room: (/** @type {number} */ most) => (most === 0 ? 'keine Tabellen' : `≤ ${bytes(most)}`),
    won: 'gewonnen',
    open: 'offen',
  },

  lane: {
    text: 'Eine eigene Schranke …',
    textLong: 'Die Schranke als Text aus der Werkstatt',
    meaning: 'Eine eigene Schranke, geschrieben wie in der Werkstatt',
  },

  raced: 'Rennen',
  race: 'Ins Rennen',
  raceLong: (/** @type {number} */ most) => `Eine Bahn mit ihr hinzufügen. Gibt es schon ${count(most)} Bahnen, ersetzt sie die letzte`,
  share: 'Link kopieren',
  shareLong: 'Der Link enthält die Schranke und ihr Problem, aber kein Ergebnis: die Seite prüft und wertet sie neu',
  copied: 'Kopiert.',
  copy: (/** @type {string} */ link) => `Der Browser hat das Kopieren nicht erlaubt. Zum Selbstkopieren: ${link}`,

  shelf: {
    title: 'Regal',
    about: 'Nur auf diesem Gerät gespeichert.',
    none: 'Noch ist nichts darin.',
    keep: 'Ins Regal',
    keepLong: 'Die Schranke ins Regal legen, auf diesem Gerät',
    use: (/** @type {string} */ text) => `${shortened(text)} bearbeiten`,
    max: 'max',
    maxLong: (/** @type {string} */ text) => `Max der aktuellen Schranke und ${shortened(text)}`,
    sum: '+',
    sumLong: (/** @type {string} */ text) => `${shortened(text)} zur aktuellen Schranke addieren`,
    drop: (/** @type {string} */ text) => `${shortened(text)} aus dem Regal löschen`,
    dropAll: 'Alle löschen',
  },
};
