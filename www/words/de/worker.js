// Warum ein Worker nicht weitermacht, siehe `www/engine/failed.js`. Was der Browser oder das Rechenwerk davon sagt, hat seine eigene
// Sprache und steht in Anführungszeichen.

/** @type {(what: string) => (message?: string) => string} */
const quoting = (what) => (message) => (message ? `${what} („${message}“)` : what);

export const worker = {
  'worker-unmade': quoting('ein Worker konnte nicht gestartet werden'),
  'worker-broke': quoting('ein Worker blieb bei einem Fehler stehen'),
  'worker-gone': quoting('ein Worker wurde beendet, vielleicht aus Mangel an Speicher'),
  'worker-garbled': quoting('ein Worker schickte etwas Unlesbares'),
};
