// Reads comma-separated values without the code that writes them.

/** A reader of comma-separated values, letter by letter, by the words of RFC 4180. @param {string} text */
export function parsed(text) {
  /** @type {string[][]} */
  const rows = [];
  /** @type {string[]} */
  let row = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted && letter === '"' && text[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (quoted) field += letter;
    else if (letter === ',') {
      row.push(field);
      field = '';
    } else if (letter === '\r' && text[at + 1] === '\n') {
      rows.push([...row, field]);
      [row, field] = [[], ''];
      at += 1;
    } else field += letter;
  }
  return { rows, rest: field + row.join() };
}
