// Wörter für die Elemente auf anderen Seiten.

export const embed = {
  solving: 'Sucht eine kürzeste Lösung …',
  engine: {
    missing: 'embed-engine.js, das neben embed.js gehört, konnte nicht geladen werden',
    other: 'embed-engine.js ist von einer anderen Version als embed.js daneben',
  },
};
