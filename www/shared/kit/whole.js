// Whole numbers as people type them.

/**
 * An integer in a range, with or without digit groups of any language, in digits of any width; null if invalid.
 * @type {(text: string, least: number, most: number) => number | null}
 */
export function whole(text, least, most) {
  const digits = text.normalize('NFKC').replaceAll(/[\s.,'’_、。]/g, '');
  const value = /^\d{1,16}$/.test(digits) ? Number(digits) : -1;
  return value >= least && value <= most ? value : null;
}
