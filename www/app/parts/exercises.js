// Exercises, and results that are marked again.

import '../../shared/words/whole.js';
import '../../features/exercises/views/exercises-view.js';
