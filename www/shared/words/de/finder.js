// Wörter, um alles auf der Seite über den Namen zu finden.

export const finder = {
  none: 'Nichts heißt hier so.',
  kinds: {
    door: 'Gehe zu',
    view: 'Labor',
    lesson: 'Lektion',
    search: 'Suche hinzufügen',
    puzzle: 'Puzzle',
    problem: 'Problem',
    page: 'Seite',
    key: 'Taste',
    heuristic: 'A* hinzufügen mit',
    exercise: 'Übung',
    term: 'Begriff',
  },
  also: {
    views: /** @type {Readonly<Record<string, string>>} */ ({
      race: 'vergleichen',
      tree: 'Suchbaum',
      statistics: 'Diagramme, Kurven, Speicher, Verzweigung',
      atlas: 'Graph aller Stellungen',
      floor: 'notwendige Expansionen, Knotenüberdeckung',
      workshop: 'eigene Heuristik, Musterdatenbank, PDB',
    }),
    searches: /** @type {Readonly<Record<string, string>>} */ ({
      bfs: 'Breitensuche',
      'bidirectional-bfs': 'bidirektionale Suche, von beiden Enden, Mitte',
      iddfs: 'iterative Tiefensuche, Tiefe zuerst',
      'ida-star': 'iterative Vertiefung, A Stern',
      'a-star': 'A Stern',
      'branch-and-bound': 'Verzweigen und Beschränken, B&B',
      greedy: 'gierig, Bestensuche',
      'weighted-a-star': 'gewichtet',
      rbfs: 'rekursive Bestensuche',
      'uniform-cost': 'Dijkstra, gleiche Kosten',
      mm: 'Treffen in der Mitte',
    }),
    setUp: 'Karte zeichnen, Brett bearbeiten, eigenes Problem, Zufall',
    course: 'SCORM, LMS, Moodle, Canvas, ILIAS, Blackboard, Lernplattform',
  },
};
