// Was Beweise unterer Schranken gemeinsam haben.

/** @import { Proof } from '../puzzle.js' */

/** @type {(why: string) => Proof} */
export const consistentAndZero = (why) => ({
  admissible: 'Sie ist am Ziel 0 und fällt bei einem Zug höchstens um eins; von h sind also mindestens h Züge nötig, um bis 0 zu kommen.',
  consistent: why,
});

export const IS_DISTANCE = {
  admissible: 'Wo immer das Ziel erreichbar ist, ist sie die wahre Entfernung selbst, durch eine Breitensuche vom Ziel zurück gefunden. Anderswo ist keine Zahl zu viel.',
  consistent: 'Ein Zug ändert eine Entfernung höchstens um eins.',
};
