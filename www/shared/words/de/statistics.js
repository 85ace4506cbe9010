// Wörter für die Statistik: Bilder, Tabellen, Experimente und was ausgegeben wird.

import { entry } from '../entry.js';
import { allOf, count, fixed, seconds } from '../format.js';
import { plusTable, unknown } from './counters.js';
import { algorithm, inMoves, lane, moves, newPositions, plural, puzzle } from './names.js';

/** @import { Stage } from '../../state/traits.js' */
/** @import { Words } from '../shape.js' */

/** Nach einem Dativ: eine Zahl von Zügen, oder von einer bis zur anderen. @type {(key: string, range: readonly [number, number]) => string} */
const span = (key, [from, to]) => (from === to ? inMoves(key, from) : `${count(from)} bis ${inMoves(key, to)}`);

const runs = (/** @type {number} */ n) => plural(n, 'Lauf', 'Läufe');
const instances = (/** @type {number} */ n) => plural(n, 'Instanz', 'Instanzen');

const columns = {
  outcome: {
    name: 'Ausgang',
    meaning: 'Stand der Suche: „gelöst“ mit einer als kürzeste bewiesenen Lösung, „gefunden“ mit einer ohne diesen Beweis',
  },
  generated: {
    name: 'erzeugt',
    meaning: 'Erzeugte Stellungen, Duplikate mitgezählt; eine Wurzel zählt einmal je Suche oder einmal je Iteration',
  },
  expanded: { name: 'expandiert', meaning: 'Stellungen, deren Nachfolger erzeugt wurden' },
  evaluated: { name: 'bewertet', meaning: 'Stellungen, deren Heuristik berechnet wurde' },
  pairs: {
    name: 'Paare',
    meaning: 'Paare aus einer Stellung und einer vom Rand des Perimeters, für die die Heuristik berechnet wurde',
  },
  duplicates: {
    name: 'Duplikate',
    meaning: 'Erzeugte Stellungen, die schon gespeichert waren',
  },
  pruned: {
    name: 'abgeschnitten',
    meaning: 'Erzeugte Stellungen, die die Schranke oder die Grenze abgeschnitten hat',
  },
  stored: {
    name: 'jetzt gespeichert',
    meaning: 'Stellungen, die jetzt im Speicher sind. Bei einer Tiefensuche die ihres Pfades und die ihrer Tabelle, wenn sie eine hat',
  },
  stored_peak: {
    name: 'höchstens gespeichert',
    meaning: 'Die meisten, die zugleich gespeichert waren',
  },
  bytes: {
    name: 'Speicher jetzt',
    meaning: 'Bytes für gespeicherte Stellungen und ihre Daten jetzt, mit Platz zum Wachsen',
  },
  bytes_peak: {
    name: 'Speicher höchstens',
    meaning: 'Die meisten dieser Bytes zugleich, mit den Augenblicken des Wachsens',
  },
  table_bytes: {
    name: 'Tabellen',
    meaning: 'Bytes der Tabellen der Heuristik, die vor der Suche aufgebaut werden',
  },
  length: { name: 'Länge', meaning: 'Züge der Lösung, sobald die Suche mit einer geendet hat' },
  bound: {
    name: 'Schranke',
    /** @type {(searchesOf: (stage: Stage) => readonly string[]) => string} */
    meaning(searchesOf) {
      const named = (/** @type {Stage} */ stage) => allOf(searchesOf(stage).map(algorithm));
      return `Die Grenze der Iteration für f; ohne Heuristik für die Tiefe; mit dem Gewicht p/q für q g + p h. Bei ${named('f')}: das größte expandierte f, am Ende das des Ziels. Bei ${named('incumbent')}: die aktuelle obere Schranke, gegeben oder gefunden. Bei ${named('learned')}: der größte expandierte Wert. Bei ${named('proved')}: was eine Lösung nach den offenen Listen beider Seiten mindestens hat`;
    },
  },
  incumbent: {
    name: 'beste Lösung',
    meaning: 'Die beste bisher gefundene Lösung, in Zügen, oder in Kosten, wo die Suche sie zählt; nur wenn sie danach weitergeht',
  },
  depth: {
    name: 'Tiefe',
    meaning: 'Züge von der Wurzel; bei zwei Seiten von der eigenen. Insgesamt: die der Stellung, die gerade expandiert wird, oder die vollständigen Schichten nach der der Wurzel',
  },
  g: {
    name: 'g',
    meaning: 'Kosten der Züge von der Wurzel; bei zwei Seiten von der eigenen',
  },
  branching: {
    name: 'b*',
    meaning: 'Effektiver Verzweigungsfaktor: der eines gleichförmigen Baums mit der Tiefe der Lösung und so vielen Stellungen unter der Wurzel, wie erzeugt wurden',
  },
  time: {
    name: 'Zeit',
    meaning: 'Millisekunden, die die Suche selbst gebraucht hat, ohne Warten auf die gewählte Geschwindigkeit, andere Bahnen oder die Seite',
  },
  table_time: {
    name: 'Zeit für Tabellen',
    meaning: 'Millisekunden für den Aufbau der Tabellen der Heuristik, vor der Suche',
  },
  rate: {
    name: 'Rate',
    meaning: 'Erzeugte Stellungen je Sekunde, die die Suche selbst gebraucht hat; unbekannt, solange diese Zeit zu kurz ist',
  },
  floor: {
    name: 'Untergrenze',
    meaning: 'Die wenigsten Stellungen, die eine Suche mit demselben Wissen hier expandieren kann, falls mit den Heuristiken der Bahn gemessen',
  },
  times_floor: {
    name: 'mal Untergrenze',
    meaning: 'Expandierte Stellungen, geteilt durch die Untergrenze',
  },
  growth: {
    name: 'Wachstum',
    meaning: 'In dieser Iteration erzeugte Stellungen, geteilt durch die der Iteration davor',
  },
  growth_per_move: {
    name: 'Wachstum je Zug',
    meaning: 'Wachstum für jeden Zug, um den die Schranke stieg: bei k Zügen die k-te Wurzel des Wachstums',
  },
  side: {
    name: 'Seite',
    meaning: 'In welche Richtung die Suche geht: vom Start oder vom Ziel',
  },
  layer: { name: 'Schicht', meaning: 'Züge von der eigenen Wurzel der Front' },
  new: { name: 'neu', meaning: 'Stellungen dieser Schicht, die noch nicht gespeichert waren' },
  nodes: { name: 'Knoten', meaning: 'Bis hierher erzeugte Stellungen' },
  brute_force: {
    name: 'rohe Gewalt',
    meaning: 'Verzweigungsfaktor der rohen Gewalt: Wachstum des Baums aller Züge von Schicht zu Schicht, ohne den letzten Zug zurückzunehmen',
  },
  instance: { name: 'Instanz', meaning: 'Die Nummer des Problems in seinem Experiment' },
  seed: {
    name: 'Seed',
    meaning: 'Zahl, mit der der Start gezogen wurde; derselbe Seed, dasselbe Ziel und dieselbe Entfernung geben denselben Start',
  },
  wanted: { name: 'verlangt', meaning: 'Verlangte Entfernung des Starts vom Ziel' },
  start: { name: 'Start', meaning: 'Der Start in Textform' },
  goal: { name: 'Ziel', meaning: 'Das Ziel in Textform' },
  distance: {
    name: 'Entfernung',
    meaning: 'Züge vom Start zum Ziel, falls bekannt: aus der Tabelle, aus der der Start gezogen wurde, oder aus einer Lösung',
  },
  limit: { name: 'Grenze', meaning: 'Welche Grenze die Suche erreicht hat' },
};

/** @type {Readonly<Record<string, string>>} */
const OUTCOMES = {
  ready: 'bereit',
  waiting: 'wartet',
  paused: 'angehalten',
  away: 'unterwegs',
  ended: 'beendet',
  preparing: 'baut auf',
  running: 'läuft',
  solved: 'gelöst',
  found: 'gefunden',
  exhausted: 'erschöpft',
  failed: 'gescheitert',
  limit: 'Grenze',
  'limit depth': 'Grenze der Züge',
  'limit nodes': 'Grenze der Knoten',
  'limit bytes': 'Grenze des Speichers',
};

/** @type {Readonly<Record<string, string>>} */
const LIMITS = { depth: 'Züge', nodes: 'Knoten', bytes: 'Speicher' };

/** @type {Readonly<Record<string, string>>} */
const SIDES = { start: 'Start', goal: 'Ziel' };

/** @type {Words['statistics']} */
export const statistics = {
  region: 'Diagramme',
  choose: 'Bild',
  pictures: {
    depths: 'Tiefen',
    iterations: 'Iterationen',
    branching: 'Verzweigung',
    memory: 'Speicher',
    frontiers: 'Fronten',
    quality: 'Heuristiken',
    counters: 'Zähler',
    experiment: 'Experiment',
  },
  columns,
  cells: {
    outcome: (/** @type {string} */ name) => entry(OUTCOMES, name),
    limit: (/** @type {string} */ name) => entry(LIMITS, name),
    side: (/** @type {string} */ name) => entry(SIDES, name),
  },
  counter: 'Zähler',
  quantity: 'Größe',
  quantities: {
    generated: 'erzeugt',
    expanded: 'expandiert',
    growth: 'Wachstum je Zug',
  },
  logarithmic: 'log',
  logarithmicLong: 'Logarithmische Skala',
  numbers: 'Zahlen',
  lane: 'Bahn',
  more: (/** @type {number} */ shown, /** @type {number} */ all) => `Die ersten ${count(shown)} Zeilen von ${count(all)}; die Ausgabe hat sie alle.`,
  unknown,
  sides: { start: 'vom Start', goal: 'vom Ziel' },

  /** Lanes that a chart by cost leaves out. @type {(names: readonly string[]) => string} */
  inMoves: (names) => `Nach Zügen gezählt und deshalb nicht gezeichnet: ${allOf(names)}.`,
  depths: {
    /** On boards whose moves have costs, most searches count by g. */
    title: {
      moves: (counter) => `Stellungen in jeder Tiefe: ${counter}`,
      cost: (counter) => `Stellungen bei jedem g: ${counter}`,
    },
    x: {
      moves: 'Tiefe, in Zügen von der Wurzel; bei zwei Seiten von der jeweils eigenen',
      cost: 'g, die Kosten der Züge von der Wurzel; bei zwei Seiten von der jeweils eigenen',
    },
    said: {
      moves: (depth, n, counter) => `Tiefe ${depth}: ${count(n)} (${counter})`,
      cost: (g, n, counter) => `g ${g}: ${count(n)} (${counter})`,
    },
    empty: {
      ready: 'Start zeigt, wie viele Stellungen es in jeder Tiefe gibt.',
      running: 'Noch ist nichts erzeugt.',
      over: 'Keine Bahn hat etwas erzeugt.',
    },
  },
  iterations: {
    title: (quantity) => `Iterationen: ${quantity}`,
    x: {
      moves: 'Schranke, in Zügen',
      cost: 'Schranke, in Kosten',
    },
    said: (bound, n, quantity, open) => (open ? `Schranke ${bound}: ${n} (${quantity}), nicht zu Ende gelaufen` : `Schranke ${bound}: ${n} (${quantity})`),
    none: 'Nur iterative Vertiefung hat Iterationen: füge eine Bahn mit IDA* oder IDDFS hinzu.',
    empty: {
      ready: 'Start zeigt, wie viele Stellungen jede Iteration erzeugt.',
      running: 'Noch hat keine Iteration begonnen.',
      over: 'Keine Bahn hat eine Iteration begonnen.',
    },
  },
  branching: {
    title: 'Effektiver Verzweigungsfaktor b*',
    x: 'b*',
    bruteForce: (factor, settled, layers) => (settled ? `rohe Gewalt: ${fixed(factor, 4)}` : `rohe Gewalt: ${fixed(factor, 1)}, gemessen in Schicht ${layers}`),
    empty: {
      ready: 'b* ist bekannt, sobald eine Bahn ihre Lösung gefunden hat.',
      running: 'b* ist bekannt, sobald eine Bahn ihre Lösung gefunden hat.',
      over: 'Es gibt kein b*: keine Bahn hat eine Lösung mit einem Zug oder mehr gefunden.',
    },
  },
  memory: {
    title: 'Speicher über erzeugten Stellungen',
    x: 'erzeugte Stellungen',
    y: 'Bytes höchstens: gespeicherte Stellungen, und Tabellen darunter',
    said: (nodes, bytes, table) => (table ? `${bytes} ${plusTable(table)} nach ${plural(nodes, 'Stellung', 'Stellungen')}` : `${bytes} nach ${plural(nodes, 'Stellung', 'Stellungen')}`),
    empty: {
      ready: 'Start zeigt, wie viel Speicher jede Suche braucht.',
      running: 'Noch ist nichts erzeugt.',
      over: 'Keine Bahn hat etwas erzeugt.',
    },
  },
  frontiers: {
    title: 'Neue Stellungen in jeder Schicht',
    x: 'Schicht, in Zügen von der eigenen Wurzel',
    y: 'neue Stellungen',
    said: (layer, n) => `Schicht ${layer}: ${newPositions(n)}`,
    none: 'Nur Breitensuchen, die ihre Schichten speichern, sind gezeichnet: füge eine Bahn mit BFS oder bidirektionaler BFS hinzu.',
    empty: {
      ready: 'Start zeigt, wie die Schichten wachsen.',
      running: 'Noch hat keine Schicht begonnen.',
      over: 'Keine Bahn hat eine Schicht begonnen.',
    },
  },

  exports: {
    region: 'Ausgabe',
    formats: {
      csv: 'CSV',
      json: 'JSON',
      svg: 'SVG',
      png: 'PNG',
      dot: 'DOT',
      tex: 'TikZ',
      'trace.json': 'Posthoc',
    },
    long: {
      csv: 'Die Zahlen als CSV sichern, mit Semikolon und Dezimalkomma',
      json: 'Die Zahlen als JSON sichern',
      svg: 'Das Bild als SVG sichern',
      png: 'Das Bild als PNG sichern',
      dot: 'Die gezeichneten Knoten als DOT-Graph für Graphviz sichern',
      tex: 'Die gezeichneten Knoten als TikZ für LaTeX sichern, mit dem Paket forest',
      'trace.json': 'Den Lauf als Suchverlauf für Posthoc sichern',
    },
    failed: (/** @type {string} */ why) => `Die Datei konnte nicht erzeugt werden: ${why}`,
    subtitle: (key, start, goal) => `${puzzle(key).full}: Start ${start}, Ziel ${goal}`,
  },

  experiment: {
    title: 'Auf zufälligen Instanzen erzeugte Stellungen',
    how: (/** @type {number} */ n) => `Lässt ${n === 1 ? 'die Bahn' : n === 2 ? 'beide Bahnen' : `alle ${count(n)} Bahnen`} auf zufälligen Starts mit diesem Ziel laufen.`,
    x: 'Entfernung zum Ziel, in Zügen',
    instances: 'Instanzen',
    from: 'Tiefe von',
    to: 'bis',
    seed: 'Seed',
    max_nodes: 'Grenze der Knoten',
    floors: 'Untergrenzen',
    floorsLong: 'Auch die Untergrenze jeder Instanz messen, als Spalte der Dateien',
    run: 'Beginnen',
    cancel: 'Abbrechen',
    progress: 'Fortschritt des Experiments',
    running: (done, all, ms) => `${count(done)} von ${plural(all, 'Lauf', 'Läufen')} fertig, ${seconds(ms)}`,
    looking: (key, looked, wanted) => `Sucht um das Ziel: alle Stellungen innerhalb von ${inMoves(key, looked)} gefunden, ${wanted} verlangt`,
    done: (n, all, ms) => `${instances(n)}, ${runs(all)}, in ${seconds(ms)}`,
    cancelled: (n, all) => `Abgebrochen nach ${count(n)} von ${plural(all, 'Instanz', 'Instanzen')}`,
    failed: (why) => `Das Experiment brach ab: ${why}.`,
    limited: (n, most) =>
      n === 1
        ? `1 Lauf hat die Grenze von ${count(most)} Knoten erreicht: als Umriss gezeichnet, weil er mehr gebraucht hätte.`
        : `${runs(n)} haben die Grenze von ${count(most)} Knoten erreicht: als Umriss gezeichnet, weil sie mehr gebraucht hätten.`,
    limitedByLane: (/** @type {number} */ n) =>
      n === 1 ? '1 Lauf endete ohne Lösung an einer Grenze seiner Bahn: als Umriss gezeichnet.' : `${runs(n)} endeten ohne Lösung an einer Grenze ihrer Bahn: als Umriss gezeichnet.`,
    unplaced: (n) =>
      n === 1 ? '1 Instanz, die keine Bahn gelöst hat, fehlt im Bild: ihre Entfernung ist unbekannt.' : `${instances(n)}, die keine Bahn gelöst hat, fehlen im Bild: ihre Entfernung ist unbekannt.`,
    beyond: (key, { instances: n, asked, drawn }) => `${instances(n)} bei ${span(key, asked)} verlangt: keine Stellung ist weiter entfernt als ${count(drawn[1])}.`,
    nearer: (key, { instances: n, asked, drawn }) =>
      n === 1
        ? `1 bei ${span(key, asked)} verlangte Instanz ist näher, bei ${span(key, drawn)}: so weit draußen werden Starts durch zufällige Wege gezogen, und es kann einen kürzeren geben.`
        : `${count(n)} bei ${span(key, asked)} verlangte Instanzen sind näher, bei ${span(key, drawn)}: so weit draußen werden Starts durch zufällige Wege gezogen, und es kann kürzere geben.`,
    said: (spec, seed, key, distance, n, limited) =>
      limited ? `${lane(spec)}, Seed ${seed}, ${moves(key, distance)}: mehr als ${count(n)} erzeugt` : `${lane(spec)}, Seed ${seed}, ${moves(key, distance)}: ${count(n)} erzeugt`,
    open: 'Öffnen',
    openLong: (/** @type {number} */ seed) => `Die Instanz von Seed ${seed} öffnen`,
    pick: 'Ein Klick auf einen Punkt öffnet seine Instanz.',
    legend: 'Linie: Median. Band: die mittlere Hälfte.',
    empty: {
      none: 'Wähle die Zahl der Instanzen und ihre Tiefen, dann Beginnen.',
      running: 'Die erste Instanz ist noch nicht fertig.',
      unplaced: 'Keine Bahn hat eine Instanz gelöst, darum sind ihre Entfernungen unbekannt.',
      over: 'Keine Instanz wurde fertig.',
    },
  },
};
