// Wörter für Links: was von einem nicht verstanden wurde, was geteilt werden kann, und Herausforderungen.

import { allOf, count, decimal } from '../format.js';
import { inMoves } from './names.js';

/** @import { Phrase } from '../en/phrases.js' */
/** @import { Words } from '../shape.js' */

export const linkNote = {
  region: 'Der Link',
  title: 'Dieser Link enthält etwas, das diese Seite nicht versteht:',
  cut: 'Das Ende dieses Links fehlt: Er wurde unterwegs abgeschnitten. Bitte um den ganzen Link.',
  /** @type {(key: string, given: string) => string} */
  part: (key, given) => (key ? `${key}: ${given}` : given),
  allowed: (/** @type {string} */ allowed) => `erlaubt: ${allowed}`,
  dismiss: 'Ausblenden',
};

/**
 * Sätze über die Schlüssel von Links, die die Seite selbst liest.
 * @satisfies {Readonly<Record<string, Phrase>>}
 */
export const ownKeys = {
  'none-without': (key) => `nichts ohne ${key}`,
  words: (x) => `${x} Wörter`,
  'none-with-view': (x) => `nichts mit der Ansicht ${x}`,
  'by-command': (x) => `nichts auf der Seite; Reihen zählt die Kommandozeile: ${x}`,
  'one-heuristic': 'nichts; die Werkstatt beurteilt eine Heuristik auf einmal',
  'a-depth': 'eine Tiefe',
  degrees: (from, to) => `Drehung,Neigung in ganzen Grad von ${from} bis ${to}`,
  speeds: (from, to) => `Knoten je Sekunde, von ${from} bis ${to}, oder full`,
  zooms: (x) => `Größe,quer,abwärts: Prozent ab ${x}, Zehntausendstel der Breite, Zehntel einer Zeile`,
  designs: (least, most, from, to, few, many) => `Probleme (${least} bis ${most}),von,bis (${from} bis ${to}),Startwert,Grenze der Knoten (${few} bis ${many})`,
};

/** @type {Words['share']} */
export const share = {
  open: 'Teilen',
  title: 'Teilen',
  code: 'QR-Code des Links',
  enlarge: 'Bildschirm füllen',
  tooLong: 'Dieser Link ist zu lang für einen QR-Code.',
  reach: {
    device: 'Dieser Link und sein Code funktionieren nur auf diesem Gerät.',
    network: 'Dieser Link und sein Code funktionieren nur in diesem Netz.',
  },
  hosted: 'Adresse der Seite im Web',
  hostedHow: 'Anderswo im Web? Gib die Adresse ein, und der Link führt dorthin.',
  hostedDone: 'Der Link führt zur Seite im Web.',
  hostedWrong: 'Keine Adresse im Web, wie https://example.org/cubes/ eine ist.',
  forms: 'Was kopiert wird',
  form: {
    link: 'Link',
    embed: 'Einbetten',
    markdown: 'Markdown',
    contest: 'Wettbewerbseingabe',
    recording: 'Aufnahme',
  },
  recording: {
    none: 'Noch gibt es nichts aufzunehmen. Starte eine Suche oder ziehe auf dem Brett, dann öffne dies erneut.',
    kind: 'Was aufgenommen wird',
    kinds: { board: 'Die Züge auf dem Brett', tree: 'Der Baum, wie er wächst', race: 'Das Rennen' },
    formats: 'Datei',
    save: (format, megabytes) => `${format}, etwa ${decimal(megabytes)} MB`,
    measuring: 'Die Größe wird geschätzt…',
    lasts: (/** @type {number} */ seconds) => `Die Aufnahme dauert ${count(seconds)} Sekunden.`,
    progress: (/** @type {number} */ share) => `${count(Math.floor(100 * share))} % aufgenommen`,
    stop: 'Anhalten',
    stopped: 'Die Aufnahme wurde angehalten.',
    saved: 'Die Aufnahme ist gesichert.',
    notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden. Versuche es noch einmal.',
  },
  element: 'Was eingebettet wird',
  elements: {
    exercise: 'Die Übung',
    lesson: 'Die Lektion',
    race: 'Das Rennen',
    board: 'Das Brett',
  },
  embedHosted: 'Wo die andere Seite embed.js von hier nicht laden darf, gehören embed.js und embed-*.js neben die andere Seite.',
  embedAlone: 'embed.js und embed-*.js, die neben der Seite im Web liegen, und diese Datei gehören neben die andere Seite.',
  fromDisk: 'Auch von der Platte und in einem Dokument',
  embedAll: 'embed-all.js, das neben der Seite im Web liegt, gehört neben die andere Seite, oder sein Text in sie.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  copyByHand: 'Es ließ sich nicht kopieren; der Text ist zum Kopieren ausgewählt.',
  send: 'Senden …',
  close: 'Schließen',
  asChallenge: 'Als Herausforderung: Lösung und Zahlen verbergen, bis sie gelöst oder der Sieger erraten ist',
  markdown: {
    title: (/** @type {string} */ puzzle) => `Rolling Cubes: ${puzzle}`,
    problem: (start, goal) => `von ${start} nach ${goal}`,
    search: 'Suche',
    length: 'Züge',
  },
};

/** @type {(best: readonly string[], generated: number, isAll: boolean) => string} */
function fewest(best, generated, isAll) {
  const verb = best.length === 1 ? 'hat' : 'haben';
  return isAll ? `${allOf(best)} ${verb} am wenigsten erzeugt, ${count(generated)}.` : `${allOf(best)} ${verb} unter denen mit einer Lösung am wenigsten erzeugt, ${count(generated)}.`;
}

/** @type {Words['challenge']} */
export const challenge = {
  region: 'Herausforderung',
  title: 'Eine Herausforderung',
  solve: 'Wer das Brett zum Ziel bringt, sieht das Rennen und alle seine Zahlen.',
  solveOrGuess: (/** @type {number} */ lanes) =>
    lanes > 2
      ? 'Wer das Brett zum Ziel bringt oder errät, welche Suche die wenigsten Stellungen erzeugt, sieht das Rennen und alle seine Zahlen.'
      : 'Wer das Brett zum Ziel bringt oder errät, welche Suche weniger Stellungen erzeugt, sieht das Rennen und alle seine Zahlen.',
  giveUp: 'Alles zeigen',
  dismiss: 'Ausblenden',
  guessed: (/** @type {string} */ lane) => `Der Tipp: ${lane} erzeugt am wenigsten. Start oder Ende zeigt es.`,
  right: (best, generated, isAll) => `Richtig: ${fewest(best, generated, isAll)}`,
  wrong: (guess, best, generated, isAll) => `Diesmal nicht ${guess}: ${fewest(best, generated, isAll)}`,
  solved: (key, n) => `Gelöst in ${inMoves(key, n)}. Start zeigt, wie kurz es geht.`,
};
