// Wörter für das, was erst geladen wird, wenn man es zum ersten Mal öffnet.

export const later = {
  loading: 'Wird geladen …',
  failed: 'Dieser Teil der Seite konnte nicht geladen werden. Misslingt es erneut, lade die Seite neu.',
  again: 'Noch einmal versuchen',
  close: 'Schließen',
};
