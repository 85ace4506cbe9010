// The engine's answers about the opening problem, computed at build time:
// `import answers from './pkg/rolling_cubes_bg.wasm?primer'`, see `www/shared/engine/primed.js`.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @import { Plugin } from 'vite' */

const QUERY = '?primer';

/** @param {string} file the engine's */
export async function answersOf(file) {
  // Imported late: before the first build there is no engine.
  const engine = await import('../../pkg/rolling_cubes.js');
  const { keyOf } = await import('../../shared/engine/primed.js');
  const { OPENING, pageOf } = await import('../../shared/puzzles/puzzles.js');
  engine.initSync({ module: readFileSync(file) });
  const catalogue = engine.catalogue();
  const [puzzle] = catalogue.puzzles;
  if (!puzzle) throw new Error('there is no puzzle');
  const { name, opening } = puzzle;
  const asked = pageOf(OPENING).problems.samples.map(({ input }) => [name, input]);
  const { start, goal } = opening;
  return {
    [keyOf('catalogue', [])]: catalogue,
    ...Object.fromEntries(
      asked.map(([name = '', input = '']) => [
        keyOf('parse_contest', [name, input]),
        engine.parse_contest(name, input),
      ]),
    ),
    [keyOf('play', [name, start, goal, []])]: engine.play(name, start, goal, []),
    [keyOf('unsolvable', [name, start, goal])]: engine.unsolvable(name, start, goal) ?? null,
  };
}

/** @type {() => Plugin} */
export const primer = () => ({
  name: 'primer',
  enforce: 'pre',
  resolveId(source, importer) {
    return source.endsWith(QUERY) && importer ? join(dirname(importer), source) : undefined;
  },
  async load(id) {
    if (!id.endsWith(QUERY)) return undefined;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(await answersOf(file)))});`;
  },
});
