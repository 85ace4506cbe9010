// Sweep files opened on the page: each is rejected in one line, or drawn without NaN.

import { readFileSync } from 'node:fs';
import { read } from '../../../www/features/sweep/read.js';
import { countedOf } from '../../../www/features/sweep/report.js';
import {
  boxesFigure,
  boxesSheet,
  sharesFigure,
  sharesSheet,
} from '../../../www/features/sweep/views/sweep-files.js';
import { catalogue } from '../../../www/pkg/rolling_cubes.js';
import { draw } from '../../../www/shared/draw/draw.js';
import { csvOf } from '../../../www/shared/export/table.js';
import { words } from '../../../www/shared/words/words.js';
import { must, mustTell } from '../outcome.js';
import { anything } from '../values.js';

/** @import { Chance } from '../chance.js' */
/** @import { Target } from '../targets.js' */

/** A change of a report: a new value at the place with this number; `more` adds to the existing number. @typedef {{ at: number, more?: number, other?: unknown }} Change */

const PRINTED = readFileSync(new URL('../../instances/sweep-toys.json', import.meta.url), 'utf8');

const PAIRS = ['half-mismatch/half-mismatch', 'blind/matching', 'matching/blind', 'blind', 'x/y'];

const INK = {
  ...{ ink: '#111', muted: '#666', line: '#ddd', accent: '#408', paper: '#fff' },
  lane: () => '#000',
};
const SIZE = { width: 600, height: 420, rem: 16 };

/** @param {any} within @returns {[any, string][]} */
const placesIn = (within) =>
  typeof within === 'object' && within !== null
    ? Object.keys(within).flatMap((name) => [
        /** @type {[any, string]} */ ([within, name]),
        ...placesIn(within[name]),
      ])
    : [];

/** @param {Chance} chance @returns {Change} */
function change(chance) {
  const at = chance.below(1000);
  if (chance.once(2)) return { at, more: chance.pick([1, -1, 2, 0.5, 1e9, 1e-12]) };
  // Values without a JSON form stay in their written form, as objects.
  return { at, other: chance.once(20) ? 'x'.repeat(chance.below(2000)) : anything(chance, 2) };
}

/** @param {{ pairs: string[], changes: Change[], letters: [number, number, string][] }} made */
function textOf({ pairs, changes, letters }) {
  const report = { report: JSON.parse(PRINTED) };
  report.report.heuristics.push(...pairs);
  for (const { at, more, other } of changes) {
    const places = placesIn(report);
    const [holder, name] = places[at % places.length] ?? [report, 'report'];
    if (more === undefined) holder[name] = other;
    else if (typeof holder[name] === 'number') holder[name] += more;
    else if (Array.isArray(holder)) holder.push(holder[Number(name)]);
    else delete holder[name];
  }
  let text = JSON.stringify(report.report) ?? '';
  for (const [at, without, other] of letters) {
    const from = at % (text.length + 1);
    text = text.slice(0, from) + other + text.slice(from + without);
  }
  return text;
}

/** @type {Target} */
export const sweeps = {
  name: 'sweeps',
  make: (chance) => ({
    pairs: chance.once(9) ? chance.some(20, () => chance.pick(PAIRS)) : [],
    changes: chance.some(4, () => change(chance)),
    letters: chance.once(3)
      ? chance.some(3, () => [
          chance.below(20_000),
          chance.pick([0, 1, 1, 5, 3000]),
          chance.spoiled(chance.pick(['', '9', '"', '}', ',"x":', '[[[['])),
        ])
      : [],
  }),
  run(made) {
    const { report, problem } = read(textOf(made), catalogue());
    must((report === null) !== (problem === null), () => 'neither opened nor refused');
    if (problem) mustTell(words.sweep.refused('sweep.json', problem));
    for (const summary of report?.summaries ?? []) {
      must(countedOf(summary) > 0, () => 'a sweep of nothing');
      for (const figure of [sharesFigure(summary), boxesFigure(summary)]) {
        const { shapes } = draw(figure, SIZE, INK);
        const drawn = JSON.stringify(shapes, (_, part) =>
          typeof part === 'number' && !Number.isFinite(part) ? 'NaN' : part,
        );
        must(!/NaN|undefined|Infinity/.test(drawn), () => `drawn with what is no number: ${drawn}`);
      }
    }
    if (report) for (const sheet of [sharesSheet(report), boxesSheet(report)]) csvOf(sheet);
  },
};
