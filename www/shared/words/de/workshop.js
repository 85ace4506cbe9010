// Die Worte der Werkstatt: eine Schranke wird geschrieben, gemalt, zusammengesetzt, geprüft und gewertet.

import { entry } from '../entry.js';
import { bytes, count, decimal } from '../format.js';
import { shortened } from '../made.js';
import { heuristic, inMoves, moves, plural, puzzle } from './names.js';
import { tied } from './steps.js';
import { TAUGHT, within } from './taught.js';

/** @import { Words } from '../shape.js' */

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
  tiles: { name: 'Plättchen', how: 'Berühre die Plättchen, deren Plätze bleiben.' },
  squares: { name: 'Felder', how: 'Berühre die Felder, auf denen bleibt, was dort steht.' },
  colours: {
    name: 'Farben',
    how: 'Farben, die unterschieden werden; die anderen sehen gleich aus.',
  },
  axes: { name: 'Achsen', how: 'Die Achsen eines Würfels, die man sieht.' },
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
  benches: { region: 'Werkbänke', write: 'Schreiben', paint: 'Malen', class: 'Klasse' },
  about: (/** @type {string} */ key) =>
    `Baue eine untere Schranke für die Züge bis zum Ziel ${within(key)}. Eine Prüfung fragt jede Stellung, ob sie hält; eine Wertung sagt, was sie spart.`,

  write: {
    text: 'Die Schranke als Text',
    words: 'Wörter:',
    starters: 'Damit anfangen',
    starter: {
      count: 'Zählen, was falsch liegt',
      distances: 'Die Entfernungen addieren',
      doubled: 'Verdoppeln: was geht kaputt?',
    },
    /** @type {(word: string, meant: string | null) => string} */
    unknown: (word, meant) =>
      `„${word}“ kenne ich nicht. ${meant ? `Ist „${meant}“ gemeint?` : 'Wähle eines der Wörter unten, oder fang mit einem Beispiel an.'}`,
    examples: 'Zerlegen:',

    choose: 'eine bekannte …',
    example: (/** @type {string} */ name) => entry(EXAMPLES, name),
    blocks: 'Die Schranke als Blöcke',
    blocksHow:
      'Berühre einen Block, dann ein Wort der Palette, das an seine Stelle soll; oder ziehe. Pfeiltasten gehen nach innen, nach außen und entlang; Entf lässt eine Lücke.',
    noBlocks: 'Blöcke gibt es erst, wenn der Text ein Ausdruck ist.',
    take: 'An die Stelle des gewählten Blocks:',
    hole: 'eine Lücke',
    block: (word, text) => (word === text ? word : `${word}: ${text}`),
    groups: {
      numbers: 'Zahlen',
      signs: 'Zeichen',
      functions: 'Funktionen',
      folds: 'Summen und Anzahlen',
      squares: 'Namen',
      paintings: 'Malerei',
      heuristics: 'Bekannte Schranken',
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
      sum: 'Beide zusammengezählt: eine untere Schranke nur, wenn kein Zug doppelt zählt, was die Prüfung herausfindet',
      weight: 'Das Doppelte: im Allgemeinen keine untere Schranke mehr',
      'parity-up': 'Die nächste Zahl mit der Parität aller Lösungen von hier',
      pathmax: 'Die größere von dieser und dem, was jede Nachbarstellung sagt, weniger eins',
      bpmax:
        'Bidirektionales Pathmax: dasselbe wieder, von Nachbar zu Nachbar, bis sich nichts mehr ändert; eine Tabelle aller Stellungen, die entlang jedes Zuges höchstens um eins fällt',
    },
    hollow: 'Herausnehmen',
    wrong: (why) => `So kann sie noch nicht laufen: ${why}`,
    holed: 'Da ist noch eine Lücke: setze etwas an ihre Stelle.',
  },

  facts: {
    byConstruction: {
      consistent: 'So zusammengesetzt ist sie eine untere Schranke und konsistent.',
      admissible:
        'So zusammengesetzt ist sie eine untere Schranke; ob sie konsistent ist, kann eine Prüfung sagen.',
      open: 'Ihr Aufbau allein beweist nichts: die Prüfung fragt die Stellungen.',
    },
    price: (n, size) =>
      `Höchstens ${steps(n)} je Stellung${size > 0 ? `, Tabellen von ${bytes(size)}` : ', keine Tabellen'}.`,
  },

  paint: {
    about:
      'Eine Malerei vergisst alles, was du nicht behältst. Stellungen, die dann gleich aussehen, sind eine, und eine Tabelle weiß von jeder, wie weit sie vom Ziel ist.',
    why: 'Jede Lösung ist auch eine des übermalten Puzzles, mit ebenso vielen Zügen: so ist die Entfernung dort nie zu groß, und sie fällt entlang eines Zuges höchstens um eins.',
    whyGroups:
      'Jede Gruppe zählt nur ihre eigenen Züge, und kein Zug gehört zu zwei Gruppen: so ist die Summe nie zu groß. Ob sie auch konsistent ist, kann die Prüfung sagen.',
    choose: 'Malerei',
    add: 'Eine Malerei dazu',
    key: (/** @type {string} */ key) => entry(KEYS, key).name,
    how: (/** @type {string} */ key) => entry(KEYS, key).how,
    member: (/** @type {string} */ member) => MEMBERS[member] ?? member,
    kept: (member, group) =>
      group < 0
        ? `${MEMBERS[member] ?? member}: übermalt`
        : `${MEMBERS[member] ?? member}: bleibt in Gruppe ${group + 1}`,
    group: (/** @type {number} */ group) => `Gruppe ${group + 1}`,
    newGroup: 'Neue Gruppe',
    groups: 'Gruppe, in die eine Berührung es legt',
    building: 'Die Tabelle wird aufgebaut …',
    table: (/** @type {number} */ n) => `Tabelle der Gruppe ${n + 1}`,
    facts: (n, size, mean, largest) =>
      `${positions(n)} nach dem Übermalen, ${bytes(size)}; im Mittel ${decimal(mean)} Züge, höchstens ${count(largest)}.`,
    histogram: 'Übermalte Stellungen nach ihrem Wert',
    value: 'Wert',
    count: 'übermalte Stellungen',
  },

  audit: {
    title: 'Prüfung',
    run: 'Prüfen und werten',
    again: 'Noch einmal prüfen',
    cancel: 'Abbrechen',
    none: 'Noch nicht geprüft.',
    progressName: 'Die Prüfung läuft',
    progress: (asked, total) =>
      total === null
        ? `${positions(asked)} gefragt`
        : `${count(asked)} von ${positions(total)} gefragt`,
    tables: 'Tabellen werden aufgebaut',
    proved: (n, along) => `Bewiesen: ${positions(n)}, ${plural(along, 'Zug', 'Züge')}.`,
    provedLong:
      'In jeder erreichbaren Stellung ist die Schranke höchstens die Entfernung, und sie ist konsistent.',
    provedNot: (/** @type {number} */ falls) =>
      `In jeder erreichbaren Stellung ist die Schranke höchstens die Entfernung. Konsistent ist sie nicht: ${falls === 1 ? 'entlang eines Zuges' : `entlang von ${count(falls)} Zügen`} fällt sie um mehr als eins.`,
    construction: 'Durch den Bau bewiesen.',
    constructionLong: {
      consistent:
        'So zusammengesetzt ist sie in jeder Stellung eine untere Schranke, und konsistent.',
      admissible:
        'So zusammengesetzt ist sie in jeder Stellung eine untere Schranke. Ob sie konsistent ist, ist nicht bewiesen.',
      falls:
        'So zusammengesetzt ist sie in jeder Stellung eine untere Schranke. Konsistent ist sie nicht.',
    },
    sampled: (n) => `Kein Gegenbeispiel unter ${positions(n)}.`,
    sampledLong:
      'Das beweist nichts von den anderen: dieses Puzzle hat zu viele Stellungen, um alle zu fragen.',
    refuted: 'Widerlegt: sie ist keine untere Schranke.',
    counterexample: (key, bound, distance) =>
      `Von dieser Stellung zum Ziel: ${moves(key, distance)}. Die Schranke sagt ${count(bound)}.`,
    sampledCounterexample: (key, bound, distance) =>
      `Von dieser Stellung zum Ziel: höchstens ${moves(key, distance)}. Die Schranke sagt ${count(bound)}.`,
    bound: 'Schranke',
    distance: 'Entfernung',
    distanceAtMost: 'Entfernung höchstens',
    failures: (failures, of, complete) =>
      `${complete ? 'Im Ganzen' : 'Bisher'} ${failures === 1 ? 'verfehlt es' : 'verfehlen es'} ${count(failures)} von ${count(of)} gefragten.`,
    fall: (key, distance, move, bound, after) =>
      `Bis zum Ziel: ${moves(key, distance)}. Hier lässt der Zug ${move} die Schranke von ${count(bound)} auf ${count(after)} fallen.`,
    play: 'Ihre Lösung spielen',
    playLong: 'Macht diese Stellung zum Start und spielt eine kürzeste Lösung auf dem Brett',
    edited: (edits, of) => `Pathmax hebt ${count(edits)} von ${count(of)} gefragten.`,
    unedited: (of) => `Pathmax hebt keine von ${count(of)} gefragten.`,
    edit: (key, { own, bound, distance, move, bound_from }) =>
      `Die nächste am Ziel (bis dahin: ${moves(key, distance)}): ihre eigene Schranke ist ${count(own)}, und der Zug ${move} führt zu einem Nachbarn mit ${count(bound_from)}. So ist sie ${count(bound)}.`,
    neighbour: (bound) => `Der Nachbar, mit der Schranke ${count(bound)}`,
    raceProved:
      'Eine Suche weiß von keiner Prüfung: im Rennen sagt ihre Bahn, dass nichts bewiesen ist.',
    raceable: 'Laufen darf sie trotzdem; ihre Bahn sagt dann, dass nichts bewiesen ist.',
    unsolvable: (/** @type {string} */ why) => `Es gibt nichts zu prüfen: ${why}.`,
    large: (n) =>
      `Die Prüfung hält zwei Bytes für jede von ${positions(n)}: ${bytes(2 * n)} Speicher und mehr, und braucht eine Weile.`,
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
      longer:
        'Sucht den Start, dem Ziel am nächsten, von dem aus A* eine zu lange Lösung findet, und öffnet seinen Baum an dem Knoten, an dem sich das entscheidet',
      reopened:
        'Sucht den Start, dem Ziel am nächsten, von dem aus A* eine Stellung wieder öffnet, die es expandiert hat, und öffnet seinen Baum an diesem Knoten',
    },
    looking: (tried) => `Gesucht wird, bisher von ${plural(tried, 'Start', 'Starts')} aus …`,
    nowhere: {
      longer: (tried) =>
        `Nichts gefunden: von den ${count(tried)} Stellungen aus, die dem Ziel am nächsten sind, endet A* mit keiner zu langen Lösung, und auch vom jetzigen Start aus war keine zu sehen.`,
      reopened: (tried) =>
        `Nichts gefunden: von den ${count(tried)} Stellungen aus, die dem Ziel am nächsten sind, öffnet A* nichts wieder, und auch vom jetzigen Start aus war das nicht zu sehen.`,
    },
    here: (key, { length, found, at: { g, h }, waiting }) => {
      if (!waiting) {
        return `Hier arbeitet A* doppelt: diese Stellung wurde schon auf einem längeren Weg expandiert, denn auf dem kürzeren sagte die Schranke erst mehr. Sie wird mit ${tied('g', g)} wieder geöffnet.`;
      }
      const left = length - waiting.g;
      return `Hier irrt A*: es expandiert eine Stellung, die auf keinem kürzesten Weg liegt, mit ${tied('f', g + h)}, obwohl es in ${inMoves(key, length)} geht. Auf einem kürzesten Weg wartet eine mit ${tied('g', waiting.g)}, deren Schranke ${waiting.h} ist; bis zum Ziel sind es ${moves(key, left)}. Am Ende hat die Lösung von A* ${moves(key, found)}.`;
    },
  },

  score: {
    title: 'Wertung',
    none: 'Die Wertung folgt auf die Prüfung.',
    running: (/** @type {number} */ expanded) =>
      `Wertung läuft: ${positions(expanded)} angesehen …`,
    value: (/** @type {number} */ score) => count(score),
    about: (problems) =>
      `Stellungen mit f < C* in ${plural(problems, 'festen Problem', 'festen Problemen')}: je weniger, desto besser, und kein Gleichstand bewegt sie.`,
    price: (size, painted, n) =>
      `${size === 0 ? 'Keine Tabellen' : `Tabellen von ${bytes(size)}, dafür ${positions(painted)} angesehen`}, höchstens ${steps(n)} je Stellung.`,
    invalid:
      'Keine Wertung: eine Schranke, die zu viel sagt, versteckt Stellungen, die expandiert werden müssen; zu zählen, was sie übrig lässt, sagt nichts.',
    elsewhere: (key, goal, position, bound, distance) =>
      `Keine Wertung: die Probleme, aus denen Wertungen entstehen, haben andere Ziele, und dort ist sie keine untere Schranke. Mit dem Ziel ${goal} sind es von ${position} höchstens ${moves(key, distance)}, und die Schranke sagt ${count(bound)}.`,
    beyond:
      'Keine Wertung: in einem der Probleme haben mehr Stellungen f < C*, als eine Seite zählen kann.',
    unproved: 'Keine Medaille, denn es ist nicht bewiesen, dass sie eine untere Schranke ist.',
    medals: { bronze: 'Bronze', silver: 'Silber', gold: 'Gold', hard: 'Harter Bonus' },
    medalLong: (score, most, beats) =>
      `Höchstens ${count(score)}, mit ${most === 0 ? 'keinen Tabellen' : `Tabellen von höchstens ${bytes(most)}`}: besser als ${heuristic(beats)}.`,
    threshold: (score) => `≤ ${count(score)}`,
    room: (/** @type {number} */ most) => (most === 0 ? 'keine Tabellen' : `≤ ${bytes(most)}`),
    won: 'gewonnen',
    open: 'offen',
    picture: 'Güte über Preis',
    x: 'Bytes der Tabellen, plus 1',
    y: 'Wertung, plus 1',
    front: 'keine ist besser und billiger',
    you: 'deine',
    rival: 'die andere',
    point: (name, score, size) => `${heuristic(name)}: Wertung ${count(score)}, ${bytes(size)}`,
    pointName: (/** @type {string} */ name) => heuristic(name),
  },

  lane: {
    text: 'Eine eigene Schranke …',
    textLong: 'Die Schranke, als Text der Werkstatt',
    meaning: 'Eine eigene Schranke, wie die Werkstatt sie liest',
  },

  raced: 'Rennen',
  race: 'Ins Rennen',
  raceLong: (/** @type {number} */ most) =>
    `Lässt sie in einer eigenen Bahn laufen, neben denen, die es gibt, oder, wo es ${count(most)} sind, anstelle der letzten`,
  raceBoth: 'Beide ins Rennen',
  raceBothLong: (/** @type {number} */ most) =>
    `Lässt jede in einer eigenen Bahn laufen, neben denen, die es gibt, oder, wo es ${count(most)} sind, anstelle der letzten anderen`,
  share: 'Link kopieren',
  shareLong:
    'Ein Link mit der Schranke und ihrem Problem, und ohne Ergebnis: wer ihn öffnet, prüft und wertet neu',
  copied: 'Kopiert.',
  copy: (/** @type {string} */ link) => `Der Browser lässt es nicht kopieren: ${link}`,

  shelf: {
    title: 'Regal',
    about: 'Bleibt allein auf diesem Gerät.',
    none: 'Noch liegt nichts darin.',
    keep: 'Ins Regal',
    keepLong: 'Legt die Schranke ins Regal, auf diesem Gerät',
    use: (/** @type {string} */ text) => `${shortened(text)} auf die Werkbank nehmen`,
    max: 'max',
    maxLong: (/** @type {string} */ text) => `Max der Schranke auf der Bank und ${shortened(text)}`,
    sum: '+',
    sumLong: (/** @type {string} */ text) => `${shortened(text)} zur Schranke auf der Bank zählen`,
    drop: (/** @type {string} */ text) => `${shortened(text)} aus dem Regal löschen`,
    dropAll: 'Alle löschen',
  },

  duel: {
    title: 'Duell',
    how: 'Gegen eine andere stellen: einen Link oder eine Schranke einfügen',
    begin: 'Duell',
    end: 'Duell beenden',
    own: 'Deine',
    rival: 'Die andere',
    wrong: (/** @type {string} */ why) => `Die andere kann nicht laufen: ${why}`,
    won: (side, by) =>
      side === 'none'
        ? 'Beide lassen gleich viele Stellungen zum Expandieren übrig.'
        : `${side === 'own' ? 'Deine' : 'Die andere'} lässt ${positions(by)} weniger zum Expandieren übrig.`,
    refuted: 'Nur eine untere Schranke kann gewinnen.',
    unproved: 'Keine gewinnt: es ist nicht von beiden bewiesen, dass sie untere Schranken sind.',
    beyond: 'Keine gewinnt: eine von ihnen lässt mehr übrig, als sich zählen lässt.',
  },

  class: {
    about:
      'Füge Links der Werkstatt ein, einen je Zeile, jeden mit einem Namen davor, wenn du willst. Jeder wird hier geprüft und gewertet.',
    links: 'Links, einer je Zeile',
    run: 'Reihen',
    most: (most) => `Nur die ersten ${count(most)} Zeilen werden gelesen.`,
    columns: {
      rank: 'Rang',
      name: 'Name',
      bound: 'Schranke',
      audit: 'Prüfung',
      score: 'Wertung',
      bytes: 'Tabellen',
      steps: 'Schritte',
    },
    unnamed: (/** @type {number} */ line) => `Zeile ${line}`,
    errors: {
      none: 'enthält keine Schranke der Werkstatt',
      puzzle: (/** @type {string} */ key) =>
        `gehört zu einem anderen Puzzle als: ${puzzle(key).full}`,
    },
    bad: (line, why) => `Zeile ${line}: ${why}`,
    bads: 'Zeilen, die keinen Rang bekommen',
    verdicts: {
      proved: 'bewiesen',
      construction: 'durch den Bau bewiesen',
      refuted: 'widerlegt',
      sampled: 'kein Gegenbeispiel gefunden',
      elsewhere: 'bei den Problemen widerlegt',
      beyond: 'zu groß zum Zählen',
      running: 'läuft …',
    },
    open: (/** @type {string} */ name) => `Schranke von ${name} öffnen`,
  },
};
