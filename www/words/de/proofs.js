// Warum jede Heuristik eine untere Schranke ist, wie es neben dem Baum steht: die Beweise aus `src/heuristic` in wenigen Sätzen.

/** @typedef {import('../en/proofs.js').Proof} Proof */

/** @type {(why: string) => Proof} */
const consistentAndZero = (why) => ({
  admissible:
    'Sie ist am Ziel 0 und fällt bei einem Zug höchstens um eins; von h sind also mindestens h Züge nötig, um bis 0 zu kommen.',
  consistent: why,
  isConsistent: true,
});

const IS_DISTANCE = {
  admissible:
    'Wo immer das Ziel erreichbar ist, ist sie die wahre Entfernung selbst, durch eine Breitensuche vom Ziel zurück gefunden. Anderswo ist keine Zahl zu viel.',
  consistent: 'Ein Zug ändert eine Entfernung höchstens um eins.',
  isConsistent: true,
};

/** @type {Readonly<Record<string, Readonly<Record<string, Proof>>>>} */
const PROOFS = {
  cubes: {
    mismatch: {
      admissible:
        'Von den abweichenden Feldern ist höchstens eines das leere Feld des Ziels. Alle anderen verlangen einen Würfel, den falsch belegt mitzählt; so ist sie nie größer als falsch belegt.',
      consistent:
        'Sie kann um zwei fallen: ein Würfel, der vom leeren Feld des Ziels rollt und dort, wo er landet, seine richtige Farbe zeigt, berichtigt zwei Felder mit einem Zug.',
      isConsistent: false,
    },
    misplaced: consistentAndZero('Ein Zug füllt ein Feld und berichtigt so höchstens ein Feld.'),
    'misplaced-parity': consistentAndZero(
      'Ein Zug füllt ein Feld und bewegt das leere um eines: die größere der beiden Zahlen fällt höchstens um eins. Jeder Zug kehrt die Parität um, so dass es beim Aufrunden so bleibt.',
    ),
    colours: {
      admissible:
        'Wer zwei Farben übermalt, behält jeden Zug und jedes Ziel: eine Lösung bleibt auf jedem übermalten Brett eine derselben Länge. So ist jede der drei Entfernungen höchstens h*, und die größte auch.',
      consistent:
        'Jede Tabelle enthält wahre Entfernungen auf ihrem Brett, die ein Zug höchstens um eins ändert; die größte der drei ist nicht schlechter.',
      isConsistent: true,
    },
    exact: IS_DISTANCE,
  },
  tiles: {
    misplaced: consistentAndZero(
      'Ein Zug bewegt ein Plättchen; so kommt durch ihn höchstens eines an seinen Platz.',
    ),
    manhattan: consistentAndZero(
      'Ein Zug bewegt ein Plättchen um ein Feld: ein Summand ändert sich, um eins.',
    ),
    'linear-conflict': {
      admissible:
        'Plättchen in einer Linie kommen nicht aneinander vorbei: von zweien in falscher Reihenfolge muss eines die Linie verlassen und zurückkehren. Diese zwei Züge gehen quer zur Linie, wo Manhattan nichts zählt.',
      consistent:
        'Ein Zug längs einer Zeile ändert höchstens die Zahl der eigenen Spalte des Plättchens, einer längs einer Spalte die seiner Zeile. Wo ein Plättchen diese Linie betritt, fällt Manhattan um eins und die Zahl nicht; wo es sie verlässt, steigt Manhattan um eins und die Zahl fällt höchstens um zwei.',
      isConsistent: true,
    },
    exact: IS_DISTANCE,
    additive: {
      admissible:
        'Jede Tabelle zählt nur die Züge ihrer eigenen Plättchen, was auch immer die anderen tun. Kein Zug wird zweimal gezählt; so ist die Summe höchstens h*.',
      consistent:
        'Sie kann um drei oder fünf fallen: jede Tabelle behält das Kleinste über alle Orte des leeren Feldes, und das von zwei Nachbarn kann zu verschiedenen Orten gehören.',
      isConsistent: false,
    },
  },
  knights: {
    mismatch: {
      admissible:
        'Von den abweichenden Feldern ist höchstens eines das leere Feld des Ziels. Alle anderen verlangen einen Springer, den falsch belegt mitzählt; so ist sie nie größer als falsch belegt.',
      consistent:
        'Sie kann um zwei fallen: ein Springer, der das leere Feld des Ziels für ein Feld verlässt, das ihn verlangt, berichtigt zwei Felder mit einem Sprung.',
      isConsistent: false,
    },
    misplaced: consistentAndZero('Ein Sprung füllt ein Feld und berichtigt so höchstens ein Feld.'),
    perimeter: {
      admissible:
        'In der Kugel um das Ziel ist sie die wahre Entfernung. Außerhalb ist h* größer als der Radius, von der Parität, die die Farbe des leeren Feldes angibt, und nie kleiner als falsch belegt.',
      consistent:
        'Innen ändern sich Entfernungen höchstens um eins. Außen ändern sich falsch belegt und die Zahl der Parität je höchstens um eins. Von außen fällt sie um eins auf den Radius, da die Parität zwei verbietet.',
      isConsistent: true,
    },
  },
  toys: {
    'half-mismatch': consistentAndZero(
      'Ein Tausch ändert zwei Felder und berichtigt so höchstens zwei Abweichungen, und die Hälfte von zwei ist eins.',
    ),
    matching: {
      admissible:
        'Man folge jeder 1 entlang einer Lösung: das paart die Einsen mit den Feldern, die zu füllen sind, und jeder Tausch trägt eine 1 um ein Feld. Die billigste Paarung kostet nicht mehr.',
      consistent:
        'Ein Tausch trägt eine 1 um ein Feld; das ändert die Kosten jeder Paarung höchstens um eins.',
      isConsistent: true,
    },
  },
};

/** @type {Proof} */
const BLIND = {
  admissible: 'Keine Lösung hat weniger als gar keine Züge.',
  consistent: 'Sie ist überall 0 und fällt nie.',
  isConsistent: true,
};

/** @type {(key: string, name: string) => Proof | null} */
export const proof = (key, name) =>
  name === 'blind' ? BLIND : (PROOFS[key.startsWith('tiles') ? 'tiles' : key]?.[name] ?? null);
