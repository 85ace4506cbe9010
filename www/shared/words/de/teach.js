// Pläne und Arbeitsblätter haben ihre unter den Wörtern der Lektionen.

export const teach = {
  present: {
    title: 'Vorführen',
    about: 'Groß, für einen Projektor, mit Tasten oder Klicker. N öffnet die Notizen für den Vortrag.',
    lesson: 'Lektion 1 vorführen',
    page: 'Rennen vorführen',
    here: 'Ab hier vorführen',
    narrow: 'Vorführen braucht einen Bildschirm, der mindestens 800 Pixel breit ist.',
  },
  exercises: {
    title: 'Übungen für eine Klasse',
    about: 'Ein Link gibt allen eine Übungsreihe. Die Seite bewertet die Antworten und prüft abgegebene Ergebnisse nach.',
    compose: 'Zusammenstellen',
    mark: 'Bewerten',
  },
  elsewhere: {
    title: 'Anderswo',
    about: 'Ein Rennen, ein Brett oder eine Lektion kann ein Element eigener Folien oder einer Kursseite sein.',
    embed: 'Einbetten …',
  },
  scorm: {
    title: 'In einem Kurs',
    about: 'Ein SCORM-Paket bringt eine Lektion in Moodle, Canvas, ILIAS oder Blackboard und meldet ihre Punkte. „Zusammenstellen“ macht Pakete aus Übungen.',
    lesson: 'Lektion',
    set: 'Paket für Moodle und andere Lernplattformen',
    setAbout: 'Ein SCORM-Paket dieser Übungsreihe meldet ihre Punkte an den Kurs.',
    exercises: (/** @type {string} */ kinds) => `Übungen: ${kinds}`,
    save: (/** @type {string} */ version) => `SCORM ${version} sichern`,
    hosted: 'Diese Datei kann keine SCORM-Pakete für einen Kurs machen. Die Seite auf einem Webserver kann es.',
    failed: 'Das Paket wurde nicht gemacht, weil eine Datei dieser Seite nicht geladen wurde. Versuche es noch einmal.',
    notes: {
      waiting: 'Der Kurs antwortet nicht. Diese Seite versucht es alle paar Sekunden noch einmal und öffnet sich dann.',
      lost: 'Der Kurs hat deine letzten Antworten nicht gespeichert. Lass diese Seite offen: Sie versucht es alle paar Sekunden noch einmal.',
      full: 'Deine Antworten sind länger, als der Kurs speichern kann. Deine Punkte sind gespeichert, aber ein späterer Besuch beginnt bei einer früheren Antwort.',
      copy: 'Kopiere sicherheitshalber diesen Text und schicke ihn deiner Lehrkraft:',
      aside: 'Deine Antworten werden nicht aufgezeichnet: Diese Seite wurde zur Ansicht geöffnet oder hat keinen Kurs gefunden.',
      strange: 'Deine gespeicherten Antworten sind unvollständig oder gehören nicht zu dieser Aktivität. Sie lassen sich nicht öffnen und wurden nicht überschrieben.',
      fresh: 'Ohne sie weitermachen',
      twice: 'Diese Aktivität wurde in einem anderen Fenster noch einmal geöffnet, das sie jetzt aufzeichnet. Lade diese Seite neu, um hier weiterzumachen.',
    },
  },
  papers: 'Pläne und Arbeitsblätter',
};
