import type { State } from '../state/state.js';

/** What views can ask for; `www/app/control/acts.d.ts` adds all that there is. */
export interface Control {
  readonly state: State;
}
