// Which part of an engine gets which of its constants: a part that lacks one would read zeros in its place.

import binaryen from 'binaryen';
import { describe, expect, test } from 'vitest';
import { knowers, numbersOf, segmentsOf, shared } from '../../www/build/parts/constants.js';

/** @typedef {import('../../www/build/parts/constants.js').Constant} Constant */

/** @param {number} from @param {number} end @param {Partial<Constant>} [besides] @returns {Constant} */
const constant = (from, end, besides) => ({
  from,
  end,
  stays: false,
  points: [],
  places: [],
  ...besides,
});

test('an address is found wherever code has one: by itself, in half of a long number, added to another, below zero beside', () => {
  const { i32, i64, none, createType } = binaryen;
  const module = new binaryen.Module();
  module.setMemory(1, 1);
  const text = (1_048_600n << 32n) | 1_048_700n;
  const body = module.block(null, [
    module.drop(module.i32.const(1_048_576)),
    module.drop(module.i64.const(text)),
    module.drop(module.i64.const(-1n)),
    module.drop(module.i32.load(1_048_800, 4, module.local.get(0, i32))),
    module.i32.store8(1_048_900, 1, module.local.get(0, i32), module.i32.const(-5)),
    module.drop(module.i64.load32_u(1_049_000, 4, module.local.get(0, i32))),
  ]);
  module.addFunction('all', createType([i32]), none, [i64], body);
  module.addFunctionExport('all', 'all');
  const numbers = numbersOf(module.emitBinary(), 1_048_576);
  for (const address of [1_048_576, 1_048_600, 1_048_700, 1_048_800, 1_048_900, 1_049_000])
    expect(numbers).toContain(address);
});

describe('a part has', () => {
  const [table, text, name, written, nobodys] = [
    constant(100, 120, { points: [125], places: [9000, 9001] }),
    constant(120, 130),
    constant(130, 140, { points: [100] }),
    constant(140, 150, { stays: true, places: [9002] }),
    constant(150, 160),
  ];
  const all = [table, text, name, written, nobodys];
  const held = (/** @type {number[][]} */ ...numbers) =>
    shared(
      all,
      numbers.map((of) => new Set(of)),
    );

  test('the constants whose addresses stand in its code, those that these point to, and so on', () => {
    expect(held([], [135])).toEqual([[written], [table, text, name]]);
    expect(held([], [129], [100])).toEqual([[written], [text], [table, text]]);
  });

  test('none that the first has, which has what is written to besides', () => {
    expect(held([121], [100])).toEqual([[text, written], [table]]);
    expect(held([135], [100])).toEqual([[table, text, name, written], []]);
  });

  test('a place where its code or a constant of its own names it', () => {
    const numbers = [new Set([9500]), new Set([100, 9002])];
    const known = knowers(numbers, shared(all, numbers));
    expect(known.get(9500)).toEqual(new Set([0]));
    expect(known.get(9002)).toEqual(new Set([0, 1]));
    expect(known.get(9001)).toEqual(new Set([1]));
  });
});

test('what is written for some constants is all of them, and no byte of others', () => {
  const memory = Uint8Array.from({ length: 200 }, (_, at) => (at % 13 < 9 ? 0 : at));
  const own = [constant(10, 60), constant(60, 61), constant(64, 70), constant(100, 200)];
  const made = new Uint8Array(200);
  for (const { from, data } of segmentsOf(memory, own)) {
    const end = from + data.length;
    expect(own.some((one) => one.from <= from && from < one.end)).toBe(true);
    for (let at = from; at < end; at += 1)
      expect(own.some((one) => one.from <= at && at < one.end)).toBe(true);
    made.set(data, from);
  }
  for (const { from, end } of own)
    expect(made.subarray(from, end)).toEqual(memory.subarray(from, end));
});
