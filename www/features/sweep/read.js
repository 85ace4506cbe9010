// Reads the output of `sweep --json`. A file is untrusted: every shown part is validated, and an inconsistent file is
// rejected as a whole.

import { keyOf, pageOf } from '../../shared/puzzles/puzzles.js';
import { COUNTS, SWEPT } from '../../shared/puzzles/swept.js';
import { commandOf } from './report.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { Unread } from '../../shared/kit/file-text.js' */
/** @import { Report, Share, Summary } from './report.js' */

/**
 * Allowed values: an integer, a number, one of several texts, a pair separated by a slash, an object with these parts,
 * a number of items, or a value implied by the rest.
 * @typedef {{kind: 'whole', from: number, to: number} | {kind: 'number'} | {kind: 'one', of: readonly string[]}
 *   | {kind: 'pair', of: readonly string[], and: readonly string[]} | {kind: 'parts', of: readonly string[]} | {kind: 'items', from: number, to: number}
 *   | {kind: 'same', as: string}} Allowed Why a file is invalid: too long, not text, not JSON, a sweep's rows instead
 *   of its summary, or a part that is not allowed.
 * @typedef {{code: 'long', most: number} | {code: Unread} | {code: 'json'} | {code: 'rows'}
 *   | {code: 'part', place: string, given: string, allowed: Allowed}} Problem
 */

/** Three heuristics take about 60,000 bytes. */
export const MOST_BYTES = 2_000_000;

/** Upper limit of depths in any sweep. */
const DEEPEST = 255;

const MOST = Number.MAX_SAFE_INTEGER;

class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** @param {unknown} value */
function excerptOf(value) {
  if (value === undefined) return '';
  if (Array.isArray(value)) return '[…]';
  const text = typeof value === 'object' && value !== null ? '{…}' : JSON.stringify(value);
  return beginning(text, 40);
}

/** @param {string} text @param {number} most */
const beginning = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** @param {string} place @param {unknown} value @param {Allowed} allowed @returns {never} */
function refuse(place, value, allowed) {
  throw new Refused({ code: 'part', place, given: excerptOf(value), allowed });
}

/** @typedef {Readonly<Record<string, unknown>>} Parts */

/**
 * An object with exactly these parts; some may be missing if `whole` is false.
 * @param {unknown} value @param {string} place @param {readonly string[]} names @param {boolean} [whole] @returns {Parts}
 */
function parts(value, place, names, whole = true) {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const own = isObject ? Object.keys(value) : [];
  const isFit =
    own.every((name) => names.includes(name)) && (!whole || own.length === names.length);
  if (!isObject || !isFit) return refuse(place, value, { kind: 'parts', of: names });
  return /** @type {Parts} */ (value);
}

/** @param {unknown} value @param {string} place @param {number} [from] @param {number} [to] */
function whole(value, place, from = 0, to = MOST) {
  const isFit =
    typeof value === 'number' && Number.isSafeInteger(value) && value >= from && value <= to;
  return isFit ? value : refuse(place, value, { kind: 'whole', from, to });
}

/** @param {unknown} value @param {string} place */
const number = (value, place) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? value
    : refuse(place, value, { kind: 'number' });

/** @param {unknown} value @param {string} place @param {readonly string[]} of */
const one = (value, place, of) =>
  typeof value === 'string' && of.includes(value)
    ? value
    : refuse(place, value, { kind: 'one', of });

/** @param {unknown} value @param {string} place @param {readonly string[]} of @param {readonly string[]} and */
const pairOf = (value, place, of, and) =>
  typeof value === 'string' && of.some((to) => and.some((back) => value === `${to}/${back}`))
    ? value
    : refuse(place, value, { kind: 'pair', of, and });

/** @param {unknown} value @param {string} place @param {number} from @param {number} [to] @returns {readonly unknown[]} */
const items = (value, place, from, to = from) =>
  Array.isArray(value) && value.length >= from && value.length <= to
    ? value
    : refuse(place, value, { kind: 'items', from, to });

/** Limit on quoted text; a command may name twenty heuristics. */
const LONGEST = 120;

/** @template {string | number} T @param {unknown} value @param {string} place @param {T} as @returns {T} */
const same = (value, place, as) =>
  value === as ? as : refuse(place, value, { kind: 'same', as: beginning(`${as}`, LONGEST) });

/**
 * Rejects a value that is well-formed but inconsistent.
 * @param {boolean} holds @param {unknown} value @param {string} place @param {string} as
 */
const follows = (holds, value, place, as) => {
  if (!holds) refuse(place, value, { kind: 'same', as });
};

/** In the order of the command line. */
const HEADER = [
  ...['version', 'command', 'seed', 'puzzle', 'fixed', 'heuristics', 'every'],
  ...['counts', 'problems', 'block', 'shard', 'summaries'],
];

/**
 * Parses a sweep's report.
 * @param {string} text
 * @param {Catalogue} catalogue known puzzles and heuristics
 * @returns {{report: Report, problem: null} | {report: null, problem: Problem}}
 */
export function read(text, catalogue) {
  try {
    return { report: reportOf(jsonOf(text), catalogue), problem: null };
  } catch (error) {
    if (error instanceof Refused) return { report: null, problem: error.problem };
    throw error;
  }
}

/** @param {string} text @returns {unknown} */
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    // The first line of rows says what they count, and ends with a checksum.
    const isRows = /^\{"version":[^\n]*"sum":"[0-9a-f]{16}"\}\n/.test(text);
    throw new Refused({ code: isRows ? 'rows' : 'json' });
  }
}

/** @param {unknown} value @param {Catalogue} catalogue @returns {Report} */
function reportOf(value, catalogue) {
  const given = parts(value, '', HEADER);
  const version = typeof given.version === 'string' ? given.version : '';
  follows(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(version), given.version, 'version', '0.1.0');
  const swept = catalogue.puzzles.filter((choice) => keyOf(choice) in SWEPT);
  const name = one(given.puzzle, 'puzzle', [...new Set(swept.map((choice) => choice.name))]);
  const choice =
    swept.find((one) => one.name === name) ?? refuse('puzzle', name, { kind: 'number' });
  const [towards, from] = [choice.heuristics, choice.backward].map((list) =>
    list.flatMap((one) => (one.consistent ? one.name : [])),
  );
  const heuristics = items(given.heuristics, 'heuristics', 1, 20).map((pair, n) =>
    pairOf(pair, `heuristics[${n}]`, towards ?? [], from ?? []),
  );
  const squares = choice.side ** 2;
  const fixed = typeof given.fixed === 'string' ? given.fixed : '';
  const isBoard = fixed.length === squares && /^[0-9A-Za-z]+$/.test(fixed);
  follows(isBoard, given.fixed, 'fixed', pageOf(keyOf(choice)).problems.small[0]?.goal ?? '');
  const [every, seed] = [whole(given.every, 'every', 1), whole(given.seed, 'seed')];
  const most = Number(/ --max-nodes (\d{1,15})$/.exec(`${given.command}`)?.[1] ?? 0);
  const command = same(
    given.command,
    'command',
    commandOf({ puzzle: name, fixed, heuristics, every, seed, most }),
  );
  const counts = items(given.counts, 'counts', COUNTS.length);
  COUNTS.forEach((count, n) => {
    same(counts[n], `counts[${n}]`, count);
  });
  const problems = whole(given.problems, 'problems', 1);
  const block = whole(given.block, 'block', 1);
  const shard = parts(given.shard, 'shard', ['part', 'of']);
  const of = whole(shard.of, 'shard.of', 1);
  const part = whole(shard.part, 'shard.part', 1, of);
  const listed = items(given.summaries, 'summaries', heuristics.length);
  const counted = ofPart(problems, block, part, of);
  const summaries = listed.map((one, n) =>
    summaryOf(one, `summaries[${n}]`, heuristics[n] ?? '', counted),
  );
  return { command, puzzle: name, fixed, every, problems, shard: { part, of }, summaries };
}

/** Problems in a part: every `of`-th block, starting with its own. @type {(problems: number, block: number, part: number, of: number) => number} */
function ofPart(problems, block, part, of) {
  const whole = Math.floor(problems / block);
  // Whole blocks of this part, plus the remainder if it belongs to it.
  const own = Math.floor((whole - part) / of) + 1;
  return Math.max(0, own) * block + (whole % of === part - 1 ? problems % block : 0);
}

const SUMMARY = [
  ...['heuristic', 'backward_heuristic', 'counts'],
  ...['backward_against_forward', 'two_sides_against_one', 'mm_against_one', 'by_length'],
];

/**
 * @param {unknown} value @param {string} at @param {string} pair @param {number} counted required number of problems
 *   @returns {Summary}
 */
function summaryOf(value, at, pair, counted) {
  const given = parts(value, at, SUMMARY);
  const [towards = '', from = ''] = pair.split('/');
  const heuristic = same(given.heuristic, `${at}.heuristic`, towards);
  const backward_heuristic = same(given.backward_heuristic, `${at}.backward_heuristic`, from);
  const listed = parts(given.counts, `${at}.counts`, COUNTS);
  const counts = /** @type {Summary['counts']} */ (
    /** @type {unknown} */ (
      Object.fromEntries(
        COUNTS.map((name) => [name, distributionOf(listed[name], `${at}.counts.${name}`, counted)]),
      )
    )
  );
  const total = same(counts.forward.problems, `${at}.counts.forward.problems`, counted);
  follows(total > 0, total, `${at}.counts.forward.problems`, '1');
  for (const name of COUNTS) {
    // Only IDA* may have been given up.
    if (name !== 'ida_star') same(counts[name].problems, `${at}.counts.${name}.problems`, total);
    else whole(counts[name].problems, `${at}.counts.${name}.problems`, 0, total);
  }
  const by_length = items(given.by_length, `${at}.by_length`, 1, DEEPEST + 1).map((one, n) =>
    byLength(one, `${at}.by_length[${n}]`),
  );
  by_length.forEach(({ length }, n) => {
    whole(length, `${at}.by_length[${n}].length`, (by_length[n - 1]?.length ?? -1) + 1, DEEPEST);
  });
  const sum = (/** @type {(one: Summary['by_length'][number]) => number} */ of) =>
    by_length.reduce((before, one) => before + of(one), 0);
  same(
    sum(({ problems }) => problems),
    `${at}.by_length`,
    total,
  );
  const share = (/** @type {'backward_against_forward' | 'two_sides_against_one'} */ name) => {
    const share = shareOf(given[name], `${at}.${name}`, total);
    for (const side of SHARE)
      same(
        share[side],
        `${at}.${name}.${side}`,
        sum((one) => one[name][side]),
      );
    return share;
  };
  return {
    ...{ heuristic, backward_heuristic, counts, by_length },
    backward_against_forward: share('backward_against_forward'),
    two_sides_against_one: share('two_sides_against_one'),
    mm_against_one: shareOf(given.mm_against_one, `${at}.mm_against_one`, total),
  };
}

/** @param {unknown} value @param {string} at @returns {Summary['by_length'][number]} */
function byLength(value, at) {
  const names = [
    'length',
    'problems',
    'means',
    'backward_against_forward',
    'two_sides_against_one',
  ];
  const given = parts(value, at, names);
  const problems = whole(given.problems, `${at}.problems`, 1);
  const givenMeans = parts(given.means, `${at}.means`, COUNTS, false);
  const means = Object.fromEntries(
    COUNTS.flatMap((name) =>
      name === 'ida_star' && !(name in givenMeans)
        ? []
        : [[name, number(givenMeans[name], `${at}.means.${name}`)]],
    ),
  );
  const share = (/** @type {string} */ name) => shareOf(given[name], `${at}.${name}`, problems);
  const two_sides_against_one = share('two_sides_against_one');
  // The smallest cover is never larger than one side.
  same(two_sides_against_one.second, `${at}.two_sides_against_one.second`, 0);
  const backward_against_forward = share('backward_against_forward');
  const length = whole(given.length, `${at}.length`, 0, DEEPEST);
  return { length, problems, means, backward_against_forward, two_sides_against_one };
}

const SHARE = /** @type {const} */ (['first', 'second', 'equal']);

/** @param {unknown} value @param {string} at @param {number} total @returns {Share} */
function shareOf(value, at, total) {
  const given = parts(value, at, SHARE);
  const [first = 0, second = 0, equal = 0] = SHARE.map((name) =>
    whole(given[name], `${at}.${name}`),
  );
  same(first + second + equal, at, total);
  return { first, second, equal };
}

/** @param {unknown} value @param {string} at @param {number} most */
function distributionOf(value, at, most) {
  const given = parts(value, at, ['problems', 'sum', 'mean', 'quartiles']);
  const problems = whole(given.problems, `${at}.problems`, 0, most);
  const sum = whole(given.sum, `${at}.sum`);
  const mean = number(given.mean, `${at}.mean`);
  const exact = problems > 0 ? sum / problems : 0;
  follows(Math.abs(mean - exact) <= 1e-9 * exact, mean, `${at}.mean`, `${exact}`);
  const five = items(given.quartiles, `${at}.quartiles`, problems > 0 ? 5 : 0);
  /** @type {number[]} */
  const quartiles = [];
  five.forEach((one, n) => {
    const [place, from] = [`${at}.quartiles[${n}]`, quartiles.at(-1) ?? 0];
    const value = number(one, place);
    follows(value >= from && value <= MOST, value, place, `${from}–${MOST}`);
    quartiles.push(value);
  });
  const [least = 0, greatest = 0] = [quartiles[0], quartiles[4]];
  const isBetween = least * problems <= sum && sum <= greatest * problems;
  follows(isBetween, sum, `${at}.sum`, `${least * problems}–${greatest * problems}`);
  return { problems, sum, mean, quartiles };
}
