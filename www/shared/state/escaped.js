/** Escapes text for an address. Lone surrogates, which no address can hold, become U+FFFD. @type {(text: string) => string} */
export const escaped = (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Unescapes text; invalid escapes stay unchanged. @type {(text: string) => string} */
export function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
