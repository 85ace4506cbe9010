import { ask } from '../../shared/kit/act.js';
import { lookedAt } from './state.js';

/** @import { Look } from './state.js' */

/** Looks at another depth or kind. @type {(view: HTMLElement, look: Partial<Look>) => void} */
export const lookAt = (view, look) =>
  ask(view, ({ page, state }) => page.set({ atlas: lookedAt(state.atlas, look) }));
