// What a file of a lesson may be, so that nobody's page stands still over it.

/** The longest file that is read, in characters. */
export const MOST_CHARACTERS = 60_000;
/** The most signs of Markdown between two empty lines: it takes the square of their number to tell which belong together. */
const MOST_SIGNS = 300;
const SIGN = /[*_~`<>[\]()!\\-]/g;

/** The line at which a part begins that has more signs than a text needs; 0 where none has. @param {string} source */
export function busyLine(source) {
  let line = 1;
  for (const part of source.split(/\n[ \t]*(?=\n)/)) {
    if ((part.match(SIGN)?.length ?? 0) > MOST_SIGNS) return line;
    line += part.split('\n').length;
  }
  return 0;
}
