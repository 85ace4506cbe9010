// Lessons beside the instrument.

import '../words/whole.js';
import '../lessons/views/lesson-panel.js';
