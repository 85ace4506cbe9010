import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';

/** The packages that a file needs as soon as it is run. @param {URL} file @returns {string[]} */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  const named = [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?from '([^']+)'/gm),
  ];
  return named.flatMap(([, name = '']) =>
    name.startsWith('.') ? packagesOf(new URL(name, file), seen) : isBuiltin(name) ? [] : [name],
  );
}

test.each(['start', 'build', 'test', 'dev'])('%s begins without any package', (name) => {
  const file = new URL(`../../../www/build/${name}.js`, import.meta.url);
  expect(packagesOf(file)).toEqual([]);
});
