// Wörter für die Elemente auf anderen Seiten.

export const embed = {
  solving: 'Sucht eine kürzeste Lösung …',
  /** @type {(file: string) => string} */
  missing: (file) =>
    file
      ? `${file}, das neben embed.js gehört, konnte nicht geladen werden`
      : 'die Datei, in der es steht, konnte nicht geladen werden',
};
