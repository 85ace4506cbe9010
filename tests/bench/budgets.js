// What was measured, beside what was measured before. Pure.

/**
 * A figure. Times are told beside a reference of the same run, by which runs on other machines, or on busy ones, can be compared; what
 * is counted in bytes is compared as it is.
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 * @property {'ms' | 'kB' | 'ratio' | 'frames/s' | 'MB'} unit
 * @property {number} [limit] the most it may be, or of frames the least
 */
/** A run of all measures: when, of what, how long the reference took, and the figures by name. @typedef {{ when: string, commit: string, reference: number, figures: Record<string, number> }} Run */

/** By how much a figure may be worse than it was, before it is told. */
const TOLD = 0.1;

/** What is compared of a figure: times as multiples of the reference. @type {(figure: Figure, reference: number) => number} */
export const comparable = ({ value, unit }, reference) =>
  unit === 'ms' ? value / reference : value;

/** @type {(figures: readonly Figure[], reference: number, when: string, commit: string) => Run} */
export const runOf = (figures, reference, when, commit) => ({
  when,
  commit,
  reference: rounded(reference),
  figures: Object.fromEntries(
    figures.map((figure) => [figure.name, rounded(comparable(figure, reference))]),
  ),
});

/** To four digits, as more mean nothing. @param {number} value */
const rounded = (value) => Number(value.toPrecision(4));

/** By what part a figure is worse than before; nothing where it is not known. @type {(figure: Figure, now: Run, before: Run | undefined) => number | null} */
export function growth({ name, unit }, now, before) {
  const [earlier, later] = [before?.figures[name], now.figures[name]];
  if (!earlier || later === undefined) return null;
  // Of frames, fewer are worse.
  return unit === 'frames/s' ? earlier / later - 1 : later / earlier - 1;
}

/** Whether a figure keeps its limit. @param {Figure} figure */
export const keeps = ({ value, unit, limit }) =>
  limit === undefined || (unit === 'frames/s' ? value >= limit : value <= limit);

/** The table, as Markdown. @type {(figures: readonly Figure[], now: Run, before: Run | undefined) => string} */
export function table(figures, now, before) {
  const rows = figures.map((figure) => {
    const { name, value, unit, limit } = figure;
    const beside = unit === 'ms' ? `${comparable(figure, now.reference).toPrecision(3)} x` : '';
    const grown = growth(figure, now, before);
    const change = grown === null ? '' : `${grown >= 0 ? '+' : ''}${(grown * 100).toFixed(0)} %`;
    const kept = keeps(figure) ? `${limit ?? ''}` : `${limit}, MISSED`;
    return [name, `${Number(value.toPrecision(4))} ${unit}`, beside, kept, change];
  });
  const head = ['measured', 'value', 'of the reference', 'limit', 'worse than before'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** What has grown by more than a tenth, and what has missed its limit, a line each. @type {(figures: readonly Figure[], now: Run, before: Run | undefined) => string[]} */
export const told = (figures, now, before) =>
  figures.flatMap((figure) => {
    const grown = growth(figure, now, before);
    return [
      ...(grown !== null && grown > TOLD
        ? [`${figure.name}: ${(grown * 100).toFixed(0)} % worse than at ${before?.commit}`]
        : []),
      ...(keeps(figure)
        ? []
        : [`${figure.name}: ${figure.value} ${figure.unit}, limit ${figure.limit}`]),
    ];
  });
