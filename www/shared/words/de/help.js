// Die Hilfe: Regeln, Suchen in der Reihenfolge, in der man sie lehrt, Begriffe, Tasten.

import { entry } from '../entry.js';
import { puzzle } from './names.js';
import { TAUGHT } from './taught.js';

export const help = {
  open: 'Hilfe',
  openLong: 'Was das hier ist, wie die Suchen arbeiten, alle Begriffe und Tasten',
  title: 'Hilfe',
  close: 'Schließen',
  contents: 'Abschnitte',

  rules: {
    title: 'Puzzle',
    of: (/** @type {string} */ key) => entry(TAUGHT, key).rules,
    fewest: (/** @type {string} */ key) => `Die Frage ist, wie wenige ${puzzle(key).more} genügen.`,
    move: 'Ein halber Zug',
  },

  race: {
    title: 'Seite',
    text: [
      'Auf dem Brett kann man spielen und einer Lösung zusehen. Daneben oder darunter sind Suchen, die nach den wenigsten Zügen suchen, jede in einer eigenen Bahn.',
      'Start lässt sie mit der Geschwindigkeit des Reglers laufen. Die große Zahl sagt, wie viele Stellungen eine Suche bisher erzeugt hat.',
      'Der Baum zeigt eine Suche Schritt für Schritt, mit dem Brett zu jedem. Die Diagramme vergleichen, was gezählt wurde. Der Zustandsraum zählt jede erreichbare Stellung, wenn der Speicher reicht.',
    ],
    present: 'Einem Raum vorführen',
  },

  searches: {
    title: 'Suchen',
    how: 'In der Reihenfolge, in der man sie lernt.',
    bound: 'Eine untere Schranke',
    boundText:
      'Eine Heuristik h sagt von einer Stellung: von hier bis zum Ziel sind mindestens so viele Züge nötig. Sie muss nicht genau sein, darf aber nie zu viel sagen: dann heißt sie zulässig. Mit g bisher gemachten Zügen ist keine Lösung auf diesem Pfad kürzer als f = g + h. Wo das zu lang ist, braucht eine Suche nicht weiterzugehen.',
    /** @type {Readonly<Record<string, string>>} */
    texts: {
      bfs: 'Die erste Lösung, auf die sie trifft, ist eine kürzeste. Aber sie behält jede Stellung, auf die sie getroffen ist, und mit jedem Zug weiter sind es in der Regel mehr als davor: was zuerst ausgeht, ist der Speicher.',
      'bidirectional-bfs':
        'Zwei Suchen bis zur halben Tiefe treffen in der Regel auf viel weniger Stellungen als eine bis zur ganzen. Aber auch sie behält alle.',
      iddfs:
        'So braucht sie fast keinen Speicher. Der Preis ist Zeit: sie beginnt mit jeder Tiefe von vorn und merkt nicht, wenn sie zum zweiten Mal zu einer Stellung kommt.',
      'ida-star':
        'IDDFS, die mit einer unteren Schranke vorausschaut. Die nächste Schranke ist das kleinste f, das über der letzten lag, wenn nicht eingestellt ist, dass sie um eins steigt. Die erste Lösung ist wieder eine kürzeste, und auch sie behält wenig mehr als einen Pfad.',
      'a-star':
        'Breitensuche mit derselben Voraussicht: was wartet, wird in der Reihenfolge von f genommen. Ist das Ziel an der Reihe, bleibt nichts Kürzeres übrig. Wo h gut ist, expandiert sie viel weniger als die Breitensuche, behält aber alles, worauf sie getroffen ist.',
      'branch-and-bound':
        'Sie beginnt mit einer oberen Schranke oder einer Grenze der Züge, die ihr gegeben wird: nichts Längeres wird gesucht. Die beste Lösung bisher setzt dann die Schranke; bleibt nichts, was sie unterbieten könnte, ist sie eine kürzeste.',
      greedy:
        'Wo jede Lösung recht ist, ist sie oft am schnellsten da: sie folgt h bergab. Wie viel länger ihre Lösung ist als eine kürzeste, kann sie nicht sagen.',
      'weighted-a-star':
        'Zwischen beiden: mit Gewicht 1 ist es A*, und je größer das Gewicht, desto mehr folgt es h. Was das kosten kann, ist vorher bekannt: die Lösung ist höchstens so viele Male so lang wie eine kürzeste.',
      'weighted-ida-star':
        'Dasselbe mit wenig Speicher. Mit Gewicht 3 braucht es meist weniger Iterationen als IDA*. Mit einem Bruch wie 5/4 braucht es mehr, denn g + w h hat mehr Werte, die Schranke werden können.',
      rbfs: 'In der Reihenfolge von A*, mit dem Speicher eines Pfades: sie wendet sich dem zu, was mit dem kleinsten Wert wartet, und vergisst, was sie verlässt, bis auf eine Zahl. Kommt sie zurück, muss sie all das noch einmal erzeugen.',
      bfhs: 'Mit einer oberen Schranke braucht eine Breitensuche nicht alle Schichten zu behalten: ein Duplikat findet sich in den letzten drei. Der Preis ist, den Pfad aufzubauen, wenn das Ziel gefunden ist.',
      'bfida-star':
        'Wo keine obere Schranke bekannt ist, versucht sie eine nach der anderen, wie IDA*. Bei schweren Aufgaben braucht sie in der Regel weniger Speicher als A*, und anders als IDA* erkennt sie eine Stellung wieder, zu der zwei Wege führen.',
      mm: 'Zwei Suchen mit Voraussicht könnten beide weit über die Mitte hinausgehen und fast die ganze Arbeit doppelt tun. Diese sorgt dafür, dass sie sich in der Mitte treffen. Mit einem schwachen h expandiert sie manchmal mehr als ohne eines.',
      nbs: 'Um ein Paar von Stellungen, eine jeder Seite, zwischen denen noch eine kürzere Lösung liegen könnte, muss man sich kümmern: eine der beiden muss expandiert werden. Wer beide expandiert, tut höchstens doppelt so viel, wie die beste Wahl getan hätte, vor der letzten Schranke und mit konsistenten Heuristiken.',
      'bae-star':
        'Was der Heuristik des Starts am Weg zu einer Stellung fehlt, fehlt ihr auch bei jeder Stellung dahinter. Also kommt dieser Fehler zu den Schranken der anderen Seite hinzu. Das verlangt konsistente Heuristiken. Mit einem guten h expandiert sie oft weniger als diese beiden, mit einem schwachen manchmal mehr.',
      'uniform-cost':
        'Was A* ohne Vorausschau ist, und die Breitensuche, wo alle Züge gleich viel kosten: sie breitet sich vom Start gleichmäßig nach den Kosten des Weges aus. Wenn das Ziel an der Reihe ist, bleibt nichts Billigeres übrig.',
      dfs: 'Sie kann Glück haben und braucht keine Schichten. Aber ihre erste Lösung kann ein Vielfaches einer kürzesten sein: sie geht, wohin der erste Zug führt, und speichert jede Stellung auf dem Weg.',
      'dfs-tree':
        'Sie zeigt, warum die anderen sich etwas merken oder von vorn beginnen: sie braucht fast keinen Speicher, kommt aber immer wieder auf dieselben Stellungen, und nur eine Grenze der Züge lässt sie umkehren.',
    },
  },

  words: {
    title: 'Begriffe',
    own: [
      {
        name: 'Nachfolger',
        meaning:
          'Eine Stellung, zu der ein einzelner Zug führt. Keine Suche geht hier geradewegs zurück',
      },
      {
        name: 'h*',
        meaning:
          'Die wahre Entfernung zum Ziel, in Zügen. Eine Heuristik ist zulässig, wenn ihr h nie größer ist',
      },
      {
        name: 'Front',
        meaning: 'Was erzeugt ist und noch darauf wartet, expandiert zu werden',
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
        what: 'Weiter zum nächsten Bedienelement; hinter dem Brett ist eine Liste aller möglichen Züge',
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
      { keys: ['G'], what: 'Vor einem Rennen raten, was dabei herauskommt' },
      {
        keys: ['P'],
        what: 'Die Seite einem Raum vorführen, groß; dort nennt ? weitere Tasten',
      },
      { keys: ['?'], what: 'Diese Hilfe' },
      { keys: ['Esc'], what: 'Sie schließen, oder einen Dialog' },
    ],
    tree: 'Im Bild des Baums:',
    pictures:
      'In den Diagrammen und den Bildern des Zustandsraums gehen die Pfeiltasten von Punkt zu Punkt, von Balken zu Balken oder von Zelle zu Zelle.',
  },
};
