// What stands above the page when a link could not be read in full, or asks a question.

import '../words/whole.js';
import '../play/challenge-note.js';
import '../share/link-note.js';
