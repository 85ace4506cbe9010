// Warum ein Worker nicht weitermacht, siehe `www/shared/engine/failed.js`. Was der Browser davon sagt, hat seine eigene Sprache und steht in
// Anführungszeichen; ebenso, was das Rechenwerk sagt, ohne dass es eine Antwort ist.

/** @type {(what: string) => (message?: string) => string} */
const quoting = (what) => (message) => (message ? `${what} („${message}“)` : what);

export const worker = {
  'not-loaded': (/** @type {string} */ file, /** @type {string} */ status) => `${file} konnte nicht geladen werden: Status ${status}`,
  'other-file': (/** @type {string} */ file) => `${file} konnte nicht geladen werden: der Server antwortet mit einer anderen Datei, etwa einer HTML-Seite`,
  forbidden: (/** @type {string} */ needed) => `die Content-Security-Policy der Seite muss ${needed} erlauben`,
  typed: "die Content-Security-Policy der Seite darf require-trusted-types-for 'script' nicht enthalten",
  'worker-unmade': quoting('ein Worker konnte nicht gestartet werden'),
  'worker-broke': quoting('ein Worker blieb bei einem Fehler stehen'),
  'worker-refused': (/** @type {string} */ why) => `das Rechenwerk lehnte ab, was von ihm verlangt wurde (${why})`,
  'worker-gone': quoting('ein Worker wurde beendet, vielleicht aus Mangel an Speicher'),
  'worker-garbled': quoting('ein Worker schickte etwas Unlesbares'),
};
