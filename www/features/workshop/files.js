// The workshop's files and links: what a link holds, and a ranking as a table.

import { escaped } from '../../shared/state/escaped.js';
import { readLink, writeLink } from '../../shared/state/link.js';
import { puzzleOf } from '../../shared/state/puzzles.js';
import { faultInWords, ranked } from './pasted.js';
import { scoreOf, standingOf, verdictOf } from './verdict.js';

/** @import { Sheet } from '../../shared/export/table.js' */
/** @import { Entry } from '../../shared/state/slices/workshop.js' */

const page = () => location.href.replace(/#.*$/s, '');

/** The address of a bound on a problem, and of nothing else. @type {(key: string, problem: {start: string, goal: string}, text: string, rival?: string | null) => string} */
export function addressOfMade(key, { start, goal }, text, rival = null) {
  const { link } = readLink(`#v=1&puzzle=${puzzleOf(key)}&start=${start}&goal=${escaped(goal)}`);
  return `${page()}#${writeLink({ ...link, start, goal, bounds: { text, rival } })}`;
}

/** Unranked lines come last, with the reason. @type {(entries: readonly Entry[], key: string) => Sheet} */
export function rankingSheet(entries, key) {
  const good = ranked(entries).map(({ entry, rank }) => {
    const { line, name, start, goal, text, audit, score } = entry;
    const { positions = null, moves = null, failures = null, falls = null } = audit ?? {};
    return [
      ...[rank, line, name, text, verdictOf(audit), positions, moves, failures, falls],
      ...[
        scoreOf(audit, score),
        standingOf(audit, score),
        score?.bytes ?? null,
        score?.painted ?? null,
        score?.steps ?? null,
        null,
      ],
      addressOfMade(key, { start, goal }, text),
    ];
  });
  const bad = entries
    .filter(({ error }) => error !== null)
    .map(({ line, name, text, error }) => [
      null,
      line,
      name,
      text,
      ...Array(10).fill(null),
      error && faultInWords(error, key),
      null,
    ]);
  return {
    columns: [
      ...['rank', 'line', 'name', 'bound', 'audit', 'positions', 'moves', 'failures', 'falls'],
      ...['score', 'standing', 'bytes', 'painted', 'steps', 'error', 'link'],
    ],
    rows: [...good, ...bad],
  };
}
