// What stands above the page when a link could not be read in full, or asks a question.

import '../../shared/words/whole.js';
import '../../features/play/challenge-note.js';
import '../../features/share/link-note.js';
