// Wörter für das, was ein beendetes Rennen gezeigt hat.

import { column, entry } from '../entry.js';
import { allOf, anyOf, bytes, count, seconds, times } from '../format.js';
import { isCosted, lane, length as long, plural, positions, SETTINGS, search } from './names.js';

/** @import { Aspect, Side } from '../../state/verdict.js' */
/** @import { Words } from '../shape.js' */

/** Worin Bahnen sich unterscheiden. @type {Readonly<Record<Aspect, string>>} */
const ASPECTS = {
  search: 'in der Suche',
  heuristic: 'in der Heuristik',
  ...column(SETTINGS, 'differ'),
};

/** @type {(stored: string, side: Side, withMemory: boolean) => string} */
function storedBy(stored, side, withMemory) {
  if (!withMemory) return stored;
  const { table } = side;
  return table ? `${stored} in ${bytes(side.bytes)} + ${bytes(table.bytes)} Tabelle, in ${seconds(table.time)} aufgebaut,` : `${stored} in ${bytes(side.bytes)}`;
}

/** @type {Words['verdict']} */
export const verdict = {
  length: (key, length, most) =>
    most !== undefined && length > most
      ? `Kürzeste Lösung: ${long(key, length)}, mehr als ${most}: die Antwort des Wettbewerbs ist -1.`
      : `${isCosted(key) ? 'Billigste' : 'Kürzeste'} Lösung: ${long(key, length)}.`,
  found: (key, length) =>
    isCosted(key)
      ? `Billigste gefundene Lösung: ${long(key, length)}. Dass keine billiger ist, ist nicht bewiesen.`
      : `Kürzeste gefundene Lösung: ${long(key, length)}. Dass keine kürzer ist, ist nicht bewiesen.`,
  longer(key, spec, length, more, isShortest) {
    const [best, good] = isCosted(key) ? ['billigste', 'billig'] : ['kürzeste', 'kurz'];
    const than = isShortest ? `die ${best}` : `die ${best} gefundene`;
    return more === 0
      ? `Die von ${lane(spec)} ist ebenso ${good}, ohne dass das bewiesen wurde.`
      : `${lane(spec)} hat eine gefunden mit ${isCosted(key) ? 'diesen Kosten' : 'dieser Länge'}: ${long(key, length)}, ${count(more)} mehr als ${than}.`;
  },
  compare(big, small, ratio) {
    const withMemory = Boolean(big.table || small.table);
    const most = storedBy(positions(big.stored), big, withMemory);
    const least = storedBy(count(small.stored), small, withMemory);
    const effort = ratio >= 1.05 ? `${times(ratio)}-mal so viele erzeugt` : ratio <= 1 / 1.05 ? `${times(1 / ratio)}-mal weniger erzeugt` : 'etwa gleich viele erzeugt';
    return `${lane(big.spec)} hat ${most} gespeichert; ${lane(small.spec)} hat ${least} gespeichert und ${effort}.`;
  },
  confounded(differ, { there, missing }) {
    const what = allOf(differ.map((aspect) => entry(ASPECTS, aspect)));
    const may = differ.length === 2 ? 'beides kann das erklären' : 'jedes davon kann das erklären';
    const tell =
      there.length > 0
        ? `ein Vergleich jeder der beiden mit ${allOf(there.map(lane))} zeigt es`
        : missing.length > 0
          ? `eine Bahn mit ${anyOf(missing.map(search))} zeigt es`
          : 'eine Bahn, die bis auf eines davon alles mit einer gemeinsam hat, zeigt es';
    return `Sie unterscheiden sich ${what}, und ${may}: ${tell}.`;
  },
  payOff({ dear, other, problems }) {
    const mine = `In expandierten Stellungen gerechnet macht sich die Tabelle von ${lane(dear.spec)}`;
    const against = other.table ? ` gegen die von ${lane(other.spec)}` : '';
    if (problems === null) {
      return `${mine}${against} hier nicht bezahlt: mit ihr wurden nicht weniger expandiert.`;
    }
    if (problems === 1) return `${mine}${against} schon jetzt bezahlt.`;
    return `${mine}${against} nach ${plural(problems, 'solchem Problem', 'solchen Problemen')} mit demselben Ziel bezahlt.`;
  },
};
