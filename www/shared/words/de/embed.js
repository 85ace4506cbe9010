// Wörter für die Elemente auf anderen Seiten.

/** @import { Words } from '../shape.js' */

/** @type {Words['embed']} */
export const embed = {
  solving: 'Sucht eine kürzeste Lösung …',
  waiting: 'Wartet, solange andere Elemente dieser Seite laufen. Es geht von selbst weiter.',
  missing: (file) => (file ? `${file}, das neben embed.js gehört, konnte nicht geladen werden` : 'die Datei, in der es steht, konnte nicht geladen werden'),
  notFound: (file, address) => `${file} wurde unter ${address} nicht gefunden. Kopieren Sie es dorthin, oder nennen Sie im Attribut src seine Adresse.`,
  notStarted: (file, address) =>
    `${address} wurde geladen, aber seine Skripte liefen nicht. Kopieren Sie ${file} unverändert dorthin: Eine Datei, die ein Bundler oder Server umgeschrieben hat, lehnt ihre eigene Sicherheitsrichtlinie ab.`,
};
