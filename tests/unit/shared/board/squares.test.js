import { expect, test } from 'vitest';
import { moveInWords } from '../../../../www/features/race/views/in-words.js';
import { piecesOf } from '../../../../www/shared/board/pieces.js';
import { keyOf } from '../../../../www/shared/puzzles/puzzles.js';
import { puzzleOf } from '../../../../www/shared/state/puzzles.js';
import { row, square } from '../../../../www/shared/words/en/squares.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue, play } from '../../engine.js';

const GAMES = catalogue().puzzles.map((puzzle) => ({ ...puzzle, key: keyOf(puzzle) }));

test('every square is called what stands at the edges of its board', () => {
  /** @type {Readonly<Record<string, string>>} */
  const at = { x: 'column', y: 'row', c: 'column', r: 'row' };
  for (const { key, side } of GAMES) {
    const { coordinates } = piecesOf(/** @type {any} */ (puzzleOf(key)));
    if (!coordinates) continue;
    const { across, along, names } = coordinates;
    for (let index = 0; index < side ** 2; index += 1) {
      const [x = '', y = ''] = [across[index % side], along[Math.floor(index / side)]];
      const said = square(key, index, side);
      if (names) {
        const [one, other] = names.map((name) => at[name]);
        expect(said.split(', ').sort()).toEqual([`${one} ${x}`, `${other} ${y}`].sort());
      } else expect(said).toBe(x + y);
      expect(row(key, Math.floor(index / side), side)).toBe(`row ${y}`);
    }
  }
});

test('a board in words names its rows as they stand at its edge', () => {
  const knights = [...'1011001*11101110100100000'].map((piece) => (piece === '*' ? null : piece));
  expect(words.board.inWords('knights', knights, 5)).toMatch(
    /^row 5: 1, 0, 1, 1, 0; row 4: 0, 1, empty/,
  );
  expect(words.board.inWords('cubes', [...'WWRWWWBE'], 3)).toMatch(
    /^row 1: white, white, red; row 2/,
  );
});

test.each([
  ['cubes', 'WWWWWWWWE', 'D', 'Rolled the cube at column 3, row 2 down. Roll 1.', 'down'],
  ['tiles-3', '123405786', 'L', 'Slid 5 left. Move 1.', 'left'],
  ['tiles-4', '0123456789abcdef', 'L', 'Slid 1 left. Move 1.', 'left'],
  ['tiles-4', 'b0123456789acdef', 'R', 'Slid 11 right. Move 1.', 'right'],
  [
    'knights',
    '1011001*11101110100100000',
    'a3',
    'The knight on a3 jumped to c4. Jump 1.',
    'a3 to c4',
  ],
  [
    'toys',
    '1111000011100010',
    '1424',
    'Swapped row 1, column 4 with row 2, column 4. Swap 1.',
    'r1 c4 with r2 c4',
  ],
])(
  'a move of %s that is played speaks the language of its board',
  (key, start, move, said, legal) => {
    const game = GAMES.find((game) => game.key === key);
    const goal = game?.name === 'tiles' ? start : (game?.opening.goal ?? '');
    const line = play(puzzleOf(key), start, goal, [move]);
    const side = game?.side ?? 0;
    expect(moveInWords(line, /** @type {any} */ ({ key, at: 1, moves: [move] }), side)).toBe(said);
    const [roll] = line.rolls;
    if (!roll) throw new Error('a move that is played has moved something');
    expect(words.board.move(key, { move, ...roll }, side)).toBe(legal);
  },
);

test('in setting up, squares are called what they are called in play', () => {
  expect(words.setUp.square('knights', 7, 5, '')).toBe('c4: empty');
  expect(words.setUp.square('toys', 6, 4, '1')).toBe('row 2, column 3: 1');
  expect(words.setUp.square('tiles-3', 6, 3, '8')).toBe('column 1, row 3: 8');
});
