// Die Hilfe: Regeln, Suchen in der Reihenfolge, in der man sie lehrt, Begriffe, Tasten.

import { entry } from '../entry.js';
import { isCosted, puzzle } from './names.js';
import { TAUGHT } from './taught.js';

export const help = {
  open: 'Hilfe',
  openLong: 'Was diese Seite ist, wie die Suchen arbeiten, alle Begriffe und Tasten',
  title: 'Hilfe',
  close: 'Schließen',
  contents: 'Abschnitte',

  rules: {
    title: 'Puzzle',
    of: (/** @type {string} */ key) => entry(TAUGHT, key).rules,
    fewest: (/** @type {string} */ key) => (isCosted(key) ? 'Die Frage ist, was der billigste Weg kostet.' : `Die Frage ist, wie wenige ${puzzle(key).more} genügen.`),
    move: 'Ein halber Zug',
  },

  race: {
    title: 'Seite',
    text: [
      'Spiel auf dem Brett oder sieh dort einer Lösung zu. Daneben oder darunter suchen Suchen nach der besten Lösung, jede in einer eigenen Bahn.',
      'Start lässt sie mit der Geschwindigkeit des Reglers laufen. Die große Zahl zeigt, wie viele Stellungen eine Suche bisher erzeugt hat.',
      'Der Baum zeigt eine Suche Schritt für Schritt, mit dem Brett zu jedem. Die Diagramme vergleichen, was gezählt wurde. Der Zustandsraum zählt jede erreichbare Stellung, wenn der Speicher reicht.',
    ],
    present: 'Einem Raum vorführen',
  },

  searches: {
    title: 'Suchen',
    how: 'In der Reihenfolge, in der man sie lernt.',
    bound: 'Eine untere Schranke',
    boundText:
      'Eine Heuristik h schätzt, wie weit eine Stellung vom Ziel entfernt ist. Wenn sie nie überschätzt, heißt sie zulässig. Mit g vom Start bis zu einer Stellung liegt keine Lösung auf diesem Pfad unter f = g + h. Ist das zu viel, kann eine Suche umkehren.',
    /** @type {Readonly<Record<string, string>>} */
    texts: {
      bfs: 'Ihre erste Lösung ist eine kürzeste. Aber sie speichert jede erreichte Stellung, und jede Schicht ist meist größer als die davor. Darum geht zuerst der Speicher aus.',
      'bidirectional-bfs': 'Zwei Suchen bis zur halben Tiefe erreichen meist viel weniger Stellungen als eine bis zur ganzen. Aber auch sie speichert alle.',
      iddfs: 'Sie braucht fast keinen Speicher. Der Preis ist Zeit: sie beginnt mit jeder Tiefe von vorn und merkt nicht, wenn sie eine Stellung noch einmal erreicht.',
      'ida-star':
        'IDDFS, die mit einer unteren Schranke vorausschaut. Die nächste Schranke ist das kleinste f, das über der letzten lag, wenn nicht eingestellt ist, dass sie um eins steigt. Keine Lösung ist besser als ihre erste, und auch sie speichert wenig mehr als einen Pfad.',
      'a-star':
        'Breitensuche, die vorausschaut: sie nimmt Knoten aus der offenen Liste in der Reihenfolge von f. Ist das Ziel an der Reihe, bleibt nichts Besseres übrig. Mit einem guten h expandiert sie viel weniger Stellungen als die Breitensuche, speichert aber jede erreichte.',
      'branch-and-bound':
        'Sie beginnt mit einer gegebenen oberen Schranke oder Grenze und sucht nichts darüber. Dann setzt die beste Lösung bisher die Schranke. Bleibt nichts, was diese Lösung unterbieten könnte, ist keine besser.',
      greedy: 'Wenn jede Lösung recht ist, findet sie oft als erste eine: sie folgt h bergab. Sie kann nicht sagen, wie viel schlechter ihre Lösung ist als die beste.',
      'weighted-a-star': 'Zwischen A* und gieriger Suche: mit Gewicht 1 ist es A*, und je größer das Gewicht, desto mehr folgt es h. Mit Gewicht w hat die Lösung höchstens das w-Fache der besten.',
      'weighted-ida-star':
        'Gewichtetes A* mit wenig Speicher. Mit Gewicht 3 braucht es meist weniger Iterationen als IDA*. Mit einem Bruch wie 5/4 braucht es mehr, denn g + w h hat mehr Werte, die Schranke werden können.',
      rbfs: 'In der Reihenfolge von A*, mit dem Speicher eines Pfades: sie wendet sich dem offenen Knoten mit dem kleinsten Wert zu und vergisst den Teilbaum, den sie verlässt, bis auf eine Zahl. Kommt sie zurück, muss sie diesen Teilbaum noch einmal erzeugen.',
      bfhs: 'Mit einer oberen Schranke braucht eine Breitensuche nicht alle Schichten zu speichern: für Duplikate genügen die letzten drei. Der Preis ist, den Pfad aufzubauen, wenn das Ziel gefunden ist.',
      'bfida-star':
        'Ist keine obere Schranke bekannt, versucht sie eine nach der anderen, wie IDA*. Bei schweren Aufgaben braucht sie meist weniger Speicher als A*. Anders als IDA* erkennt sie eine Stellung wieder, zu der zwei Wege führen.',
      mm: 'Zwei vorausschauende Suchen könnten beide weit über die Mitte hinausgehen und fast die ganze Arbeit doppelt tun. MM sorgt dafür, dass sie sich in der Mitte treffen. Mit einem schwachen h expandiert sie manchmal mehr als ohne eines.',
      nbs: 'Könnte zwischen zwei Stellungen, einer von jeder Seite, noch ein besserer Weg liegen, muss eine von beiden expandiert werden. NBS expandiert beide. Mit konsistenten Heuristiken expandiert es vor der letzten Schranke höchstens doppelt so viele, wie die beste Wahl getan hätte.',
      'bae-star':
        'Ist die Heuristik des Starts in einer Stellung um einen Fehler zu niedrig, ist sie es dahinter um mindestens ebenso viel. BAE* zählt diesen Fehler zu den Schranken der anderen Seite. Das verlangt konsistente Heuristiken. Mit einem guten h expandiert es oft weniger Stellungen als MM und NBS, mit einem schwachen manchmal mehr.',
      'uniform-cost':
        'A* ohne Vorausschau, oder eine Breitensuche für verschiedene Kosten: sie expandiert Stellungen in der Reihenfolge der Kosten ihres Wegs. Ist das Ziel an der Reihe, bleibt nichts Billigeres übrig.',
      dfs: 'Mit Glück ist sie sehr schnell. Aber ihre erste Lösung kann um ein Vielfaches schlechter sein als die beste, denn sie folgt immer dem ersten Nachfolger. Und sie speichert jede erreichte Stellung.',
      'dfs-tree':
        'Sie zeigt, warum die anderen Suchen sich Stellungen merken oder von vorn beginnen: sie braucht fast keinen Speicher, erreicht aber dieselben Stellungen immer wieder. Nur eine Grenze lässt sie umkehren.',
    },
  },

  words: {
    title: 'Begriffe',
    own: [
      {
        name: 'Nachfolger',
        meaning: 'Eine Stellung, zu der ein einzelner Zug führt. Keine Suche nimmt hier ihren letzten Zug zurück',
      },
      {
        name: 'h*',
        meaning: 'Die wahre Entfernung zum Ziel. Eine Heuristik ist zulässig, wenn ihr h nie größer ist',
      },
      {
        name: 'Front',
        meaning: 'Die erzeugten Stellungen, die noch nicht expandiert sind',
      },
    ],
  },

  languages: 'Sprache',

  keys: {
    title: 'Tasten',
    list: [
      {
        keys: ['←', '↑', '→', '↓'],
        what: 'Würfel und Plättchen: den Stein bewegen, der dorthin kann',
      },
      {
        keys: ['Tab'],
        what: 'Nächstes Bedienelement; nach dem Brett kommt eine Liste aller möglichen Züge',
      },
      {
        keys: ['Strg Z', 'Strg Umschalt Z'],
        what: 'Einen Zug zurücknehmen, und wieder machen (⌘ auf einem Mac)',
      },
      { keys: [',', '.'], what: 'Baum: einen Knoten zurück, einen Knoten vor' },
      {
        keys: ['Umschalt ,', 'Umschalt .'],
        what: 'Baum: zum Ende einer Schicht, einer Iteration oder einer Stufe von f oder zu einer besseren Lösung, zurück und vor',
      },
      {
        keys: ['Strg K'],
        what: 'Alles über den Namen finden: Ansichten, Lektionen, Probleme, Suchen',
      },
      { keys: ['G'], what: 'Vor einem Rennen das Ergebnis raten' },
      {
        keys: ['P'],
        what: 'Die Seite einem Raum vorführen; dort zeigt ? weitere Tasten',
      },
      { keys: ['?'], what: 'Diese Hilfe' },
      { keys: ['Esc'], what: 'Sie schließen, oder einen Dialog' },
    ],
    tree: 'Im Bild des Baums:',
    pictures: 'In den Diagrammen und im Zustandsraum gehen die Pfeiltasten von Punkt zu Punkt, von Balken zu Balken oder von Zelle zu Zelle.',
  },
};
