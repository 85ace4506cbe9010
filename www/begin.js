// Brings a state to life: what keeps it, what works for it, and what obeys its views. The page has one, each embedded element another.

import { Atlas } from './atlas/atlas.js';
import { Looker } from './code/looker.js';
import { Control } from './control.js';
import { Experiments } from './experiments/experiments.js';
import { Guide } from './guide/guide.js';
import { Race } from './lane/race.js';
import { Quality } from './quality/quality.js';
import { Store } from './state/store.js';
import { Traces } from './trace/traces.js';

/** @type {(state: import('./state/state.js').State, choices: import('./pkg/rolling_cubes.js').Catalogue) => Control} */
export function begin(state, choices) {
  const store = new Store(state);
  const [race, guide] = [new Race(store), new Guide(store, choices)];
  const [atlas, quality] = [new Atlas(store), new Quality(store, choices)];
  const [experiments, traces] = [new Experiments(store), new Traces(store, race)];
  new Looker(store, race);
  return new Control(store, race, guide, atlas, quality, experiments, traces, choices);
}
