// Wörter für die Elemente auf anderen Seiten.

export const embed = {
  solving: 'Sucht eine kürzeste Lösung …',
};
