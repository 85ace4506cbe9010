// Warum ein Worker nicht weitermacht, siehe `www/engine/failed.js`. Was der Browser oder das Rechenwerk davon sagt, hat seine eigene
// Sprache und steht in Anführungszeichen.

/** @type {(what: string) => (message?: string) => string} */
const quoting = (what) => (message) => (message ? `${what} („${message}“)` : what);

export const worker = {
  'worker-unmade': quoting('der Worker konnte nicht gestartet werden'),
  'worker-broke': quoting('der Worker blieb bei einem Fehler stehen'),
  'worker-gone': quoting('der Worker wurde beendet, vielleicht aus Mangel an Speicher'),
  'worker-garbled': quoting('der Worker meldete etwas, das keine Nachricht ist'),
};
