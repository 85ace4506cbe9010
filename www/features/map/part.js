import { redraw } from '../../shared/words/redraw.js';
import '../../shared/words/whole.js';
import './map-board.js';
import './map-dialog.js';

// The names of the gallery's maps have just been loaded.
redraw(document);
