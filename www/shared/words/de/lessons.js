// Was Lektionen selbst sagen, steht in ihren Dateien, in `www/features/lessons`.

import { count, times } from '../format.js';
import { unread } from './files.js';
import { plural } from './names.js';

/** @import { Words } from '../shape.js' */

const questions = (/** @type {number} */ n) => plural(n, 'Frage', 'Fragen');

/** @type {Words['lessons']} */
export const lessons = {
  title: 'Lektionen',
  about:
    'Jede Lektion stellt Brett und Suchen ein und lässt dich voraussagen, bevor sie die Antwort zeigt. Alle Zahlen zählt das Programm.',
  region: 'Lektion',
  list: 'Alle Lektionen',
  close: 'Lektionen schließen',
  minutes: (n) => plural(n, 'Minute', 'Minuten'),
  step: (at, of) => `Schritt ${at} von ${of}`,
  steps: 'Schritte',
  back: 'Zurück',
  next: 'Weiter',
  nextLesson: 'Nächste Lektion',
  exercise: 'Übung',
  again: 'Diesen Schritt zurücksetzen',
  fold: 'Das Brett zeigen',
  unfold: 'Den Text zeigen',
  notes: 'Für den Vortrag',
  sources: 'Zum Weiterlesen',
  hidden: 'Antworte, um weiterzulesen.',
  done: {
    result: (right, of) => `${right} von ${questions(of)} richtig.`,
    left: (left) => `${questions(left)} noch offen.`,
  },
  question: {
    choose: 'Eine Antwort wählen',
    chooseAll: 'Alle richtigen wählen',
    number: 'Eigene Zahl',
    roughly: 'Richtig ist alles von der Hälfte bis zum Doppelten.',
    unread: 'Gebraucht wird eine ganze Zahl in Ziffern, etwa 1234.',
    answer: 'Antworten',
    right: 'Richtig.',
    wrong: 'Nicht ganz.',
    exact: (given, value) =>
      given === value
        ? `Richtig, es sind genau ${count(value)}.`
        : `Nah genug: geschätzt ${count(given)}, gezählt ${count(value)}.`,
    off: (given, value) => `Nicht ganz: geschätzt ${count(given)}, gezählt ${count(value)}.`,
    far: (given, value) =>
      given < value
        ? `Nicht ganz: geschätzt ${count(given)}, gezählt ${times(value / given)}‑mal so viele: ${count(value)}.`
        : `Nicht ganz: geschätzt ${count(given)}, das ist ${times(given / value)}‑mal die Zahl: ${count(value)}.`,
    yours: 'gesagt',
    counted: 'gezählt',
    isRight: 'richtig',
    isWrong: 'nicht richtig',
    uncounted: 'Diese Zahl war hier nicht zu zählen, darum ist die Antwort nicht bewertet.',
  },
  counted: (formula) => `Vom Programm gezählt: ${formula}`,
  uncounted: 'hier nicht gezählt: es dauert zu lange',
  room: {
    answer: 'Als Nächstes: die Antwort.',
    press: (name) => `Als Nächstes: ${name}.`,
    step: (title) => `Nächster Schritt: ${title}`,
    end: 'Das war der letzte Schritt.',
  },
  foreign: 'Noch nicht übersetzt. Dies ist die englische Lektion.',
  unknown: (id) =>
    `Eine Lektion „${id}“ gibt es nicht. Kam sie aus einer Datei, dann ist die Datei noch einmal zu öffnen.`,
  problems: {
    title: 'Diese Lektion wurde nicht geöffnet, weil ihre Datei Fehler hat:',
    at: (line, text) => `Zeile ${line}: ${text}`,
    more: (/** @type {number} */ n) => `Und ${n} weitere.`,
    of: {
      elsewhere: (given) => `„${given}“ führt woandershin; ein Link beginnt mit #v=1`,
      picture: (given) =>
        `„${given}“ ist ein Bild von anderswo; eine Lektion hat Bretter, etwa ![Worte](#v=1&puzzle=tiles)`,
      formula: (given) =>
        `die Zahl „${given}“ ist nicht verständlich; erlaubt: was zu einem benannten Link gezählt wird, etwa {{generated of first}}, ganze Zahlen und + - * / ^ ( )`,
      deep: (given) =>
        `„${given}“ ist zu tief; erlaubt: sechs Listen und Zitate ineinander, und acht Betonungen und Links`,
      title: () => 'es fehlt ein Titel: eine Zeile, die mit # beginnt',
      heading: (given) =>
        `„${given}“ ist eine Überschrift, wo keine stehen kann; erlaubt: ein #, dann ##, und ### in einem Schritt`,
      mark: (given) =>
        `„${given}“ ist keine Marke oder kann hier nicht stehen; Marken sind minutes, source, notes in einem Schritt und answer zu einer Frage`,
      steps: () => 'es fehlt ein Schritt: eine Zeile, die mit ## beginnt',
      question: (given) => `die Frage „${given}“ hat weder Antworten zur Wahl noch eine Zahl`,
      right: (given) => `von den Antworten auf die Frage „${given}“ ist keine richtig`,
      answer: (given) =>
        `der Frage „${given}“ fehlt die Begründung: ein Zitat, das mit [!answer] beginnt`,
      minutes: () => 'die Minuten müssen eine Zahl von 1 bis 600 sein',
      busy: () => 'zu viele Zeichen wie * und [ ohne eine Leerzeile dazwischen; erlaubt: 300',
      blocks: () => 'zu viele Absätze, Überschriften und Listenpunkte; erlaubt: 2.000',
      cells: () => 'Tabellen mit zu vielen Feldern; erlaubt: 10.000',
      word: (given) => `„${given}“ ist zu lang für ein Wort; erlaubt: 4.000 Zeichen`,
      lines: () => 'diese Liste ist zu lang; erlaubt: 1.000 Zeilen',
      long: (given) => `die Datei hat ${given} Zeichen, das sind zu viele; erlaubt: 60.000`,
      unread: (given) => `die Datei ist nicht lesbar: ${given}`,
      encoding: () => unread.encoding,
      gone: () => unread.gone,
      cut: () =>
        'Der Link enthält nicht die ganze Lektion: Er wurde unterwegs abgeschnitten oder verändert. Bitte um den ganzen Link.',
      unfolds: () => 'Der Link enthält einen zu langen Text; erlaubt: 240.000 Bytes.',
    },
  },
  own: {
    title: 'Eine eigene Lektion',
    how: 'Eine Lektion ist eine Textdatei. Eine sichern, in einem Editor ändern und hier öffnen oder auf diese Seite ziehen. Ihr Link enthält sie ganz, wenn sie nicht sehr lang ist.',
    example: 'Lektion 1 sichern',
    open: 'Datei öffnen …',
    save: 'Die Datei dieser Lektion sichern',
    inLink: 'Die Adresse enthält diese ganze Lektion: sie lässt sich teilen.',
    tooLong:
      'Diese Lektion ist zu lang für einen Link. Sie ist offen, bis die Seite verlassen wird.',
  },
  keeps: {
    title: 'Auf diesem Gerät gespeichert',
    nothing: 'Noch nichts.',
    some: (n, answers) =>
      `Den Stand in ${plural(n, 'Lektion', 'Lektionen')} und ${plural(answers, 'Antwort', 'Antworten')}. Sonst hat das niemand.`,
    forget: 'Alles davon löschen',
    at: (step, of) => `bei Schritt ${step} von ${of}`,
    right: (right, of) => `${right} von ${of} richtig`,
  },
  paper: {
    plan: (/** @type {number} */ minutes) => `Plan für ${minutes} Minuten`,
    worksheet: 'Arbeitsblatt',
    answers: 'Lösungen zum Arbeitsblatt',
    print: 'Drucken',
    name: 'Name',
    say: 'Sagen',
    ask: 'Fragen',
    show: 'Zeigen',
    answer: 'Antwort',
    minute: 'Minute',
    minutes: (from, to) => `${from}–${to}`,
    lessonNumber: (number) => `Lektion ${number}`,
    yourNumber: 'Eigene Zahl:',
    total: (/** @type {number} */ minutes) => `${minutes} Minuten im Ganzen.`,
    spare: (/** @type {number} */ minutes) => `${minutes} Minuten für Fragen aus dem Kurs.`,
    exercise: (/** @type {string} */ name) => `Sei der Algorithmus: ${name}`,
    perform:
      'P drücken und die ersten Schritte gemeinsam machen, mit Handzeichen. Dann Q: der Code öffnet dieselben Probleme auf jedem Handy, so weit, wie sie hier gelöst sind. Alle machen einzeln weiter; wer fertig ist, hilft nebenan.',
    performed: 'Wo haben sich die meisten geirrt, und welche Wörter der Regel entscheiden es?',
  },
};
