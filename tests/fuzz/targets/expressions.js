// Expressions: any text is parsed or rejected with its column. A parsed one survives a round trip as text, by blocks, and
// in a link. A valid bound can be built, audited, scored and searched with.

import { inWords, reported } from '../../../www/shared/engine/error-words.js';
import '../../../www/shared/words/whole.js';
import {
  blockAt,
  firstHole,
  moved,
  paletteOf,
  replaced,
  textOfBlock,
  WRAPS,
} from '../../../www/features/workshop/blocks.js';
import * as engine from '../../../www/pkg/rolling_cubes.js';
import { readPage, writePage } from '../../../www/shared/state/page-keys.js';
import { answered, must, mustTell } from '../outcome.js';
import { problem } from '../problems.js';
import { bound, wordsFor } from '../written.js';

/** @import { Block, ErrorReport } from '../../../www/pkg/rolling_cubes.js' */
/** @import { Chance } from '../chance.js' */
/** @import { Target } from '../targets.js' */

/** @typedef {[puzzle: string, start: string, goal: string]} Board */

/** @param {Block} tree @returns {Block[]} */
const blocksOf = (tree) => [tree, ...tree.inner.flatMap(blocksOf)];

/** @param {string} text @param {ErrorReport} error */
function checkError(text, error) {
  mustTell(reported(error));
  must(error.allowed, () => `nothing is allowed where ${error.given} was given`);
  const { column } = error;
  must(
    column !== null && column >= 1 && column <= [...text].length + 1,
    () => `column ${column} of ${[...text].length}`,
  );
}

/** @param {Board} board @param {string} text */
function mustBeRead(board, text) {
  const { tree, error } = engine.read_heuristic(...board, text);
  must(
    tree ||
      /inside each other|characters/.test(inWords(error?.given ?? '')) ||
      /inside each other/.test(inWords(error?.allowed ?? '')),
    () => `${text} is none: ${JSON.stringify(error)}`,
  );
}

/** @param {Board} board @param {string} text @param {Block} tree @param {{ puts: number[], wrap: string, offer: number }} edits */
function checkBlocks(board, text, tree, { puts: [one = 0, other = 0], wrap, offer }) {
  const blocks = blocksOf(tree);
  const pick = (/** @type {number} */ n) => /** @type {Block} */ (blocks[n % blocks.length]);
  for (const block of [pick(one), pick(other)]) {
    const own = textOfBlock(text, block);
    must(
      own.length > 0 && block.to <= text.length + 1,
      () => `a block from ${block.from} to ${block.to}`,
    );
    const again = engine.read_heuristic(...board, own);
    must(again.text === own, () => `the block ${own} is read as ${again.text}`);
    const put = replaced(text, block, own);
    const { text: back, error } = engine.read_heuristic(...board, put);
    must(back === text || error?.code === 'format', () => `${put} is read as ${back}`);
    must(back !== null || text.length > 1900 || put.length > 1900, () => `${put} is none`);
    const way = WRAPS[wrap];
    if (way) mustBeRead(board, replaced(text, block, way(own)));
  }
  const move = moved(text, pick(one), pick(other));
  if (move !== null) {
    mustBeRead(board, move);
    must(firstHole(engine.read_heuristic(...board, move).tree ?? tree) !== undefined, () => move);
  }
  const all = wordsFor({ puzzle: board[0], start: board[1], goal: board[2] });
  const offers = all ? paletteOf(all).flatMap(([, some]) => some) : [];
  const offered = offers[offer % Math.max(1, offers.length)];
  const hole = firstHole(tree);
  const at = hole && blockAt(tree, hole);
  if (offered && at) mustBeRead(board, replaced(text, at, offered.text));
}

/** A runnable bound can be built, evaluated and searched with; its values are within the limit. @param {Board} board @param {string} text @param {boolean} audits */
function checkBound(board, text, audits) {
  const [puzzle, start, goal] = board;
  const tables = engine.Job.tables(...board, text);
  while (tables.run_for(50));
  const { complete, progress } = tables.report();
  tables.free();
  must(complete, () => `tables that are not complete: ${JSON.stringify(progress)}`);
  const asked = { puzzle, start, goal, algorithm: 'ida-star', heuristic: text, max_nodes: 200 };
  const search = new engine.Search({ ...asked, unsolvable: true });
  while (search.prepare(10_000));
  const says = search.estimate(start);
  must(says !== undefined && says >= 0 && says <= 255, () => `${text} says ${says} of ${start}`);
  search.parts(start);
  search.free();
  const found = answered(() => engine.solve(asked));
  must(!found || found.generated <= 200, () => `${found?.generated} generated`);
  if (!audits) return;
  for (const kind of /** @type {const} */ (['audit', 'score'])) {
    const judge = answered(() => engine.Job[kind](...board, text));
    if (!judge) continue;
    answered(() => judge.run_for(5));
    judge.report();
    judge.free();
  }
}

/** @param {Board} board @param {string} text */
function checkLink([puzzle, start, goal], text) {
  const plain = engine.write_link(
    engine.read_link(`#v=1&puzzle=${puzzle}&start=${start}&goal=${goal}`).link,
  );
  const link = writePage(plain, { ...readPage(''), own: { workshop: text } });
  must(/^[\w&=%.*,:/+;@-]+$/.test(link), () => `a link that no chat leaves alone: ${link}`);
  const { rest, own } = readPage(`https://example.org/#${link}`);
  const whole = text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
  must(own.workshop === whole, () => `${link} holds ${own.workshop}`);
  must(rest === `#${plain}`, () => `${rest} is left of ${plain}`);
}

/** @type {Target} */
export const expressions = {
  name: 'expressions',
  make: (chance) => {
    const made = problem(chance);
    const text = bound(chance, made);
    return {
      board: [made.puzzle, made.start, made.goal],
      text,
      edits: {
        puts: [chance.below(100), chance.below(100)],
        wrap: chance.pick(Object.keys(WRAPS)),
        offer: chance.below(500),
      },
      audits: chance.once(20),
    };
  },
  run({ board: given, text, edits, audits }) {
    const board = /** @type {Board} */ (given);
    const reading = answered(() => engine.read_heuristic(...board, text));
    if (!reading) return;
    const { text: written, tree, facts, error } = reading;
    must(
      (written === null) === (tree === null),
      () => `${text} is written as ${written}, without blocks`,
    );
    must((facts === null) !== (error === null), () => `${text} is neither a bound nor none`);
    if (error) checkError(text, error);
    checkLink(board, text);
    if (written === null || !tree) return;
    const again = engine.read_heuristic(...board, written);
    must(again.text === written, () => `${written} is written anew as ${again.text}`);
    must(
      JSON.stringify(again.tree) === JSON.stringify(tree) &&
        JSON.stringify(again.facts) === JSON.stringify(facts),
      () => `${written} says something else than was read`,
    );
    checkBlocks(board, written, tree, edits);
    if (error) {
      const refused = answered(() => engine.Job.tables(...board, text));
      must(refused === undefined, () => `${text} is a bound after all`);
    } else if (facts && facts.bytes <= 20_000 && !facts.listed.some(isLarge)) {
      checkBound(board, text, audits);
    }
  },
};

/** Listed heuristics with a table take too long for a case. @param {string} name */
const isLarge = (name) =>
  engine
    .catalogue()
    .puzzles.some(({ heuristics }) => heuristics.some((one) => one.name === name && one.table));
