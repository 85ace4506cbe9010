import { isWhole } from '../../shared/engine/engine.js';
import { openLater } from '../../shared/kit/opening.js';

/** Does what the whole engine is needed for, as soon as it is loaded. @type {(view: HTMLElement, act: () => void) => void} */
export const withWholeEngine = (view, act) => (isWhole() ? act() : openLater(view, 'engine', act));
