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
