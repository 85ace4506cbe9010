// Formats numbers, plurals and lists in the current language, with grouped digits of equal width.

/**
 * A language's tags for numbers and lists, which may be variants; `percent` replaces the sign after a space.
 * @typedef {{readonly numbers: string, readonly lists: string, readonly percent?: string}} Locale
 */

/** @type {(locale: Locale) => {locale: Locale, whole: Intl.NumberFormat, short: Intl.NumberFormat, tenths: Intl.NumberFormat, hundredths: Intl.NumberFormat, plurals: Intl.PluralRules, all: Intl.ListFormat, any: Intl.ListFormat}} */
const formatsOf = (locale) => ({
  locale,
  whole: new Intl.NumberFormat(locale.numbers, { maximumFractionDigits: 0 }),
  short: new Intl.NumberFormat(locale.numbers, {
    notation: 'compact',
    maximumSignificantDigits: 3,
  }),
  tenths: fractions(locale, 1),
  hundredths: new Intl.NumberFormat(locale.numbers, { maximumFractionDigits: 2 }),
  plurals: new Intl.PluralRules(locale.numbers),
  all: new Intl.ListFormat(locale.lists, { type: 'conjunction' }),
  any: new Intl.ListFormat(locale.lists, { type: 'disjunction' }),
});

/** Exactly `digits` decimals. @type {(locale: Locale, digits: number) => Intl.NumberFormat} */
const fractions = ({ numbers }, digits) => new Intl.NumberFormat(numbers, { minimumFractionDigits: digits, maximumFractionDigits: digits });

let inForce = formatsOf({ numbers: 'en', lists: 'en-GB' });

/** @type {(locale: Locale) => void} */
export function formatAs(locale) {
  inForce = formatsOf(locale);
}

/** The decimal separator: `.` or `,`. */
export const decimalSign = () => inForce.tenths.format(0).slice(1, 2);

/** 1,135,674 @type {(n: number) => string} */
export const count = (n) => inForce.whole.format(n);

/** At most three digits: 1.14M @type {(n: number) => string} */
export const compact = (n) => inForce.short.format(n);

/** 26.83 @type {(n: number) => string} */
export const decimal = (n) => inForce.hundredths.format(n);

/** A factor: 3.4, or 27. @public @type {(ratio: number) => string} */
export const times = (ratio) => (ratio < 10 ? decimal(Math.round(ratio * 10) / 10) : count(Math.round(ratio)));

/** A fixed number of decimals: 1.500 @type {(n: number, digits: number) => string} */
export const fixed = (n, digits) => fractions(inForce.locale, digits).format(n);

/**
 * The plural form for a number. A language has `other` and any further forms.
 * @type {<T>(n: number, forms: {readonly other: T} & Readonly<Partial<Record<Intl.LDMLPluralRule, T>>>) => T}
 */
export const formFor = (n, forms) => forms[inForce.plurals.select(n)] ?? forms.other;

/** A number and its noun, in the form for it. @public @type {(n: number, forms: {readonly other: string} & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>) => string} */
export const counted = (n, forms) => `${count(n)} ${formFor(n, forms)}`;

/** a, b and c @type {(things: readonly string[]) => string} */
export const allOf = (things) => inForce.all.format(things);

/** a, b or c @type {(things: readonly string[]) => string} */
export const anyOf = (things) => inForce.any.format(things);

/**
 * A percentage with three significant digits: 26.8 %, 0.000148 %, 99.9998 %. Only 0 is 0 %, only 1 is 100 %.
 * @type {(part: number) => string}
 */
export function percent(part) {
  const n = 100 * part;
  const rest = Math.min(n, 100 - n);
  const digits = rest > 0 ? Math.max(0, 2 - Math.floor(Math.log10(rest))) : 0;
  const format = new Intl.NumberFormat(inForce.locale.numbers, {
    maximumFractionDigits: Math.min(digits, 20),
  });
  return `${format.format(n)}${inForce.locale.percent ?? '\u00a0%'}`;
}

/** @type {(ms: number) => string} */
export function seconds(ms) {
  if (ms > 0 && ms < 0.5) return '< 1 ms';
  if (ms < 999.5) return `${count(ms)} ms`;
  return `${inForce.tenths.format(ms / 1000)} s`;
}

/** A duration, above 0 if there were nodes. @type {(ms: number, nodes: number) => string} */
export const lasted = (ms, nodes) => seconds(nodes > 0 ? Math.max(ms, Number.MIN_VALUE) : ms);

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** Binary units with three significant digits: 1.5 KiB, 1,023 MiB, 1 GiB. @type {(n: number) => string} */
export function bytes(n) {
  let [value, unit] = [n, 0];
  // Rounding up would reach the next unit.
  while (Math.round(value) >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const maximumSignificantDigits = value < 999.5 ? 3 : 4;
  const format = new Intl.NumberFormat(inForce.locale.numbers, { maximumSignificantDigits });
  return `${format.format(value)} ${UNITS[unit]}`;
}
