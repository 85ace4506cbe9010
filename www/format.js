// Numbers as people read them, grouped for their language and of steady width.

const LOCALE = 'en';

const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumSignificantDigits: 3 });
const tenths = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** All digits, grouped: 1,135,674. @type {(n: number) => string} */
export const count = (n) => whole.format(n);

/** Three digits at the most: 1.14M. @type {(n: number) => string} */
export const compact = (n) => short.format(n);

const hundredths = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** Two places behind the point: 26.83. @type {(n: number) => string} */
export const decimal = (n) => hundredths.format(n);

/**
 * A part of all, with three digits that matter: 26.8 %, 0.000148 %, 99.9998 %. Only nothing is 0 % and only all is 100 %.
 * @type {(part: number) => string}
 */
export function percent(part) {
  const n = 100 * part;
  const rest = Math.min(n, 100 - n);
  const digits = rest > 0 ? Math.max(0, 2 - Math.floor(Math.log10(rest))) : 0;
  const format = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: Math.min(digits, 20) });
  return `${format.format(n)}\u00a0%`;
}

/** @type {(ms: number) => string} */
export function seconds(ms) {
  if (ms > 0 && ms < 0.5) return '< 1 ms';
  if (ms < 999.5) return `${whole.format(ms)} ms`;
  return `${tenths.format(ms / 1000)} s`;
}

/** What that many nodes took; never nothing, however quick they were. @type {(ms: number, nodes: number) => string} */
export const lasted = (ms, nodes) => seconds(nodes > 0 ? Math.max(ms, Number.MIN_VALUE) : ms);

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** Binary units, as memory is counted, with three digits that matter: 1.5 KiB, 1,023 MiB, 1 GiB. @type {(n: number) => string} */
export function bytes(n) {
  let [value, unit] = [n, 0];
  // What would be rounded up to the next unit is one of it.
  while (Math.round(value) >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const maximumSignificantDigits = value < 999.5 ? 3 : 4;
  return `${value.toLocaleString(LOCALE, { maximumSignificantDigits })} ${UNITS[unit]}`;
}
