// Why the engine refuses a lane's search, in words: loaded when it first does, and then shown wherever that is said.

import '../words/whole.js';
import { reported } from '../engine/told.js';
import { explain } from '../race/views/in-words.js';
import { redraw } from '../words/redraw.js';

explain(reported);
redraw(document);
