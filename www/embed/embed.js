// The elements for other pages: importing this module defines them.

import { RollingCubesBoard } from './board.js';
import { RollingCubesRace } from './race.js';

export { RollingCubesBoard, RollingCubesRace };

customElements.define('rolling-cubes-board', RollingCubesBoard);
customElements.define('rolling-cubes-race', RollingCubesRace);
