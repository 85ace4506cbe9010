// Loads all of English. Parts that show more than the initial words import this first.

import * as english from './en/index.js';
import { language, speak } from './words.js';

// Other languages are loaded whole.
if (language === 'en') speak('en', english);
