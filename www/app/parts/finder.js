// What finds anything on the page by its name.

import '../../shared/words/whole.js';
import '../../features/finder/finder-dialog.js';
