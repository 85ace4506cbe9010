import gallery from './gallery.txt?raw';

/** Puzzles to begin with. @type {readonly string[]} */
export const EXAMPLES = gallery.split('---\n').map((text) => text.trim());
