import '../../shared/words/whole.js';
import '../../features/finder/finder-dialog.js';
