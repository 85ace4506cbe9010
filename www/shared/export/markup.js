// Texts in markup, be it SVG or HTML.

/** The signs that a text may not hold between tags or in quotation marks, and what stands for them. */
const SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** A text that markup may have around it, in quotation marks too. @type {(text: string) => string} */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => SIGNS.get(sign) ?? sign);
