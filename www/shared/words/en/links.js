// Words for links: what was not understood of one, what can be shared, and challenges.

import { allOf, count, decimal } from '../format.js';
import { moves } from './names.js';

/** @import { Phrase } from './phrases.js' */

export const linkNote = {
  region: 'The link',
  title: 'This link has parts that this page does not understand:',
  cut: 'The end of this link is missing: it was cut on its way here. Ask for the whole link.',
  /** @type {(key: string, given: string) => string} */
  part: (key, given) => (key ? `${key}: ${given}` : given),
  allowed: (/** @type {string} */ allowed) => `allowed: ${allowed}`,
  dismiss: 'Dismiss',
};

/**
 * Phrases about the keys of links that the page reads.
 * @satisfies {Readonly<Record<string, Phrase>>}
 */
export const ownKeys = {
  'none-without': (key) => `none without ${key}`,
  words: (x) => `${x} words`,
  'none-with-view': (x) => `none with the view ${x}`,
  'by-command': (x) => `none in the page; the command line makes sweeps: ${x}`,
  'one-heuristic': 'none; the workshop judges one heuristic at a time',
  'a-depth': 'a depth',
  degrees: (from, to) => `yaw,pitch in whole degrees of ${from} to ${to}`,
  speeds: (from, to) => `nodes a second, from ${from} to ${to}, or full`,
  zooms: (x) => `size,across,down: percent from ${x}, ten-thousandths of the width, tenths of a row`,
  designs: (least, most, from, to, few, many) => `instances (${least} to ${most}),from,to (${from} to ${to}),seed,limit of nodes (${few} to ${many})`,
};

export const share = {
  title: 'Share',
  code: 'QR code of the link',
  enlarge: 'Fill the screen',
  tooLong: 'This link is too long for a QR code.',
  reach: {
    device: 'This link and its code only work on this device.',
    network: 'This link and its code only work on this network.',
  },
  hosted: 'Address of the hosted page',
  hostedHow: 'Hosted elsewhere? Enter the address, and the link leads there.',
  hostedDone: 'The link leads to the hosted page.',
  hostedWrong: 'Not an address on the web, such as https://example.org/cubes/.',
  forms: 'What to copy',
  form: {
    link: 'Link',
    embed: 'Embed',
    markdown: 'Markdown',
    contest: 'Contest input',
    recording: 'Recording',
  },
  recording: {
    none: 'Nothing to record yet. Run a search, or move on the board, then open this again.',
    kind: 'What to record',
    kinds: { board: 'The moves on the board', tree: 'The tree as it grows', race: 'The race' },
    formats: 'File',
    /** @type {(format: string, megabytes: number) => string} */
    save: (format, megabytes) => `${format}, about ${decimal(megabytes)} MB`,
    measuring: 'The size is being estimated…',
    lasts: (/** @type {number} */ seconds) => `The recording lasts ${count(seconds)} seconds.`,
    progress: (/** @type {number} */ share) => `${count(Math.floor(100 * share))} % recorded`,
    stop: 'Stop',
    stopped: 'The recording was stopped.',
    saved: 'The recording is saved.',
    notLoaded: 'This part of the page could not be loaded. Try again.',
  },
  element: 'What to embed',
  elements: {
    exercise: 'The exercise',
    lesson: 'The lesson',
    race: 'The race',
    board: 'The board',
  },
  embedHosted: 'Where your page may not load embed.js from here, put embed.js and embed-*.js beside your page.',
  embedAlone: 'Put embed.js and embed-*.js, which lie beside the hosted page, and this file beside your page.',
  fromDisk: 'Works from disk and in one document',
  embedAll: 'Put embed-all.js, which lies beside the hosted page, beside your page, or its text into your page.',
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'It could not be copied; the text is selected for you to copy it.',
  send: 'Send…',
  close: 'Close',
  asChallenge: 'As a challenge: hide solution and counts until it is solved or the winner guessed',
  markdown: {
    title: (/** @type {string} */ puzzle) => `Rolling Cubes: ${puzzle}`,
    /** @type {(start: string, goal: string) => string} */
    problem: (start, goal) => `from ${start} to ${goal}`,
    search: 'search',
    length: 'moves',
  },
};

/** Which generated the fewest; where some lane has found no solution, others are compared. @type {(best: readonly string[], generated: number, isAll: boolean) => string} */
const fewest = (best, generated, isAll) =>
  isAll ? `${allOf(best)} generated the fewest, ${count(generated)}.` : `${allOf(best)} generated the fewest of those that found a solution, ${count(generated)}.`;

export const challenge = {
  region: 'Challenge',
  title: 'A challenge',
  solve: 'Bring the board to the goal. Then the race and all its counts are yours.',
  solveOrGuess: (/** @type {number} */ lanes) =>
    `Bring the board to the goal, or guess which search generates ${lanes > 2 ? 'the fewest' : 'fewer'} positions. Then the race and all its counts are yours.`,
  giveUp: 'Show everything',
  dismiss: 'Dismiss',
  guessed: (/** @type {string} */ lane) => `You guess that ${lane} generates the fewest. Press Run or Finish to see.`,
  /** @type {(best: readonly string[], generated: number, isAll: boolean) => string} */
  right: (best, generated, isAll) => `Right: ${fewest(best, generated, isAll)}`,
  /** @type {(guess: string, best: readonly string[], generated: number, isAll: boolean) => string} */
  wrong: (guess, best, generated, isAll) => `Not ${guess} this time: ${fewest(best, generated, isAll)}`,
  /** @type {(key: string, n: number) => string} */
  solved: (key, n) => `Solved in ${moves(key, n)}. Press Run to see how short it can be.`,
};
