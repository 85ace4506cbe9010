// A language of the elements. The build makes a file of it for each language, with number formats of its own.

export { locale, words } from '#language';
export { formatAs } from '../../shared/words/format.js';
