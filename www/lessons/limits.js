// What a file of a lesson may be, so that nobody's page stands still over it.

/** The longest file that is read, in characters. */
export const MOST_CHARACTERS = 60_000;
/** The most signs of Markdown between two empty lines: it takes the square of their number to tell which belong together. */
const MOST_SIGNS = 300;
const SIGN = /[*_~`<>[\]()!\\-]/g;

/** The most cells of all tables: a short row is filled up to as many as the head has, so that little text could be millions of them. */
const MOST_CELLS = 10_000;

/** The most cells that lines could be a table of. @param {string} part */
function cellsOf(part) {
  const lines = part.split('\n');
  return lines.length * Math.max(...lines.map((line) => line.split('|').length - 1));
}

/** The line at which a part begins that has more signs, or makes more cells, than a text needs; 0 where none has. @param {string} source */
export function busyLine(source) {
  let line = 1;
  let cells = 0;
  for (const part of source.split(/\n[ \t]*(?=\n)/)) {
    cells += cellsOf(part);
    if ((part.match(SIGN)?.length ?? 0) > MOST_SIGNS || cells > MOST_CELLS) return line;
    line += part.split('\n').length;
  }
  return 0;
}
