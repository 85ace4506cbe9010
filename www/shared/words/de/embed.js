// Wörter für die Elemente auf anderen Seiten.

export const embed = {
  solving: 'Sucht eine kürzeste Lösung …',
  waiting: 'Wartet, solange andere Elemente dieser Seite laufen. Es geht von selbst weiter.',
  /** @type {(file: string) => string} */
  missing: (file) =>
    file
      ? `${file}, das neben embed.js gehört, konnte nicht geladen werden`
      : 'die Datei, in der es steht, konnte nicht geladen werden',
};
