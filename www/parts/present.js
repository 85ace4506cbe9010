// The page as it is presented to a room.

import '../words/whole.js';
import '../present/present-frame.js';
import '../present/present-lanes.js';

export { presentStyle as style } from '../present/style.js';
