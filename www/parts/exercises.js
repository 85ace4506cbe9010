// Exercises, and results that are marked again.

import '../words/whole.js';
import '../exercises/views/exercises-view.js';
