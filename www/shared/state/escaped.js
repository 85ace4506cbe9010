/** A text as an address holds it: half a character, which no address can hold, becomes the sign for what is none. @type {(text: string) => string} */
export const escaped = (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The text that was escaped; what is no escape stays as it is. @type {(text: string) => string} */
export function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
