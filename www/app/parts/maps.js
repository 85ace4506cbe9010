import { redraw } from '../../shared/words/redraw.js';
import '../../shared/words/whole.js';
import '../../features/map/map-board.js';
import '../../features/map/map-dialog.js';

// The names of the gallery's maps have just been loaded.
redraw(document);
