// Node module hooks that load the page's modules like its bundler: file URLs, and data as modules.

import { readFile } from 'node:fs/promises';

/** @import { LoadHook, ResolveHook } from 'node:module' */

/** @type {ResolveHook} */
export const resolve = (specifier, context, next) => {
  if (!specifier.endsWith('?url')) return next(specifier, context);
  const file = new URL(specifier.slice(0, -'?url'.length), context.parentURL).href;
  const source = `export default ${JSON.stringify(file)}`;
  return { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true };
};

/** @type {LoadHook} */
export const load = async (url, context, next) => {
  if (!url.endsWith('.json')) return next(url, context);
  const source = `export default ${await readFile(new URL(url), 'utf8')}`;
  return { format: 'module', source, shortCircuit: true };
};
