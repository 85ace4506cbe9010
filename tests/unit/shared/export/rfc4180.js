/** A parser by the words of RFC 4180, after a byte-order mark. @param {string} file @param {string} [separator] */
export function parsed(file, separator = ',') {
  if (!file.startsWith('\ufeff')) throw new Error('there is no byte-order mark');
  const text = file.slice(1);
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
    else if (letter === separator) {
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
