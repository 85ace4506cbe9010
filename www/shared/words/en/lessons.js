// Lessons' own texts are in `www/features/lessons`.

import { count, times } from '../format.js';
import { unread } from './files.js';
import { plural } from './names.js';

/** @import { ProblemCode } from '../../kit/file-text.js' */

export const lessons = {
  title: 'Lessons',
  about: 'Each lesson sets up the board and the searches, and asks you to predict before it shows the answer. The engine computes every count.',
  region: 'Lesson',
  list: 'All lessons',
  close: 'Close the lessons',
  /** @type {(n: number) => string} */
  minutes: (n) => plural(n, 'minute'),
  /** @type {(at: number, of: number) => string} */
  step: (at, of) => `Step ${at} of ${of}`,
  steps: 'Steps',
  back: 'Back',
  next: 'Next',
  nextLesson: 'Next lesson',
  exercise: 'Exercise',
  again: 'Reset this step',
  fold: 'Show the board',
  unfold: 'Show the text',
  notes: 'Speaker’s notes',
  sources: 'Further reading',
  hidden: 'Answer to continue.',
  done: {
    /** @type {(right: number, of: number) => string} */
    result: (right, of) => `${right} of ${plural(of, 'question')} right.`,
    /** @type {(left: number) => string} */
    left: (left) => `${plural(left, 'question')} left open.`,
  },
  question: {
    choose: 'Choose one',
    chooseAll: 'Choose all that are right',
    number: 'Your number',
    roughly: 'Within a factor of two counts.',
    unread: 'A whole number in digits is needed, such as 1234.',
    answer: 'Answer',
    right: 'Right.',
    wrong: 'Not quite.',
    /** @type {(given: number, value: number) => string} */
    exact: (given, value) => (given === value ? `Right, it is exactly ${count(value)}.` : `Close enough: you said ${count(given)}, it is ${count(value)}.`),
    /** @type {(given: number, value: number) => string} */
    off: (given, value) => `Not quite: you said ${count(given)}, it is ${count(value)}.`,
    /** By the factor of the error. @type {(given: number, value: number) => string} */
    far: (given, value) =>
      given < value
        ? `Not quite: you said ${count(given)}, it is ${times(value / given)} times that: ${count(value)}.`
        : `Not quite: you said ${count(given)}, which is ${times(given / value)} times the number: ${count(value)}.`,
    yours: 'yours',
    counted: 'counted',
    isRight: 'right',
    isWrong: 'not right',
    uncounted: 'This number could not be counted here, so the answer is not marked.',
  },
  /** @type {(formula: string) => string} */
  counted: (formula) => `Counted by the engine: ${formula}`,
  uncounted: 'not counted here: it takes too long',
  room: {
    answer: 'Next: the answer.',
    /** @type {(name: string) => string} */
    press: (name) => `Next: ${name}.`,
    /** @type {(title: string) => string} */
    step: (title) => `Next step: ${title}`,
    end: 'This was the last step.',
  },
  foreign: 'Not translated yet. This is the English lesson.',
  /** @type {(id: string) => string} */
  unknown: (id) => `There is no lesson “${id}”. If it came from a file, open the file again.`,
  problems: {
    title: 'This lesson was not opened because its file has mistakes:',
    /** @type {(line: number, text: string) => string} */
    at: (line, text) => `Line ${line}: ${text}`,
    more: (/** @type {number} */ n) => `And ${n} more.`,
    /** @type {Readonly<Record<ProblemCode, (given: string) => string>>} */
    of: {
      elsewhere: (given) => `“${given}” leads elsewhere; a link begins with #v=1`,
      picture: (given) => `“${given}” is a picture from elsewhere; a lesson has boards, such as ![words](#v=1&puzzle=tiles)`,
      formula: (given) => `the number “${given}” is not understood; allowed: what is counted of a named link, such as {{generated of first}}, whole numbers, and + - * / ^ ( )`,
      deep: (given) => `“${given}” is too deep; allowed: six lists and quotations within one another, and eight stresses and links`,
      title: () => 'there is no title: a line that begins with #',
      heading: (given) => `“${given}” is a heading where none can be; allowed: one #, then ##, and ### within a step`,
      mark: (given) => `“${given}” is no mark, or cannot be here; marks are minutes, source, notes in a step and answer to a question`,
      steps: () => 'there is no step: a line that begins with ##',
      question: (given) => `the question “${given}” has neither choices nor a number`,
      right: (given) => `no choice of the question “${given}” is right`,
      answer: (given) => `the question “${given}” has no answer: a quotation that begins with [!answer]`,
      minutes: () => 'the minutes must be a number from 1 to 600',
      busy: () => 'too many signs such as * and [ without an empty line between them; allowed: 300',
      blocks: () => 'too many paragraphs, headings and items of lists; allowed: 2,000',
      cells: () => 'tables with too many cells; allowed: 10,000',
      word: (given) => `“${given}” is too long for a word; allowed: 4,000 characters`,
      lines: () => 'this list is too long; allowed: 1,000 lines',
      long: (given) => `the file has ${given} characters, which are too many; allowed: 60,000`,
      unread: (given) => `the file cannot be read: ${given}`,
      encoding: () => unread.encoding,
      gone: () => unread.gone,
      cut: () => 'The link does not hold the whole lesson: it was cut or changed on its way here. Ask for the whole link.',
      unfolds: () => 'The link holds too long a text; allowed: 240,000 bytes.',
    },
  },
  own: {
    title: 'A lesson of your own',
    how: 'A lesson is a text file. Save one, change it in an editor, and open it here or drop it onto this page. Its link holds all of it, unless it is very long.',
    example: 'Save lesson 1',
    open: 'Open a file…',
    save: 'Save this lesson’s file',
    inLink: 'The address holds this whole lesson: share it.',
    tooLong: 'This lesson is too long for a link. It is open until you leave the page.',
  },
  keeps: {
    title: 'Stored on this device',
    nothing: 'Nothing yet.',
    /** @type {(lessons: number, answers: number) => string} */
    some: (n, answers) => `Where you are in ${plural(n, 'lesson')}, and ${plural(answers, 'answer')}. Nobody else has it.`,
    forget: 'Delete all of it',
    /** @type {(step: number, of: number) => string} */
    at: (step, of) => `at step ${step} of ${of}`,
    /** @type {(right: number, of: number) => string} */
    right: (right, of) => `${right} of ${of} right`,
  },
  paper: {
    plan: (/** @type {number} */ minutes) => `Plan for ${minutes} minutes`,
    worksheet: 'Worksheet',
    answers: 'Answers to the worksheet',
    print: 'Print',
    name: 'Name',
    say: 'Say',
    ask: 'Ask',
    show: 'Show',
    answer: 'Answer',
    minute: 'Minute',
    /** @type {(from: number, to: number) => string} */
    minutes: (from, to) => `${from}–${to}`,
    /** @type {(number: number) => string} */
    lessonNumber: (number) => `Lesson ${number}`,
    yourNumber: 'Your number:',
    total: (/** @type {number} */ minutes) => `${minutes} minutes in all.`,
    spare: (/** @type {number} */ minutes) => `${minutes} minutes for questions from the room.`,
    exercise: (/** @type {string} */ name) => `Be the algorithm: ${name}`,
    perform:
      'Press P, and do the first steps together, by hands. Then press Q: the code opens these problems on every phone, as far as they are done here. Everybody goes on alone; those who finish early help a neighbour.',
    performed: 'Where did most go wrong, and which words of the rule decide it?',
  },
};
