// The page as it is presented to a room.

import '../../shared/words/whole.js';
import '../../features/present/present-frame.js';
import '../../features/present/present-lanes.js';

export { presentStyle as style } from '../../features/present/style.js';
