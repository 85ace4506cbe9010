// Lessons beside the instrument.

import '../../shared/words/whole.js';
import '../../features/lessons/views/lesson-panel.js';
