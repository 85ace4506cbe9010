import { describe, expect, test } from 'vitest';
import { posthocOf } from '../../../../www/features/trace/posthoc.js';
import { solve } from '../../engine.js';
import { REQUESTS, traced } from './samples.js';

const END = { now: Number.POSITIVE_INFINITY, ended: true };

/** Where the page's fate of a node is a *closing* event. */
const isClosing = (/** @type {{type: string}} */ { type }) => type === 'closing';

/**
 * Checks a text against the schema by which Posthoc's own editor checks search traces of version 1.4.0, and the event
 * type of its protocol.
 * @param {string} text
 */
function checked(text) {
  const file = JSON.parse(text);
  expect(file).toEqual({ version: '1.4.0', views: expect.any(Object), events: expect.any(Array) });
  for (const view of Object.values(file.views)) {
    expect(Array.isArray(view)).toBe(true);
    for (const part of /** @type {object[]} */ (view))
      expect(part).toMatchObject({ $: expect.any(String) });
  }
  for (const event of file.events) {
    expect(typeof event.type).toBe('string');
    expect(typeof event.id).toMatch(/^(number|string)$/);
    expect(event.pId === null || typeof event.pId === typeof event.id).toBe(true);
  }
  return /** @type {{type: string, id: number, pId: number | null, g: number, f: number}[]} */ (
    file.events
  );
}

describe.each(Object.entries(REQUESTS))(
  'the run of %s as a search trace of Posthoc',
  (_, request) => {
    const trace = traced(request);
    const events = checked(posthocOf(trace, END));
    const { generated, pruned, duplicates } = solve(request);

    test('follows the schema of version 1.4.0 and has every counted node', () => {
      const of = (/** @type {string} */ type) => events.filter((event) => event.type === type);
      expect(of('generating')).toHaveLength(generated);
      expect(events.filter(isClosing).length).toBeGreaterThanOrEqual(pruned + duplicates);
      expect(of('source').length).toBeGreaterThan(0);
    });

    test('generates a node after its parent, and expands it later', () => {
      const known = new Set();
      for (const { type, id, pId } of events) {
        if (type === 'source') continue;
        if (type !== 'generating') expect(known).toContain(id);
        else if (pId !== null) expect(known).toContain(pId);
        known.add(id);
      }
    });

    test('expands a node before its children are generated', () => {
      const expanded = new Set();
      for (const { type, id, pId } of events) {
        if (type === 'expanding') expanded.add(id);
        if (type === 'generating' && pId !== null) expect(expanded).toContain(pId);
      }
    });
  },
);

test('a search trace ends at the moment that is shown, and has no end before the search has', () => {
  const trace = traced(/** @type {(typeof REQUESTS)[string]} */ (REQUESTS['a-star']));
  const early = checked(posthocOf(trace, { now: 10, ended: false }));
  expect(early.filter(({ type }) => type === 'generating')).toHaveLength(10);
  expect(early.some(({ type }) => type === 'end' || type === 'destination')).toBe(false);
  const whole = checked(posthocOf(trace, END));
  expect(whole.slice(-2).map(({ type, f }) => [type, f])).toEqual([
    ['destination', 13],
    ['end', 13],
  ]);
});
