import { vi } from 'vitest';
import { opened } from '../../../../www/features/workshop/state.js';
import { WorkshopWork } from '../../../../www/features/workshop/workshop.js';
import { problemsTaken } from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { Store } from '../../../../www/shared/state/store.js';
import { catalogue } from '../../engine.js';
import { working } from '../../shared/engine/working.js';
import { browser, FakeWorker, over } from '../race/crew.js';

export const choices = catalogue();

/** @type {WorkshopWork[]} */
const workshops = [];

export function left() {
  for (const workshop of workshops.splice(0)) workshop.cancel();
  over();
}

/** The browser's part of the workshop's environment. */
export function workers() {
  browser();
  FakeWorker.spawn = () => working();
  vi.stubGlobal('document', { hidden: false });
}

/** @param {string} key @param {string} text @param {{problem?: {start: string, goal: string}}} [more] */
export function benchWith(key, text, { problem } = {}) {
  const game = initialState(newGame(choices, key));
  const state = problem ? problemsTaken(game, [problem], 'own') : game;
  const store = new Store(opened({ ...state, view: 'workshop' }, { workshop: text }, false));
  const workshop = new WorkshopWork(store, choices);
  workshops.push(workshop);
  workshop.follow();
  const own = () => {
    const judgement = store.state.workshop.judged;
    if (!judgement) throw new Error('there is a judgement');
    return judgement;
  };
  const until = (/** @type {() => boolean} */ holds) => vi.waitUntil(holds, { timeout: 60_000 });
  return { store, workshop, own, until };
}

/** @param {string} key @param {string} text @param {Parameters<typeof benchWith>[2]} [more] */
export async function judgedOf(key, text, more) {
  const page = benchWith(key, text, more);
  page.workshop.judge();
  await page.until(() => page.own().phase !== 'running');
  return { ...page, judgement: page.own() };
}
