// Why the engine refuses a lane's search, in words: loaded when it first does, and then shown wherever that is said.

import '../../shared/words/whole.js';
import { explain } from '../../features/race/views/in-words.js';
import { reported } from '../../shared/engine/told.js';
import { redraw } from '../../shared/words/redraw.js';

explain(reported);
redraw(document);
