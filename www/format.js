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
  if (ms < 1000) return `${whole.format(ms)} ms`;
  return `${tenths.format(ms / 1000)} s`;
}

/** Binary units, as memory is counted. @type {(n: number) => string} */
export function bytes(n) {
  if (n < 1024) return `${whole.format(n)} B`;
  if (n < 1024 * 1024) return `${short.format(n / 1024)} KiB`;
  return `${short.format(n / 1024 / 1024)} MiB`;
}
