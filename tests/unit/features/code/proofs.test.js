import { expect, test } from 'vitest';
import { pieceOfPart } from '../../../../www/features/code/parts.js';
import { keyOf } from '../../../../www/shared/puzzles/puzzles.js';
import { words as german } from '../../../../www/shared/words/de/index.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue, play, Search } from '../../engine.js';

test('each heuristic that can be chosen has its proof, which says whether it is consistent as the engine does', () => {
  for (const puzzle of catalogue().puzzles) {
    for (const { name, consistent } of puzzle.heuristics) {
      const proof = words.proof(keyOf(puzzle), name);
      expect(proof, `${puzzle.name} ${name}`).not.toBeNull();
      expect(proof?.consistent.startsWith('It can fall by'), name).toBe(!consistent);
      const other = german.proof(keyOf(puzzle), name);
      expect(other?.consistent.startsWith('Sie kann um'), name).toBe(!consistent);
      expect(proof?.admissible.length).toBeGreaterThan(20);
    }
  }
});

test('a part that has no words is an error', () => {
  const { part, painted } = words.code.heuristic;
  expect([
    part({ pieces: [1, 5, 12] }),
    part({ colour: 'R' }),
    part({ quantity: 'conflicts' }),
  ]).toEqual(['tiles 1 5 12', 'red alone', 'conflicts']);
  for (const say of [() => part({ colour: 'G' }), () => painted('G')]) {
    expect(say).toThrow("there are no words for 'G'");
  }
});

test('a part is drawn as the engine sees it: one colour alone, one group of tiles alone', () => {
  const cubes = new Search({
    puzzle: 'cubes',
    start: 'WWWWWWWWE',
    goal: 'BWRBWRBER',
    algorithm: 'ida-star',
    heuristic: 'colours',
  });
  while (cubes.prepare(100_000));
  const parts = cubes.parts('WWWWWWWWE');
  expect(parts).toMatchObject({ rule: 'max' });
  expect(parts?.parts.map(([about]) => about)).toEqual([
    { colour: 'W' },
    { colour: 'R' },
    { colour: 'B' },
  ]);
  expect(Math.max(...(parts?.parts.map(([, bound]) => bound) ?? []))).toBe(
    cubes.estimate('WWWWWWWWE'),
  );
  const { positions } = play('cubes', 'WWWWWWWWE', 'BWRBWRBER', []);
  expect(positions[0]?.map((piece) => pieceOfPart({ colour: 'R' }, piece))).toEqual([
    ...Array(8).fill('XRX'),
    null,
  ]);
  expect(
    ['5', '12', '15', null].map((piece) => pieceOfPart({ pieces: [1, 5, 12] }, piece)),
  ).toEqual(['5', '12', null, null]);
});
