// The engine's errors in words, loaded at the first one.

import '../../shared/words/whole.js';
import { explain } from '../../features/race/views/in-words.js';
import { reported } from '../../shared/engine/error-words.js';
import { redraw } from '../../shared/words/redraw.js';

explain(reported);
redraw(document);
