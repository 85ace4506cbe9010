/** The beginning of a text for a message: one line, without control characters, bidi ones included. @type {(text: string, most: number) => string} */
export function visible(text, most) {
  const line = text.slice(0, 3 * most).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  const letters = [...line];
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : line;
}
