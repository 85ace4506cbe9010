import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { act } from '../../../../www/features/present/acts.js';
import { clicker } from '../../../../www/features/present/clicker.js';
import { RATES } from '../../../../www/features/race/views/race-controls.js';
import { LAB } from '../../../../www/shared/state/features.js';
import { words } from '../../../../www/shared/words/words.js';
import { loadPageEngine } from '../../page-engine.js';
import { browser } from '../race/crew.js';
import { over, pageWith } from './presented.js';

beforeAll(loadPageEngine);
beforeEach(() => browser());
afterEach(over);

/** @param {ReturnType<typeof pageWith>} it @param {Parameters<typeof act>[1]} order @param {number} [place] */
const press = ({ control }, order, place = -1) => act(control, order, place);

test('faster and slower go through the slider’s speeds, from between two of them too, and say which', () => {
  const it = pageWith('race');
  it.control.race.setSpeed(20_001);
  expect(press(it, 'slower')).toBe(words.race.rate(20_000, 'time'));
  it.control.race.setSpeed(20_001);
  press(it, 'faster');
  expect(it.control.state.speed).toBe(30_000);
  for (const _ of RATES) press(it, 'faster');
  expect([it.control.state.speed, press(it, 'faster')]).toEqual([null, words.race.full]);
  for (const _ of RATES) press(it, 'slower');
  expect([it.control.state.speed, press(it, 'slower')]).toEqual([1, words.race.rate(1, 'time')]);
});

test('a lane is frozen and let go by its place, and a place without a lane says so', async () => {
  const it = pageWith('race');
  const say = words.present.said;
  const [, second] = it.control.state.lanes;
  if (!second) throw new Error('there are two lanes');
  expect(press(it, 'freeze', 1)).toBe(say.froze(second.spec));
  expect(it.control.state.lanes.map(({ frozen }) => frozen)).toEqual([false, true]);
  expect(press(it, 'freeze', 1)).toBe(say.thawed(second.spec));
  expect(press(it, 'freeze', 2)).toBe(say.noLane(3));
  press(it, 'finish');
  await it.rest();
  expect(press(it, 'freeze', 0)).toBe(say.noLane(1));
});

test('views and lanes are gone through round and round, and the race changes its fairness', () => {
  const it = pageWith('race');
  const seen = LAB.map(() => {
    press(it, 'view');
    return it.control.state.view;
  });
  expect(seen).toEqual([...LAB.slice(1), LAB[0]]);
  press(it, 'viewBack');
  expect(it.control.state.view).toBe(LAB.at(-1));
  const looked = [1, 2].map(() => {
    press(it, 'look');
    return it.control.state.focus;
  });
  expect(looked).toEqual([1, 0]);
  expect([press(it, 'mode'), it.control.state.mode]).toEqual([words.race.modes.nodes, 'nodes']);
  expect([press(it, 'mode'), it.control.state.mode]).toEqual([words.race.modes.time, 'time']);
});

test('a step belongs to the owner of the clicker, and without one that is reported', async () => {
  const it = pageWith('tree');
  let steps = 1;
  const giveBack = clicker.take({ go: () => steps-- > 0, notes: () => null });
  expect([press(it, 'forward'), it.generated()]).toEqual(['', [0, 0]]);
  press(it, 'forward');
  await it.rest();
  expect(it.generated()).toEqual([1, 0]);
  giveBack();
  it.control.page.show('statistics');
  expect(press(it, 'back')).toBe(words.present.said.first);
});

test('run runs and pauses, restart begins anew, and leave goes back to the page', async () => {
  const it = pageWith('race');
  it.control.race.setSpeed(100);
  press(it, 'run');
  expect(it.control.state.lanes.every(({ phase }) => phase === 'running')).toBe(true);
  press(it, 'run');
  await it.rest();
  press(it, 'restart');
  expect(it.generated()).toEqual([0, 0]);
  press(it, 'leave');
  expect(it.control.state.present).toBe(true);
});

test('while a challenge is open nothing runs and no other view is shown, by whatever key', () => {
  const it = pageWith('race');
  it.control.open('v=1&puzzle=cubes&challenge=1&present=1');
  for (const order of /** @type {const} */ (['forward', 'run', 'finish', 'view', 'viewBack'])) {
    expect(press(it, order)).toBe(words.challenge.solve);
  }
  expect(it.control.state.view).toBe('race');
  expect(it.control.state.lanes.every(({ phase }) => phase === 'ready')).toBe(true);
  press(it, 'leave');
  expect(it.control.state.present).toBe(false);
});
