// Awkward maps through the page and the elements: each view opens, and every number is right.

import '../../www/app/features.js';
import { picturesOf } from '../../www/features/statistics/state.js';
import { labOf } from '../../www/shared/state/features.js';
import { ZOO } from '../unit/features/map/zoo.js';
import { atRest, follow } from './at-rest.js';
import { open } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { RollingCubesRace as Race } from '../../www/app/embed/embed.d.ts' */
/** @import { Page } from '@playwright/test' */
/** @import { TreeCanvas } from '../../www/features/tree/views/tree-canvas.js' */
/** @import { ExportButtons } from '../../www/shared/kit/export-buttons.js' */

const RACE = 'uniform-cost,bfs';

/** Text that stands where a value is missing. */
const MISSING = /\b(undefined|NaN|Infinity)\b|\[object/;

const NO_WAY = ['no way leads there', 'No solution: everything reachable was searched'];

/** The answers for a map: the cost of the cheapest way, and the fewest moves. @param {(typeof ZOO)[number]} map */
const right = ({ cost, fewest }) => [
  cost === null ? 'exhausted' : 'solved',
  cost ?? undefined,
  fewest,
];

/** @param {readonly {outcome: string, cost?: number | undefined, length: number | null}[]} [lanes] */
const lanesOf = ([cheapest, shortest] = []) => [
  cheapest?.outcome,
  cheapest?.cost,
  shortest?.length,
];

/** In the page, its text, the length of each file that it offers, and the errors that it shows. @param {string} view */
async function contents(view) {
  /** @type {(root: Node) => Node[]} */
  const nodesIn = (root) =>
    [...root.childNodes].flatMap((node) => {
      if (/STYLE|SCRIPT/.test(node.nodeName)) return [];
      return [node, ...nodesIn((node instanceof Element && node.shadowRoot) || node)];
    });
  const isTree = (/** @type {Node} */ node) => {
    if (node.nodeName !== 'TREE-CANVAS') return false;
    const { items, box } = /** @type {TreeCanvas} */ (node).drawing();
    return items.length > 0 && box.width > 0;
  };
  let all = nodesIn(document.body);
  while (view === 'tree' && !all.some(isTree)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    all = nodesIn(document.body);
  }
  const elements = all.filter((node) => node instanceof Element);
  const buttons = elements.filter((one) => one.matches('export-buttons'));
  const files = buttons.flatMap((one) =>
    Object.entries(/** @type {ExportButtons} */ (one).makers).map(async ([kind, make]) => {
      const file = await Promise.resolve(make()).catch(String);
      return /** @type {const} */ ([kind, file instanceof Blob ? file.size : file]);
    }),
  );
  return {
    text: all
      .map((node) => (node instanceof Text ? node.data : ''))
      .join(' ')
      .replace(/\s+/g, ' '),
    files: await Promise.all(files),
    alerts: elements.flatMap((one) => (one.matches('[role=alert]') && one.textContent) || []),
  };
}

/** @param {Page} page @param {(typeof ZOO)[number]} map @param {string} view @param {string[]} complaints */
async function walk(page, map, view, complaints) {
  const { name, text, cost } = map;
  await follow(
    page,
    `v=1&puzzle=map&goal=${encodeURIComponent(text)}&race=${RACE}&view=${view}&at=end,end`,
  );
  const { what, notes, lanes } = await page.evaluate(atRest, { view, isEnded: true });
  const seen = await page.evaluate(contents, view);
  const message = `${name}, ${view}: ${seen.text.slice(-4000)}`;
  expect
    .soft([what, notes, seen.alerts, complaints.splice(0)], message)
    .toEqual(['opens', [], [], []]);
  expect.soft(seen.text, message).not.toMatch(MISSING);
  expect.soft(lanesOf(lanes), message).toEqual(right(map));
  const ends = [`cost ${cost?.toLocaleString('en')}, proved cheapest`];
  for (const sentence of cost === null ? NO_WAY : ends)
    expect.soft(seen.text, message).toContain(sentence);
  for (const [kind, size] of seen.files)
    expect.soft(size, `${kind}: ${message}`).toBeGreaterThan(20);
}

/** Another view and chart for each map. @param {number} n */
const viewOf = (n) => {
  const charts = picturesOf(true);
  const views = labOf('map');
  const view = views[n % views.length] ?? '';
  return view === 'statistics' ? `${view}&show=${charts[n % charts.length]}` : view;
};

deskTest('awkward maps open in each view with the right numbers', async ({ page, complaints }) => {
  await open(page);
  for (const [n, map] of ZOO.entries()) {
    await walk(page, map, viewOf(n), complaints);
    if (n % 8) continue;
    // The address that the page wrote opens the same.
    await page.reload();
    const { what, notes, lanes } = await page.evaluate(atRest, { isEnded: true });
    expect([what, notes, lanesOf(lanes)], map.name).toEqual(['opens', [], right(map)]);
  }
});
