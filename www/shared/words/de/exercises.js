// Wörter der Übungen: was gefragt ist, warum eine Antwort richtig ist, und was dabei herauskommt.

import { allOf, count } from '../format.js';
import { unread } from './files.js';
import { capital, plural } from './names.js';

/** @import { Words } from '../shape.js' */

const moves = (/** @type {number} */ n) => plural(n, 'Zug', 'Züge');
const inMoves = (/** @type {number} */ n) => plural(n, 'Zug', 'Zügen');
const steps = (/** @type {number} */ n) => plural(n, 'Schritt', 'Schritten');
const nodes = (/** @type {number} */ n) => plural(n, 'Knoten', 'Knoten');

/** @type {Words['exercises']} */
export const exercises = {
  about: 'Sei der Algorithmus: mach seine Schritte selbst, an einem zufälligen Problem. Jede Antwort, die die Regel erlaubt, ist richtig.',
  kinds: {
    fewest: {
      name: 'Wenigste Züge',
      rule: 'Bringe das Brett mit so wenigen Zügen wie möglich ins Ziel. Eine längere Lösung zählt nicht.',
    },
    farthest: {
      name: 'So weit wie möglich',
      rule: 'Die Entfernung einer Stellung vom Start ist die Zahl der Züge auf einem kürzesten Weg zu ihr. Züge, die einander aufheben, führen nirgendwohin.',
    },
    breadth: {
      name: 'Breitensuche',
      rule: 'Die Breitensuche expandiert einen Knoten kleinster Tiefe. Ein Nachfolger, der schon gespeichert ist, ist ein Duplikat.',
    },
    'two-sides': {
      name: 'Bidirektionale Breitensuche',
      rule: 'Die Seite mit der kleineren Front expandiert sie ganz. Die Seiten treffen sich in einer Stellung, die beide gespeichert haben.',
    },
    order: {
      name: 'Vier Schranken',
      rule: 'Jede Schranke zählt, wie weit Steine von ihrem Zielfeld entfernt sind. Falsch belegt: Steine am falschen Platz. Zeilen: um wie viele Zeilen. Spalten: um wie viele Spalten. Steine 1 bis 4: Zeilen und Spalten dieser vier allein. Ein Zug senkt jede Zahl um höchstens eins, also ist jede eine untere Schranke, und keine ist immer die größte.',
    },
    inconsistent: {
      name: 'Nicht konsistent',
      rule: 'Eine Schranke ist konsistent, wenn kein Zug sie um mehr als 1 ändert. Diese ist überall eine untere Schranke, aber manche Züge ändern sie um mehr.',
    },
    wrong: {
      name: 'Irgendwo falsch',
      rule: 'Eine untere Schranke ist nie größer als die Zahl der Züge bis zum Ziel. Eine Stellung, in der sie größer ist, beweist, dass sie keine ist.',
    },
    bounds: {
      name: 'IDA*',
      rule: 'Zuerst in die Tiefe: schneide eine Stellung ab, wenn f = g + h über der Schranke liegt, sonst expandiere sie. Ist nichts mehr übrig, erhöhe die Schranke auf das kleinste abgeschnittene f.',
    },
    'open-list': {
      name: 'A*',
      rule: 'Expandiere einen Knoten mit kleinstem f = g + h. Ein Zustand, der auf kürzerem Weg wieder erreicht wird, kommt zurück in die offene Liste, auch wenn er expandiert war.',
    },
    'on-map': {
      name: 'Auf einer Karte',
      rule: 'BFS expandiert einen Knoten mit den wenigsten Straßen von S, Uniforme Kosten einen mit kleinstem g, A* einen mit kleinstem f = g + h, und noch einmal, wenn ein billigerer Weg zu ihm gefunden wird. Bidirektionale BFS beendet immer erst eine Schicht; dann ist die Seite mit der kleineren Front an der Reihe.',
    },
    'on-map-again': {
      name: 'Noch einmal auf einer Karte',
      rule: 'A* expandiert einen Knoten mit kleinstem f = g + h, und noch einmal, wenn ein billigerer Weg zu ihm gefunden wird. IDA* geht vom Ende seines Weges zu einem Knoten weiter, der nicht auf dem Weg liegt und dessen f höchstens die Schranke ist. Gibt es keinen, so geht es auf dem Weg zurück. Ist nichts mehr übrig, so erhöht es die Schranke auf das kleinste abgeschnittene f und beginnt wieder mit S.',
    },
    branches: {
      name: 'Branch and Bound',
      rule: 'Schneide einen Zweig ab, wenn f = g + h mindestens die obere Schranke oder die beste Länge bisher ist: darunter ist nichts Kürzeres.',
    },
    'backed-up': {
      name: 'RBFS',
      rule: 'Geh in einen Nachfolger mit kleinstem gespeicherten Wert, solange der höchstens die beste Alternative ist. Sonst gib den kleinsten Wert darunter zurück.',
    },
    'must-expand': {
      name: 'Zu erledigende Paare',
      rule: 'Ein Vorwärtsknoten u und ein Rückwärtsknoten v sind ein zu erledigendes Paar, wenn f(u), f(v) und g(u) + g(v) + 1 alle kleiner sind als C*. Wird einer der beiden expandiert, ist das Paar erledigt.',
    },
  },

  asks: {
    next: 'Welcher Knoten wird als nächster expandiert?',
    became: (/** @type {string} */ place, /** @type {number} */ g) => `${place} wird mit g ${count(g)} erzeugt. Was wird daraus?`,
    duplicates: 'Welche der neuen Nachfolger sind Duplikate?',
    side: 'Die Schicht welcher Seite wird als nächste expandiert?',
    meet: 'In welchen Stellungen der neuen Schicht treffen sich die Seiten?',
    inHand: 'IDA* hat diese Stellung erreicht. Was tut es mit ihr?',
    noneInHand: 'In dieser Iteration ist nichts mehr zu expandieren. Was tut IDA*?',
    dead: 'Welcher offene Zweig kann jetzt abgeschnitten werden?',
    backUp: 'In welchen Nachfolger geht RBFS, oder welchen Wert gibt es zurück?',
    pairs: (/** @type {string} */ u, /** @type {number} */ length) => `C* ist ${count(length)}. Welche Rückwärtsknoten bilden mit ${u} ein Paar, das erledigt werden muss?`,
    cover: 'Alle Paare sind gezeichnet. Wähle die wenigsten Knoten, mit denen alle erledigt sind.',
    inconsistent: 'Bei welchem Schritt ändert sich diese Schranke um mehr als 1?',
    order: 'Ordne diese Schranken nach ihrem Wert hier, die kleinste zuerst.',
    wrong: (/** @type {string} */ claim) => `„${claim}“ soll eine untere Schranke sein. Geh vom Ziel aus zu einer Stellung, in der sie zu hoch ist.`,
    fewest: 'Erreiche das Ziel mit den wenigsten Zügen.',
    farthest: (/** @type {number} */ n) => `Mache ${moves(n)}, die ${moves(n)} weit vom Start wegführen.`,
  },
  counts: {
    misplaced: 'falsch belegt',
    rows: 'Zeilen',
    columns: 'Spalten',
    first: 'Steine 1 bis 4',
  },
  doIt: {
    expand: 'Expandieren',
    cut: 'Abschneiden',
    raise: (/** @type {number} */ bound) => `Schranke auf ${count(bound)} erhöhen`,
    noneDead: 'Keiner davon',
    back: (/** @type {number} */ value) => `Zurück mit ${count(value)}`,
  },
  became: {
    new: 'Neu: kommt in die offene Liste',
    duplicate: 'Ein Duplikat: fällt weg',
    shorter: 'Ein kürzerer Weg: wieder in die offene Liste',
  },
  sides: { forward: 'Vorwärts', backward: 'Rückwärts' },
  frontier: (/** @type {number} */ n) => `${nodes(n)} in der Front`,
  value: (/** @type {number} */ value) => `Wert ${count(value)}`,
  step: (/** @type {number} */ n) => `Schritt ${count(n)}`,
  nth: (n, of) => (of === 1 ? 'der neue Knoten' : `neuer Knoten ${count(n)} von ${count(of)}`),
  stored: 'Wert',
  alternative: 'beste Alternative',
  bound: 'Schranke',
  search: 'Suche',
  leaping: 'Manhattan, wenn das leere Feld eine Ecke oder die Mitte ist, sonst die Zahl falsch liegender Steine',
  claim: 'Behauptung',
  claimed: {
    centre: 'Manhattan, plus 2, wenn das leere Feld die Mitte ist',
    corners: 'Drei für jede der Ecken 1, 3 und 7 ohne ihren Stein',
    rows: 'Manhattan, plus 1, wenn die erste Zeile nicht fertig ist',
  },

  whys: {
    leastF: (given, least, ties) => `${given}; das kleinste f der offenen Liste ist ${count(least)}${ties > 1 ? `, bei ${count(ties)} Knoten` : ''}.`,
    leastDepth: (given, least) => `${capital(given)}. Die kleinste Tiefe der offenen Liste ist ${count(least)}.`,
    notOpen: (place) => `${place} ist nicht in der offenen Liste.`,
    leastG: (place, g, least) => `${place} hat g ${count(g)}. Das kleinste g in der offenen Liste ist ${count(least)}.`,
    layer: (/** @type {readonly string[]} */ left) => `Erst wird die Schicht beendet. Darin fehlen noch: ${left.join(', ')}.`,
    deeper: (last, right, bound) => `Von ${last} aus, wo der Weg zuletzt weitergehen kann, ist f höchstens ${count(bound)} bei: ${right.join(', ')}.`,
    restart: (bound, next, start) => `Mit f höchstens ${count(bound)} ist nichts mehr übrig. Die Schranke steigt auf ${count(next)}, und die Suche beginnt wieder mit ${start}.`,
    became: {
      new: () => 'Dieser Ort ist noch nicht gespeichert, also kommt er in die offene Liste.',
      duplicate: (g, before) => `Schon mit g ${count(before)} gespeichert, und dieser Weg von ${count(g)} ist nicht kürzer: ein Duplikat.`,
      shorter: (g, before, wasExpanded) =>
        `Schon mit g ${count(before)} gespeichert, aber dieser Weg von ${count(g)} ist kürzer: ${wasExpanded ? 'er war expandiert und wird wieder geöffnet' : 'er bleibt offen, mit seinem neuen g'}.`,
    },
    duplicates: (/** @type {number} */ n) =>
      n === 0 ? 'Keine dieser Stellungen wurde vorher erzeugt.' : `${plural(n, 'davon war', 'davon waren')} schon gespeichert: suche dasselbe Brett anderswo im Baum.`,
    side: (forward, backward) =>
      forward === backward
        ? `Beide Fronten haben ${nodes(forward)}: beide Seiten sind richtig.`
        : `Die Fronten haben ${count(forward)} vorwärts und ${count(backward)} rückwärts: die kleinere wird expandiert.`,
    meet: (/** @type {number} */ met) =>
      met === 0 ? 'Keine neue Stellung hat die andere Seite gespeichert.' : `${plural(met, 'neue Stellung', 'neue Stellungen')} hat die andere Seite gespeichert: die Seiten treffen sich.`,
    raised: (bound, next) =>
      `Jede Stellung dieser Iteration wurde expandiert oder von der Schranke ${count(bound)} abgeschnitten. Das kleinste abgeschnittene f ist ${count(next)}: darauf steigt die Schranke.`,
    dead: (given, dead, upper) =>
      `${given ? `${given}. ` : ''}${dead === 0 ? `Jeder offene Zweig hat f < ${count(upper)}: keiner kann abgeschnitten werden.` : `${plural(dead, 'offener Zweig hat', 'offene Zweige haben')} f ≥ ${count(upper)}.`}`,
    onlyBest: (/** @type {number} */ least) => `Der kleinste gespeicherte Wert ist ${count(least)}, und darüber gibt es keine Alternative.`,
    backUp: (least, bound, goesOn) =>
      goesOn
        ? `Der kleinste gespeicherte Wert hier, ${count(least)}, ist höchstens die beste Alternative, ${count(bound)}: RBFS geht in diesen Nachfolger.`
        : `Der kleinste gespeicherte Wert hier, ${count(least)}, ist größer als die beste Alternative, ${count(bound)}: RBFS gibt ${count(least)} zurück.`,
    pairs: (u, g, f, right, length) =>
      right.length > 0
        ? `${u} hat g ${count(g)} und f ${count(f)}. Mit ${allOf(right)} sind beide f und g + g + 1 unter ${count(length)}.`
        : f >= length
          ? `${u} hat f ${count(f)}, nicht unter ${count(length)}: es hat keine Paare.`
          : `${u} hat g ${count(g)}: kein Rückwärtsknoten hat f und g + g + 1 unter ${count(length)}.`,
    cover: (isCover, least) =>
      isCover
        ? `Alle Paare sind erledigt, aber ${plural(least, 'Knoten genügt', 'Knoten genügen')}.`
        : `Mindestens ein Paar ist nicht erledigt. ${plural(least, 'Knoten erledigt', 'Knoten erledigen')} alle.`,
    inconsistent: (before, after) => (Math.abs(before - after) > 1 ? `Von h ${count(before)} auf ${count(after)}: mehr als 1.` : `Von h ${count(before)} auf ${count(after)}: nicht mehr als 1.`),
    order: (bounds) => `${capital(bounds.map(({ name, says }) => `${name}: ${count(says)}`).join(', '))}.`,
    notInOrder: (one, says, other, less) => `Hier ist „${one}“ ${count(says)} und „${other}“ nur ${count(less)}.`,
    wrong: (says, distance) =>
      says > distance ? `Sie ist ${count(says)}, aber das Ziel ist ${moves(distance)} entfernt: zu hoch.` : `Sie ist ${count(says)}, und das Ziel ist ${moves(distance)} entfernt: nicht zu hoch.`,
    fewest: (isThere, made, fewest) => (isThere ? `Das waren ${moves(made)}; ${count(fewest)} genügen.` : `Das ist nicht das Ziel. Es ist mit ${inMoves(fewest)} zu erreichen.`),
    farthest: (made, distance, wanted) => (made === wanted ? `Nach ${inMoves(made)} ist der Start ${moves(distance)} entfernt.` : `Das waren ${moves(made)}, nicht ${count(wanted)}.`),
  },

  menu: {
    how: 'Wie viele von jeder',
    less: (/** @type {string} */ name) => `Eine weniger: ${name}`,
    more: (/** @type {string} */ name) => `Eine mehr: ${name}`,
    feedback: 'Rückmeldung',
    once: 'Nach jeder Antwort',
    end: 'Am Ende',
    pass: 'Bestanden ab, Prozent',
    seed: 'Startwert',
    seedLong: 'Leer: alle, die den Link öffnen, bekommen verschiedene Probleme',
    begin: 'Beginnen',
    copy: 'Link für eine Klasse kopieren',
    copied: 'Kopiert',
    most: (/** @type {number} */ most) => `Höchstens ${count(most)} Übungen.`,
    none: 'Wähle eine Übung.',
    marker: 'Ergebnisse bewerten',
    kept: 'Auf diesem Gerät gespeichert',
  },
  desk: {
    title: (n, of, name) => (of > 1 ? `${count(n)} von ${count(of)} · ${name}` : name),
    step: (/** @type {number} */ n, /** @type {number} */ of) => `Schritt ${count(n)} von ${count(of)}`,
    rule: 'Die Regel',
    picture: 'Bild',
    goal: 'Ziel',
    start: 'Start',
    see: 'Ansehen',
    look: (/** @type {number} */ n) => `Schritt ${count(n)} ansehen`,
    answer: 'Antworten',
    undo: 'Zurücknehmen',
    undoLong: 'Die letzte Antwort zurücknehmen. Der Schritt bringt keinen Punkt mehr',
    show: 'Den Rest zeigen',
    showLong: 'Die übrigen Schritte zeigen. Sie bringen keine Punkte',
    leave: 'Verlassen',
    on: 'Weiter',
    right: 'Richtig.',
    wrong: 'Nicht ganz.',
    tryAgain: 'Noch einmal versuchen.',
    reveal: 'Die Antwort zeigen',
    noted: 'Notiert.',
    shown: 'Gezeigt',
    spent: 'Nur die erste Antwort bringt den Punkt eines Schritts.',
    goesOn: 'Weiter geht es mit der richtigen Antwort.',
    yours: 'Deine Antwort',
    model: 'Eine richtige Antwort',
    none: 'Keine',
    nothing: 'nichts gewählt',
    back: 'Einen Zug zurück',
    moves: (/** @type {number} */ n) => moves(n),
    chosen: (/** @type {string} */ order) => `In dieser Reihenfolge: ${order}`,
    fates: {
      waiting: 'offen',
      expanded: 'expandiert',
      cut: 'abgeschnitten',
      duplicate: 'Duplikat',
      hand: 'danach ist gefragt',
      goal: 'Ziel',
      replaced: 'durch kürzeren Weg ersetzt',
      absent: 'nicht gespeichert',
    },
    roads: 'Straßenkarte',
    map: 'Straßen von S nach G, mit ihren Längen und dem h jedes Ortes',
  },
  end: {
    title: 'Fertig',
    score: (points, total) => `${count(points)} von ${steps(total)} beim ersten Mal richtig`,
    passed: (/** @type {number} */ pass) => `Bestanden (nötig: ${count(pass)} %).`,
    failed: (/** @type {number} */ pass) => `Nicht bestanden (nötig: ${count(pass)} %).`,
    finished: 'Nur Antworten, die beim ersten Mal richtig waren, zählen.',
    by: 'Dein Name, wenn ihn eine Lehrkraft verlangt',
    copy: 'Ergebnis als Link kopieren',
    save: 'Ergebnis speichern',
    again: 'Noch einmal, mit anderen Problemen',
    other: 'Andere Übungen',
    review: 'Schritt für Schritt',
    claimed: (claimed, points, total) => `Der Link behauptet ${claimed}, aber seine Antworten ergeben ${count(points)} von ${count(total)}.`,
    result: (by) => (by ? `Ergebnis von ${by}, aus den Antworten neu bewertet` : 'Ein Ergebnis, aus den Antworten neu bewertet'),
  },
  refused: {
    set: (given, allowed) => `Diese Übung ist nicht zu lesen: „${given}“. Erlaubt: ${allowed}.`,
    answers: (/** @type {string} */ given) => `Die Antworten passen nicht zur Übung: „${given}“. Vielleicht wurden sie unterwegs abgeschnitten oder verändert.`,
    by: 'Dieser Name ist nicht zu lesen.',
    large: 'Das ist zu lang für Ergebnisse.',
    encoding: `${capital(unread.encoding)}.`,
    gone: `${capital(unread.gone)}.`,
    none: 'Darin ist kein Ergebnis.',
    fresh: 'Von vorn beginnen',
  },
  table: {
    about: 'Füge Links von Ergebnissen ein, einen je Zeile, oder lege Dateien ab. Jedes wird hier aus seinen Antworten neu bewertet; die Punktzahl darin zählt nicht.',
    paste: 'Ergebnisse',
    drop: 'Dateien wählen…',
    columns: {
      by: 'Name',
      exercise: 'Übung',
      score: 'Sofort richtig',
      done: 'Fertig',
      passed: 'Bestanden',
      note: 'Bemerkung',
    },
    yes: 'ja',
    no: 'nein',
    claimed: (claimed) => `behauptet ${claimed}`,
    perhapsCut: 'Die Punktzahl fehlt: Vielleicht wurde es abgeschnitten.',
    found: (/** @type {number} */ n) => plural(n, 'Ergebnis', 'Ergebnisse'),
    /** @type {(n: number, first: string) => string} */
    others: (n, first) => (n === 1 ? `1 Eintrag ist kein Ergebnis: „${first}“.` : `${count(n)} Einträge sind keine Ergebnisse. Der erste ist „${first}“.`),
    marking: (/** @type {number} */ n, /** @type {number} */ of) => `${count(n)} von ${plural(of, 'Ergebnis', 'Ergebnissen')} bewertet…`,
  },
  kept: {
    about: 'Fertige und verlassene Übungen sind nur in diesem Browser gespeichert, bis du sie löschst.',
    none: 'Nichts ist gespeichert.',
    open: 'Öffnen',
    remove: 'Löschen',
    all: 'Alle löschen',
    blocked: 'Dieser Browser speichert nichts.',
  },
};
