/** An integer in a range, with or without digit groups; null if invalid. @type {(text: string, least: number, most: number) => number | null} */
export function whole(text, least, most) {
  const digits = text.replaceAll(/[\s.,'’\u00a0\u202f]/g, '');
  const value = /^\d{1,13}$/.test(digits) ? Number(digits) : -1;
  return value >= least && value <= most ? value : null;
}
