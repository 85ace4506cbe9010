// What is guessed before a race.

import '../words/whole.js';
import '../guess/views/guess-panel.js';
