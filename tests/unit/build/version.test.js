import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currentVersion, REPEATED } from '../../../www/build/version.js';

test('every file that has the version has that of package.json', () => {
  for (const [name, place] of Object.entries(REPEATED)) {
    const [found] = place.exec(readFileSync(name, 'utf8')) ?? [];
    expect(found, name).toBe(currentVersion());
  }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(packages[''].version).toBe(currentVersion());
});

test('the changelog tells of the version', () => {
  const headings = readFileSync('CHANGELOG.md', 'utf8').match(/^## .+/gm) ?? [];
  expect(headings.some((heading) => heading.includes(currentVersion()))).toBe(true);
});
