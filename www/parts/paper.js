// What a handout has besides what the page prints by itself.

import '../words/whole.js';
import '../paper/hand-out.js';

export { paperStyle as style } from '../paper/style.js';
