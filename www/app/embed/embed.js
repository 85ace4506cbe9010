// The elements for other pages. Importing this module defines them, unless another copy has.

import './refused.js';
import './documents.js';
import '../../shared/kit/translated.js';
import { RollingCubesBoard as Board } from './board.js';
import { RollingCubesLesson as Lesson } from './lesson.js';
import { RollingCubesRace as Race } from './race.js';

customElements.define('rolling-cubes-board', Board);
customElements.define('rolling-cubes-race', Race);
customElements.define('rolling-cubes-lesson', Lesson);

/** The defined class, which may be another copy's. @type {<E extends CustomElementConstructor>(name: string, own: E) => E} */
const defined = (name, own) => /** @type {typeof own} */ (customElements.get(name) ?? own);

export const RollingCubesBoard = defined('rolling-cubes-board', Board);
export const RollingCubesRace = defined('rolling-cubes-race', Race);
export const RollingCubesLesson = defined('rolling-cubes-lesson', Lesson);
