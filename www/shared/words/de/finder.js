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
  },
};
