// Lesson files: any text is a lesson or is rejected with line numbers. A lesson has no external links, every number is
// known or marked, and every question has an accepted answer. Stored progress may be anything.

import '../../../www/shared/words/whole.js';
import { beatsOf, notesOf } from '../../../www/features/lessons/beats.js';
import { evaluate, measuresOf, nameOf } from '../../../www/features/lessons/formula.js';
import { marked, orderOf, questionsOf, resultOf } from '../../../www/features/lessons/marking.js';
import { Meter } from '../../../www/features/lessons/measure.js';
import { COUNTS, QUALIFIERS, RUN, WHATS } from '../../../www/features/lessons/measured.js';
import { parsed } from '../../../www/features/lessons/parse.js';
import { ProgressKeeper } from '../../../www/features/lessons/progress.js';
import { Job, read_link, Search, solve } from '../../../www/pkg/rolling_cubes.js';
import { readPage } from '../../../www/shared/state/page-keys.js';
import { partOf } from '../../../www/shared/state/reading.js';
import { words } from '../../../www/shared/words/words.js';
import { answered, must, mustTell } from '../outcome.js';
import { problem } from '../problems.js';

/** @import { Measure } from '../../../www/features/lessons/formula.js' */
/** @import { Marked } from '../../../www/features/lessons/marking.js' */
/** @import { Lesson } from '../../../www/features/lessons/parse.js' */
/** @import { Chance } from '../chance.js' */
/** @import { Target } from '../targets.js' */

/** @type {readonly string[]} */
const QUICK = [...COUNTS, ...RUN];

/** Repeated opening marks, against quadratic parsers. */
const FLOODS = [
  ...['+ ', '1. ', '> ', '- ', '*', '_a*', '`', '[', '![', '<', '<a ', '|', ':-|', '~~~\n', '#'],
  ...['a.', 'a@', '&a;', 'www.', 'http://a', '    b\n', '\tb\n', '+ a\n', '  + a\n', '{{', '(1+'],
  ...['=\n', '### Q\n', '- [ ] a\n', '[a]: #v=1\n', '> [!notes]\n', '\\', ' ', '\n', 'é', '🎲'],
];

/** @param {Chance} chance @param {number} [deep] @returns {string} */
function formula(chance, deep = 2) {
  const of = () => chance.pick(['first', 'second', 'first', 'third']);
  const kind = chance.below(deep > 0 ? 6 : 4);
  if (kind === 0) return `${chance.below(1000)}`;
  if (kind < 4) {
    const part = chance.some(1, () => `, ${chance.pick(QUALIFIERS)} ${chance.below(9)}`);
    return `${chance.pick(chance.once(3) ? WHATS : QUICK)} of ${of()}${part.join('')}`;
  }
  const [left, right] = [formula(chance, deep - 1), formula(chance, deep - 1)];
  return kind === 4 ? `(${left})` : `${left} ${chance.pick([...'+-*/^'])} ${right}`;
}

/** @param {Chance} chance */
const sentence = (chance) =>
  [
    chance.pick(['A *tree*', 'One', '**Two**', '`three` of', '<b>four</b>', 'https://a.org/ and']),
    chance.pick(['nodes', `{{${formula(chance)}}} nodes`, '[go on][first]', '~~not~~', '2 * 3']),
    chance.pick(['.', '?', '  \nand', ' [there](#v=1&puzzle=toys&view=tree)', ' &amp; so on']),
  ].join(' ');

/** @param {Chance} chance @returns {string} */
function question(chance) {
  const choices = Array.from(
    { length: chance.below(3) + 2 },
    (_, n) => `- [${n === 0 || chance.once(3) ? 'x' : ' '}] ${sentence(chance)}`,
  );
  const number = `${chance.pick(['=', '≈', '~'])} {{${formula(chance)}}}`;
  return `### ${sentence(chance)}\n\n${chance.once(2) ? choices.join('\n') : number}\n\n> [!answer]\n> ${sentence(chance)}`;
}

/** @param {Chance} chance @returns {string} */
function part(chance) {
  switch (chance.below(9)) {
    case 0:
    case 1:
      return question(chance);
    case 2:
      return `> [!notes]\n> ${sentence(chance)}`;
    case 3:
      return `> [!source] ${sentence(chance)}`;
    case 4:
      return '[Go](#v=1&puzzle=toys) [There][second]';
    case 5:
      return `| a | b |\n|---|---|\n| ${sentence(chance).replaceAll('\n', ' ')} | 2 |`;
    case 6:
      return `1. ${sentence(chance)}\n   - ${sentence(chance)}`;
    case 7:
      return chance.pick(['![x](x.png)', '[x](https://a.org/)', '# Again', '#### Deep', '***']);
    default:
      return sentence(chance);
  }
}

/** @param {Chance} chance */
function lessonText(chance) {
  const links = ['first', 'second'].map((name) => {
    const { puzzle, start, goal } = problem(chance);
    const race = chance.pick(['bfs', 'ida-star,a-star', 'iddfs,bidirectional-bfs', 'mm', 'rbfs']);
    return `[${name}]: #v=1&puzzle=${puzzle}&start=${start}&goal=${goal}&race=${race}`;
  });
  const steps = chance.some(3, () =>
    [
      chance.pick(['## Step', '## [Step][first]', '## *A* step']),
      ...chance.some(5, () => part(chance)),
    ].join('\n\n'),
  );
  const minutes = chance.pick(['5', '600', '0', '1e2', '']);
  const text = ['# A lesson', `> [!minutes] ${minutes}`, 'Before.', ...steps, links.join('\n')];
  return text.join('\n\n');
}

/** @param {Chance} chance */
function keptText(chance) {
  const answer = { given: chance.pick([[0], [1, 2], 7, 'x', null]), right: chance.pick([true, 0]) };
  const progress = {
    step: chance.pick([0, 1, -1, 1e9, '2']),
    answers: chance.pick([{ 1: answer }, [answer], 7]),
  };
  /** @type {unknown[]} */
  const all = [{ own: progress }, { length: progress, toString: 7 }, [progress], 7];
  const text = JSON.stringify(chance.pick(all));
  return chance.once(2) ? chance.spoiled(text, '{}[]":,0n') : text;
}

/** @param {unknown} value @param {(one: any) => boolean} is @returns {any[]} */
function allIn(value, is) {
  if (typeof value !== 'object' || value === null) return [];
  return [...(is(value) ? [value] : []), ...Object.values(value).flatMap((one) => allIn(one, is))];
}

/** @param {Lesson} lesson */
function checkLinks(lesson) {
  const hrefs = [
    ...lesson.steps.flatMap(({ setUp }) => setUp ?? []),
    ...allIn(lesson, ({ href }) => typeof href === 'string').map(({ href }) => href),
  ];
  for (const href of hrefs) {
    must(/^v=1(&|$)/.test(href), () => `a link leads elsewhere: ${href}`);
    read_link(href);
  }
}

/** @param {Meter} meter @param {Measure} measure */
function counted(meter, measure) {
  // State spaces and floors take too long for a case.
  if (!QUICK.includes(measure.what)) return null;
  try {
    return meter.count(measure);
  } catch (error) {
    must(
      error instanceof Error &&
        !(error instanceof WebAssembly.RuntimeError) &&
        !(error instanceof RangeError),
      () => `${nameOf(measure)}: ${error}`,
    );
    return null;
  }
}

/** @param {Lesson} lesson */
function checkLesson(lesson) {
  must(lesson.title !== '' && lesson.steps.length > 0, () => 'a lesson without title or step');
  must(
    lesson.minutes === 0 || (lesson.minutes >= 1 && lesson.minutes <= 600),
    () => `${lesson.minutes} minutes`,
  );
  checkLinks(lesson);
  const meter = new Meter({ Job, read_link, Search, solve }, 2000);
  /** @type {Map<string, number | null>} */
  const values = new Map();
  const known = (/** @type {Measure} */ measure) => {
    const name = `${nameOf(measure)} of ${measure.of}`;
    const value = values.get(name) ?? counted(meter, measure);
    values.set(name, value);
    must(value === null || Number.isFinite(value), () => `${name} comes to ${value}`);
    return value;
  };
  for (const { formula: one } of allIn(lesson, ({ formula: one }) => typeof one === 'object'))
    for (const measure of measuresOf(one)) known(measure);
  checkQuestions(lesson, known);
  for (const [place, step] of lesson.steps.entries()) {
    const beats = beatsOf(step);
    for (const beat of [...beats, null]) {
      const { shown, say, next } = notesOf(lesson, place, beat, known);
      const all = [...shown, ...say, next].join('\n');
      must(!/undefined|NaN|\[object/.test(all), () => `a speaker reads ${JSON.stringify(all)}`);
    }
  }
}

/** @param {Lesson} lesson @param {(measure: Measure) => number | null} known */
function checkQuestions(lesson, known) {
  const questions = questionsOf(lesson);
  /** @type {Record<string, Marked>} */
  const answers = {};
  for (const asked of questions) {
    const { id, choices, number } = asked;
    const order = orderOf(choices.length, 7, id);
    must(
      order.toSorted((a, b) => a - b).every((place, n) => place === n) &&
        order.length === choices.length,
      () => `choices in the order ${order}`,
    );
    const right = choices.flatMap((choice, n) => (choice.right ? [n] : []));
    const value = number ? evaluate(number.formula, known) : null;
    if (number && value === null) continue;
    answers[id] = marked(asked, number ? (value ?? 0) : right, value);
    must(
      answers[id].right,
      () => `the right answer of question ${id} is marked wrong: ${value ?? right}`,
    );
    if (!number) must(!marked(asked, [], null).right, () => `nothing is right at question ${id}`);
  }
  const { questions: all, answered: given, right } = resultOf(lesson, answers);
  const count = Object.keys(answers).length;
  must(
    all === questions.length && given === count && right === count,
    () => `${right} of ${given} of ${all} are right where all ${count} are`,
  );
}

/** @type {Target} */
export const lessons = {
  name: 'lessons',
  make: (chance) => {
    const flood = chance.pick(FLOODS);
    const text = chance.once(8)
      ? `# T\n\n## S\n\n${flood.repeat(Math.ceil((chance.below(60) * 1000) / flood.length))}x\n`
      : lessonText(chance);
    const link = `#v=1&lesson=${chance.pick(['ida-star', '', 'z.AAAA', 'file-1', 'a b'])}&step=${chance.pick(['1', '3', '0', 'x', '9999'])}&puzzle=toys`;
    return {
      text: chance.once(2) ? chance.spoiled(text, '*_`[]()!<>#|&=-+1. \n{}^/') : text,
      kept: keptText(chance),
      link: chance.once(2) ? chance.spoiled(link) : link,
    };
  },
  run({ text, kept, link }) {
    const { lesson, problems } = parsed(text);
    if (lesson) {
      checkLesson(lesson);
      const again = parsed(text.replaceAll(/\r\n?|\n/g, '\r\n')).lesson;
      must(
        JSON.stringify(again) === JSON.stringify(lesson),
        () => 'other line ends, another lesson',
      );
    } else {
      const say = words.lessons.problems;
      const lines = text.split(/\r\n?|\n/).length;
      must(problems.length > 0, () => 'no lesson, and nothing wrong with it');
      for (const { code, line, given } of problems.slice(0, 20)) {
        must(code !== 'unread', () => `${given}, which is no mistake of the file's`);
        must(line >= 1 && line <= lines, () => `${code} in line ${line} of ${lines}`);
        mustTell(say.at(line, say.of[code](given)));
      }
    }
    const keeper = new ProgressKeeper(() => ({
      getItem: () => kept,
      setItem() {},
      removeItem() {},
    }));
    for (const [name, { step, answers }] of Object.entries(keeper.all())) {
      must(Number.isInteger(step) && step >= 0, () => `step ${step} of ${name}`);
      if (lesson) resultOf(lesson, answers);
    }
    const { lesson: open, rest } = readPage(link);
    if (!open) return;
    const back = readPage(`${rest}${partOf(open)}`);
    must(
      back.lesson?.id === open.id && back.lesson.step === open.step && back.rest === rest,
      () => `${partOf(open)} is read as ${JSON.stringify(back)}`,
    );
    answered(() => read_link(rest));
  },
};
