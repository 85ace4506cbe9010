// The elements' languages: English is inside, each other one is a file beside the module, loaded when it is spoken.

import * as english from './en/index.js';
import others from './languages.js?languages';

/** @type {typeof import('./folders.js').FOLDERS} */
export const FOLDERS = Object.fromEntries([['en', async () => english], ...others]);
