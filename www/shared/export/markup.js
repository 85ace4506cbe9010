/** Characters to escape in SVG and HTML text and quoted attributes. */
const SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** @type {(text: string) => string} */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => SIGNS.get(sign) ?? sign);
