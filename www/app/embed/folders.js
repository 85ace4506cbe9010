// The elements' languages: English is inside, each other one is a file beside the module, loaded when it is spoken.

import * as english from '../../shared/words/en/index.js';
import others from '../../shared/words/languages.js?languages';

/** @type {typeof import('../../shared/words/folders.js').FOLDERS} */
export const FOLDERS = { en: async () => english, ...others };
