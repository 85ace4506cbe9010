// Exercises and results survive a round trip or are rejected, and are marked equally from link and file.

import '../../../www/shared/words/whole.js';
import { KeptResults } from '../../../www/features/exercises/kept.js';
import { answerOf, fits } from '../../../www/features/exercises/kind.js';
import { KINDS } from '../../../www/features/exercises/kinds.js';
import { SHOW, UNDO } from '../../../www/features/exercises/marks.js';
import {
  fileOf,
  ownOf,
  readResults,
  resultOf,
  sheetOf,
} from '../../../www/features/exercises/result.js';
import {
  exercisesOf,
  isRefusal,
  mark,
  readSet,
  writeAnswers,
  writeSet,
} from '../../../www/features/exercises/set.js';
import { play } from '../../../www/pkg/rolling_cubes.js';
import { csvOf } from '../../../www/shared/export/table.js';
import { Random } from '../../../www/shared/kit/random.js';
import { addressWith } from '../../../www/shared/state/address-with.js';
import { readPage, writePage } from '../../../www/shared/state/page-keys.js';
import { words } from '../../../www/shared/words/words.js';
import { must, mustTell } from '../outcome.js';

/** @import { Picture, Question } from '../../../www/features/exercises/kind.js' */
/** @import { Result } from '../../../www/features/exercises/result.js' */
/** @import { Marked } from '../../../www/features/exercises/set.js' */
/** @import { Chance } from '../chance.js' */
/** @import { Target } from '../targets.js' */

const names = KINDS.map(({ name }) => name);

/** @param {Chance} chance */
function setText(chance) {
  const parts = Array.from({ length: chance.below(3) + 1 }, () =>
    chance.once(3)
      ? `${chance.pick(names)}:${chance.pick([1, 2, 3, 24, 25, 0, '1e1'])}`
      : chance.pick(names),
  );
  const more = chance.some(3, () =>
    chance.pick([
      `seed:${chance.below(1000)}`,
      'seed:999999',
      'feedback:end',
      'feedback:once',
      'pass:100',
      'pass:101',
    ]),
  );
  return [...parts, ...more].join(',');
}

/** @param {Chance} chance @param {Question} question @param {Picture} picture */
function answerTo(chance, { form, options, model }, { play: board }) {
  const ids = options.map(({ id }) => id);
  if (chance.once(3)) return model;
  if (chance.once(30)) return chance.pick(['', 'none', '-', 'n1-n1', 'constructor', 'x', 'u']);
  if (form === 'moves') {
    if (!board) return model;
    /** @type {string[]} */
    const moves = [];
    for (let n = chance.below(5) + 1; n > 0; n -= 1) {
      const { onward } = play(board.puzzle, board.start, board.goal, [...moves]);
      moves.push(chance.pick(onward).move);
    }
    return answerOf(moves);
  }
  if (form === 'order') return chance.shuffled(ids).join('-');
  return form === 'some' ? answerOf(ids.filter(() => chance.once(2))) : chance.pick(ids);
}

/** @param {Chance} chance @param {string} text */
function answersTo(chance, text) {
  const set = readSet(text);
  if (isRefusal(set)) return chance.pick(['', 'x', 'n1.n2,u']);
  const all = exercisesOf(set);
  const done = chance.below(Math.min(all.length, 3) + 1);
  return writeAnswers(
    all.slice(0, done).map(({ kind, seed }) => {
      const run = kind.begin(new Random(seed));
      /** @type {string[]} */
      const signs = [];
      while (run.question && !(chance.once(40) && signs.push(SHOW))) {
        const answer = answerTo(chance, run.question, run.picture());
        if (chance.once(20)) signs.push(answer, UNDO);
        signs.push(answer);
        if (!fits(run.question, answer)) break;
        run.go(run.question.isRight(answer) ? answer : run.question.model);
      }
      return signs;
    }),
  );
}

/** @param {Result} result */
function mustExplain({ refusal, marked }) {
  const { refused } = words.exercises;
  must((refusal === null) !== (marked === null), () => 'neither marked nor refused');
  if (!refusal) return;
  const { what, given, allowed } = refusal;
  mustTell(
    what === 'set'
      ? refused.set(given, allowed)
      : what === 'answers'
        ? refused.answers(given)
        : refused.by,
  );
}

/** @param {Marked} marked */
function checkMarks({ set, performances, points, total, at, isFinished, isPassed }) {
  must(points >= 0 && points <= total, () => `${points} of ${total} points`);
  must(performances.length === exercisesOf(set).length, () => 'not one for each exercise');
  must(
    isFinished === (at === performances.length),
    () => `${at} of ${performances.length} are finished`,
  );
  must(!isPassed || isFinished, () => 'passed before it is finished');
  for (const { steps, question, picture } of performances) {
    const asked = [
      ...steps.map(({ question: one, answer }) => ({ one, answer })),
      ...(question ? [{ one: question, answer: question.model }] : []),
    ];
    for (const { one, answer } of asked) {
      must(one.isRight(one.model), () => `the model answer ${one.model} is wrong`);
      mustTell(one.prompt());
      const why = one.why(answer);
      must(why.length > 0 && !/undefined|NaN|\[object/.test(why), () => `why: ${why}`);
      for (const { name } of one.options) mustTell(name());
    }
    for (const [name, value] of picture.facts()) mustTell(`${name}: ${value}`);
  }
}

/** @param {Result | undefined} one @param {Result} other */
const isSame = (one, other) =>
  one !== undefined &&
  ['by', 'exercise', 'answers'].every((key) => Reflect.get(one, key) === Reflect.get(other, key)) &&
  one.marked?.points === other.marked?.points &&
  one.refusal?.what === other.refusal?.what;

/** @param {Result} result */
function checkRoundTrip(result) {
  const { by, exercise, answers, marked } = result;
  if (!marked) return;
  const own = ownOf({ exercise, answers, by, marked });
  const address = addressWith('https://example.org/x#v=1&puzzle=toys', own);
  for (const text of [address, fileOf(own), `[${fileOf(own)}]`, `\ufeff${fileOf(own)}`]) {
    const { results: read } = readResults(text);
    must(
      read.length === 1 && isSame(read[0], result),
      () => `${text} is read as ${JSON.stringify(read)}`,
    );
  }
  const page = readPage(address);
  must(
    writePage(page.rest, page) === address.slice(address.indexOf('#') + 1),
    () => `${address} is kept as ${JSON.stringify(page)}`,
  );
}

/** @type {Target} */
export const results = {
  name: 'results',
  make: (chance) => {
    const exercise = setText(chance);
    const answers = answersTo(chance, exercise);
    const by = chance.pick([
      '',
      'Ada',
      '=1+1',
      'Zoë 🎲',
      '\u202eada',
      '\ud83c',
      'a'.repeat(61),
      '%E0%A4%A',
      '<b>',
    ]);
    const own = {
      exercise: chance.once(6) ? chance.spoiled(exercise, ':,019aen-') : exercise,
      answers: chance.once(4) ? chance.spoiled(answers, '.,-uxn019') : answers,
      by: chance.once(9) ? chance.spoiled(by) : by,
      score: chance.pick(['', '3-4', '9999-1', '-1-2', 'x']),
    };
    const file = JSON.stringify(chance.once(5) ? [own, own] : own);
    const line = `${chance.pick(['', 'Ada: ', 'https://a.org/'])}#v=1&exercise=${own.exercise}&amp;answers=${own.answers}&by=${own.by}`;
    const text = chance
      .some(3, () => chance.pick([file, line, '', 'nothing', '{', '[7, null]']))
      .join(chance.pick(['\n', '\r\n', ' ']));
    return { own, text: chance.once(3) ? chance.spoiled(text, '{}[]":,#&=%\\u') : text };
  },
  run({ own, text }) {
    const set = readSet(own.exercise);
    if (isRefusal(set)) mustTell(words.exercises.refused.set(set.given, set.allowed));
    else {
      const written = writeSet(set);
      must(
        JSON.stringify(readSet(written)) === JSON.stringify(set),
        () => `${written} is read as another set`,
      );
    }
    const result = resultOf(own);
    mustExplain(result);
    if (result.marked) {
      checkMarks(result.marked);
      const again = mark(result.marked.set, result.answers);
      must(
        again.points === result.marked.points && again.total === result.marked.total,
        () => 'marked again, other marks',
      );
    }
    checkRoundTrip(result);
    const { results: read, refusal } = readResults(text);
    must(
      (read.length === 0) === (refusal !== null),
      () => `${read.length} results, and ${refusal}`,
    );
    if (refusal) mustTell(words.exercises.refused[refusal]);
    for (const one of read) mustExplain(one);
    const sheet = sheetOf(read, (mine) => addressWith('https://example.org/', mine));
    for (const cell of sheet.rows.flat()) {
      const written = csvOf({ columns: ['cell'], rows: [[cell]] }).split('\r\n')[1] ?? '';
      must(
        typeof cell !== 'string' || !/^"?[=+\-@\t\r]/.test(written),
        () => `a cell is a formula: ${written}`,
      );
    }
    csvOf(sheet);
    const kept = new KeptResults(() => ({ getItem: () => text, setItem() {}, removeItem() {} }));
    for (const { exercise, answers } of kept.all() ?? [])
      mustExplain(resultOf({ exercise, answers }));
  },
};
