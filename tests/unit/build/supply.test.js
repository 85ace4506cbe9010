import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  isAllowed,
  listIn,
  wrongCrates,
  wrongLock,
  wrongPackages,
} from '../../../www/build/supply.js';

const toml = readFileSync('deny.toml', 'utf8');
const crate = (/** @type {object} */ more) => ({
  name: 'a',
  version: '1.0.0',
  license: 'MIT',
  source: 'registry+https://github.com/rust-lang/crates.io-index',
  ...more,
});

test.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['', false],
  ['MIT/Apache-2.0', true],
  ['GPL-3.0 OR MIT', true],
  ['MIT AND GPL-3.0', false],
  ['(MIT OR Apache-2.0) AND Unicode-3.0', true],
  ['(MIT OR Apache-2.0) AND (GPL-2.0 OR GPL-3.0)', false],
  ['Apache-2.0 WITH LLVM-exception OR GPL-3.0', true],
  ['GPL-3.0 OR MIT AND GPL-2.0', false],
  ['GPL-3.0 WITH Classpath-exception-2.0', false],
])('the licence "%s" is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression, listIn(toml, 'allow'))).toBe(allowed);
});

test('a crate of another licence, from elsewhere or in two versions is reported', () => {
  expect(
    wrongCrates([crate({}), crate({ name: 'b' }), crate({ name: 'own', source: null })], toml),
  ).toEqual([]);
  expect(
    wrongCrates([crate({ license: 'GPL-3.0' }), crate({ name: 'b', license: null })], toml),
  ).toEqual(['crate a: licence GPL-3.0', 'crate b: licence null']);
  expect(wrongCrates([crate({ source: 'git+https://example.org' })], toml)).toEqual([
    'crate a: from git+https://example.org',
  ]);
  expect(wrongCrates([crate({}), crate({ version: '2.0.0' })], toml)).toEqual([
    'crate a: 1.0.0 and 2.0.0',
  ]);
  expect(
    wrongCrates([crate({ name: 'syn' }), crate({ name: 'syn', version: '2.0.0' })], toml),
  ).toEqual([]);
});

test('each locked package has its checksum, and runs nothing when it is installed', () => {
  const lock = readFileSync('Cargo.lock', 'utf8');
  expect(wrongLock(lock)).toEqual([]);
  expect(wrongLock(lock.replace(/^checksum = .*$/m, ''))).toHaveLength(1);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(wrongPackages(packages)).toEqual([]);
  const bad = { license: 'UNLICENSED', resolved: 'https://example.org', hasInstallScript: true };
  expect(wrongPackages({ '': {}, 'node_modules/x': bad })).toEqual([
    'node_modules/x: licence UNLICENSED',
    'node_modules/x: no checksum',
    'node_modules/x: a script that runs when it is installed',
    'node_modules/x: from https://example.org',
  ]);
});
