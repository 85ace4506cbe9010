// All of English in place of the words that a page begins with. A part of the page that shows more than those imports this first.

import * as english from './en/index.js';
import { language, speak } from './words.js';

// A page in another language has all of that.
if (language === 'en') speak('en', english);
