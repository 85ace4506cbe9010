// Compares measurements with the previous run.

/**
 * A measurement. Times are relative to a reference of the same run, so that machines and loads are comparable; bytes
 * are absolute.
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 * @property {'ms' | 'kB' | 'ratio' | 'frames/s' | 'MB'} unit
 * @property {number} [limit] maximum, or minimum of frames
 */
/** A run: date, commit, duration of the reference, and measurements by name. @typedef {{ when: string, commit: string, reference: number, figures: Record<string, number> }} Run */

/** Relative deterioration that is reported. */
const NOTABLE = 0.1;

/** The comparable value: times as multiples of the reference. @type {(figure: Figure, reference: number) => number} */
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

/** @param {number} value */
const rounded = (value) => Number(value.toPrecision(4));

/** @type {(figure: Figure, now: Run, before: Run | undefined) => number | null} */
export function growth({ name, unit }, now, before) {
  const [earlier, later] = [before?.figures[name], now.figures[name]];
  if (!earlier || later === undefined) return null;
  // Fewer frames are worse.
  return unit === 'frames/s' ? earlier / later - 1 : later / earlier - 1;
}

/** @param {Figure} figure */
export const keeps = ({ value, unit, limit }) =>
  limit === undefined || (unit === 'frames/s' ? value >= limit : value <= limit);

/** @type {(figures: readonly Figure[], now: Run, before: Run | undefined) => string} */
export function table(figures, now, before) {
  const rows = figures.map((figure) => {
    const { name, value, unit, limit } = figure;
    const ratio = unit === 'ms' ? `${comparable(figure, now.reference).toPrecision(3)} x` : '';
    const grown = growth(figure, now, before);
    const change = grown === null ? '' : `${grown >= 0 ? '+' : ''}${(grown * 100).toFixed(0)} %`;
    const kept = keeps(figure) ? `${limit ?? ''}` : `${limit}, MISSED`;
    return [name, `${Number(value.toPrecision(4))} ${unit}`, ratio, kept, change];
  });
  const head = ['measured', 'value', 'of the reference', 'limit', 'worse than before'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** @type {(figures: readonly Figure[], now: Run, before: Run | undefined) => string[]} */
export const deteriorations = (figures, now, before) =>
  figures.flatMap((figure) => {
    const grown = growth(figure, now, before);
    return [
      ...(grown !== null && grown > NOTABLE
        ? [`${figure.name}: ${(grown * 100).toFixed(0)} % worse than at ${before?.commit}`]
        : []),
      ...(keeps(figure)
        ? []
        : [`${figure.name}: ${figure.value} ${figure.unit}, limit ${figure.limit}`]),
    ];
  });
