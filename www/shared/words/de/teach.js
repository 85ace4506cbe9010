// Wörter für alle, die lehren. Pläne und Arbeitsblätter haben ihre unter den Wörtern der Lektionen.

export const teach = {
  present: {
    title: 'Vorführen',
    about:
      'Groß, für einen Projektor, mit Tasten oder Klicker. N öffnet die Notizen für den Vortrag.',
    lesson: 'Lektion 1 vorführen',
    page: 'Rennen vorführen',
    here: 'Ab hier vorführen',
    narrow: 'Vorführen braucht einen Bildschirm, der mindestens 800 Pixel breit ist.',
  },
  exercises: {
    title: 'Übungen für eine Klasse',
    about:
      'Ein Link gibt allen eine Übungsreihe. Die Seite bewertet die Antworten und prüft abgegebene Ergebnisse nach.',
    compose: 'Zusammenstellen',
    mark: 'Bewerten',
  },
  elsewhere: {
    title: 'Anderswo',
    about:
      'Ein Rennen, ein Brett oder eine Lektion kann ein Element eigener Folien oder einer Kursseite sein.',
    embed: 'Einbetten …',
  },
  papers: 'Pläne und Arbeitsblätter',
};
