import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packageOf } from '../../../../www/features/scorm/package.js';
import { teach } from '../../../../www/shared/words/en/teach.js';

/** @import { Version } from '../../../../www/features/scorm/package.js' */

/** @param {string} link @param {string} [title] @param {Version} [version] */
function files(link, title = 'Week 3', version = '1.2') {
  const { notes } = teach.scorm;
  const own = { version, title, lang: 'en', link, notes };
  const all = unzipSync(packageOf({ ...own, page: strToU8('page'), adapter: '' }));
  return Object.fromEntries(Object.entries(all).map(([name, file]) => [name, strFromU8(file)]));
}

/** @param {string} link @param {string} [title] @param {Version} [version] */
const identifier = (link, title, version) =>
  /<manifest identifier="([^"]*)"/.exec(files(link, title, version)['imsmanifest.xml'] ?? '')?.[1];

test('a package has one identifier as long as its link and title are the same, and no other has it', () => {
  const one = identifier('v=1&exercise=order:2');
  expect(one).toMatch(/^[a-z][\w-]{0,60}$/);
  expect(identifier('v=1&exercise=order:2&answers=x&by=Ada&score=0-6')).toBe(one);
  const all = [
    ...[one, identifier('v=1&exercise=order:2,seed:1'), identifier('v=1&exercise=bounds')],
    ...[identifier('v=1&exercise=order:2', 'Week 4'), identifier('v=1&lesson=ida-star')],
    identifier('v=1&exercise=order:2', '第三周'),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test.each(/** @type {const} */ (['1.2', '2004']))('a package knows its version: %s', (version) => {
  expect(files('v=1&lesson=states', 'Week 3', version)['index.html']).toContain(
    `data-version="${version}"`,
  );
});
