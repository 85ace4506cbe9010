import { isWhole } from '../../shared/engine/engine.js';
import { openLater } from '../../shared/kit/opening.js';

/** @type {(view: HTMLElement, act: () => void) => void} */
export const withWholeEngine = (view, act) => (isWhole() ? act() : openLater(view, 'engine', act));
