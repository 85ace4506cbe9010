import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { looksOf } from '../../../../www/features/tree/looks.js';
import { dotOf, tikzOf } from '../../../../www/features/tree/papers.js';
import { recipesOf } from '../../../../www/features/tree/theme.js';
import { REQUESTS, traced } from '../trace/samples.js';
import { chance, grown, iterated, picture } from './samples.js';

/** @import { Picture } from '../../../../www/features/tree/picture.js' */
/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const END = { now: Number.POSITIVE_INFINITY, ended: true };
const theme = Object.fromEntries(Object.keys(recipesOf('red')).map((name) => [name, '#1a7f37']));

/** @param {Picture} drawn @param {Partial<Parameters<typeof looksOf>[1]>} [options] */
const paperOf = (drawn, options) => ({
  picture: drawn,
  looks: looksOf(drawn, { colouring: 'fate', moment: END, ...options }),
  theme,
  label: (/** @type {number} */ place) => `${place}+1`,
  title: 'Search tree of "A*" · 50 % & more_\\',
  link: 'https://example.org/#v=1&start=%7E_x',
});

const has = (/** @type {string} */ command, /** @type {string} */ option) =>
  spawnSync(command, [option]).status === 0;
const hasGraphviz = has('dot', '-V');

/** Typesets a text that reads `tree.tex`; returns how it went. @param {string} tree @param {string} text */
function typeset(tree, text) {
  const folder = mkdtempSync(join(tmpdir(), 'tikz-'));
  try {
    writeFileSync(join(folder, 'tree.tex'), tree);
    writeFileSync(
      join(folder, 'text.tex'),
      String.raw`\documentclass{article}\usepackage{forest,adjustbox}\begin{document}${text}\end{document}`,
    );
    const options = ['-interaction=nonstopmode', '-halt-on-error', 'text'];
    return spawnSync('pdflatex', options, { cwd: folder, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const hasForest = typeset('', 'x').status === 0;

const request = (/** @type {string} */ name) => /** @type {Request} */ (REQUESTS[name]);
/** @type {[string, () => Picture][]} */
const DRAWN = [
  ['all of a small search', () => picture(grown(traced(request('a-star'), { units: 60 })))],
  ['two sides', () => picture(grown(traced(request('bidirectional-bfs'))), { budget: 60 })],
  ['an iteration before the one drawn', () => picture(iterated(request('ida-star'), 1))],
  ['wedges', () => picture(grown(chance(20_000, 5)), { budget: 60 })],
  ['more nodes than can have letters', () => picture(grown(chance(160, 3)))],
];

describe.each(DRAWN)('a picture of %s', (_, make) => {
  const drawn = make();
  const wedges = [...drawn.folded].filter((n) => n > 0);

  test.skipIf(!hasGraphviz)(
    'is read and drawn by Graphviz, with every node, edge and wedge',
    () => {
      const { status, stdout, stderr } = spawnSync('dot', ['-Tplain'], {
        input: dotOf(paperOf(drawn)),
        encoding: 'utf8',
        maxBuffer: 1e8,
      });
      expect(stderr).toBe('');
      expect(status).toBe(0);
      const roots = [...drawn.parents].filter((parent) => parent < 0).length;
      expect(stdout.match(/^node n/gm)).toHaveLength(drawn.size);
      expect(stdout.match(/^node w/gm) ?? []).toHaveLength(wedges.length);
      expect(stdout.match(/^edge /gm)).toHaveLength(drawn.size - roots + wedges.length);
    },
  );

  test('is written as TikZ with brackets in pairs, one for every node and wedge', () => {
    const text = tikzOf(paperOf(drawn)).replace(/^%.*$/gm, '');
    expect(text.match(/\[\{/g)).toHaveLength(drawn.size + wedges.length);
    expect(text.split('[').length).toBe(text.split(']').length);
  });

  test.skipIf(!hasForest)(
    'is typeset by LaTeX in a text, on one page',
    () => {
      const text = String.raw`\noindent\adjustbox{max totalsize={\linewidth}{0.9\textheight}}{\input{tree}}`;
      const { status, stdout } = typeset(tikzOf(paperOf(drawn)), text);
      expect(status, stdout).toBe(0);
      expect(stdout).toContain('(1 page,');
      expect(stdout).not.toContain('Overfull');
    },
    60_000,
  );
});

test('a node in a DOT graph has the numbers, fate and colour of the picture', () => {
  const drawn = picture(grown(traced(request('ida-star'))));
  const paper = paperOf(drawn);
  const lines = dotOf(paper).split('\n');
  drawn.nodes.forEach((node, place) => {
    const fate = drawn.forest.trace.fate(drawn.forest.record(node));
    const line = lines.find((text) => text.startsWith(`  n${place} [`));
    expect(line).toContain(`label="${place}+1", class="${fate}"`);
    expect(line).toContain('color="#1a7f37"');
  });
});
