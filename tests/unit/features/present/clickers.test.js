import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PICTURES } from '../../../../www/features/statistics/state.js';
import { isOver } from '../../../../www/shared/state/state.js';
import { words } from '../../../../www/shared/words/words.js';
import { loadPageEngine } from '../../page-engine.js';
import { browser } from '../race/crew.js';
import { over, pageWith } from './presented.js';

beforeAll(loadPageEngine);
beforeEach(() => browser());
afterEach(over);

describe('a step', () => {
  test('in Tree is a node of the lane that is looked into, forward and back, and a far one a stage', async () => {
    const it = pageWith('tree');
    for (const count of [1, 2, 3]) {
      expect(it.next()).toBe('node');
      expect(await it.step(1)).toBe(true);
      expect(it.generated()).toEqual([count, 0]);
    }
    await it.step(-1);
    expect(it.generated()).toEqual([2, 0]);
    await it.step(1, true);
    expect(it.control.state.lanes[0]?.snapshot?.stage_end).toBe(true);
    it.control.race.finish();
    await it.rest();
    expect(it.next()).toBe('none');
    expect(it.say().next).toBe(words.present.notes.steps.none);
  });

  test('in Race is a layer or iteration of each lane, at last a move of the solution, and back all the way', async () => {
    const it = pageWith('race');
    expect(await it.step(-1)).toBe(false);
    let stages = 0;
    while (!isOver(it.control.state)) {
      expect(it.next()).toBe('stage');
      expect(await it.step(1)).toBe(true);
      stages += 1;
      expect(stages).toBeLessThan(40);
    }
    const { length } = it.control.state.moves;
    expect(length).toBeGreaterThan(5);
    for (let at = 1; at <= length; at += 1) {
      expect(it.next()).toBe('move');
      expect(await it.step(1)).toBe(true);
      expect(it.control.state.at).toBe(at);
    }
    expect([it.next(), await it.step(1)]).toEqual(['none', false]);
    for (let at = length; at > 0; at -= 1) await it.step(-1);
    expect(it.control.state.at).toBe(0);
    const before = it.generated();
    expect(await it.step(-1)).toBe(true);
    for (const [n, count] of it.generated().entries()) expect(count).toBeLessThan(before[n] ?? 0);
  });

  test('in Race a far one is a node of each lane, and a frozen lane takes none', async () => {
    const it = pageWith('race');
    await it.step(1, true);
    expect(it.generated()).toEqual([1, 1]);
    it.control.race.toggleFrozen(1);
    await it.step(1, true);
    expect(it.generated()).toEqual([2, 1]);
    await it.step(-1, true);
    expect(it.generated()).toEqual([1, 1]);
  });

  test('in Statistics is the next picture', async () => {
    const it = pageWith('statistics');
    expect(await it.step(-1)).toBe(false);
    for (const picture of PICTURES.slice(1)) {
      expect(it.next()).toBe('picture');
      expect(await it.step(1)).toBe(true);
      expect(it.control.state.statistics.picture).toBe(picture);
    }
    expect([it.next(), await it.step(1)]).toEqual(['none', false]);
  });

  test('in the whole puzzle is a depth, and none before it is counted', async () => {
    const it = pageWith('atlas');
    expect(await it.step(1)).toBe(false);
    const layers = Array.from({ length: 5 }, () => ({}));
    const { atlas } = it.control.state;
    const counted = { ...atlas, census: { ...atlas.census, report: { layers } } };
    it.control.state.atlas = /** @type {any} */ (counted);
    expect([it.next(), await it.step(1)]).toEqual(['none', false]);
    await it.step(-1);
    expect([it.control.state.atlas.look.depth, it.next()]).toEqual([3, 'depth']);
  });

  test('in Floor measures it, and then moves the line between the sides', async () => {
    const it = pageWith('floor');
    expect([it.next(), await it.step(1)]).toEqual(['measure', true]);
    const costs = Array.from({ length: 4 }, () => 9);
    const report = { floor: { costs, threshold: 2 } };
    const { floor } = it.control.state;
    it.control.state.floor = /** @type {any} */ ({ ...floor, phase: 'complete', report });
    expect([it.next(), await it.step(1)]).toEqual(['line', true]);
    expect(it.control.state.floor.threshold).toBe(3);
    expect([it.next(), await it.step(1)]).toEqual(['none', false]);
    for (const threshold of [2, 1, 0]) {
      expect(await it.step(-1)).toBe(true);
      expect(it.control.state.floor.threshold).toBe(threshold);
    }
    expect(await it.step(-1)).toBe(false);
  });
});

describe('the speaker’s notes', () => {
  test('tell what the room sees lane by lane, ask before each click, and say what it does', async () => {
    const it = pageWith('race');
    const { ask, steps } = words.present.notes;
    expect(it.say()).toMatchObject({ say: [ask.ready], next: steps.stage });
    expect(it.say().title).toMatch(/^Race: The Cubic Eight-Puzzle, /);
    await it.step(1);
    expect(it.say().say).toEqual([ask.running]);
    it.control.race.finish();
    await it.rest();
    const { say, shown, next } = it.say();
    expect(say[0]).toMatch(/^Shortest solution: \d+ rolls\./);
    expect([say.at(-1), next]).toEqual([ask.over, steps.move]);
    for (const [n, count] of it.generated().entries()) {
      expect(shown[n]).toContain(`${words.format.count(count)} generated.`);
      expect(shown[n]).toMatch(/proved shortest\.$/);
    }
  });

  test('say of a search that is looked into what it has just done, whole, and what to ask next', async () => {
    const it = pageWith('tree');
    const { ask, steps } = words.present.notes;
    expect(it.say().say.at(-1)).toBe(ask.root);
    await it.step(1);
    expect(it.say().say[0]).toContain('The start');
    expect(it.say()).toMatchObject({ next: steps.node });
    await it.step(1, true);
    expect(it.say().say.at(-1)).toBe(ask.stage);
    await it.step(1);
    expect(it.say().say.at(-1)).toBe(ask.node);
    it.control.race.finish();
    await it.rest();
    expect(it.say().say.at(-1)).toBe(ask.ended);
  });
});
