// A picture's nodes as DOT (Graphviz) and as TikZ (forest), to be laid out and styled anew.

import { PRESENCE, SIGNS } from './looks.js';

/** @import { Theme } from './draw.js' */
/** @import { Looks } from './looks.js' */
/** @import { Sign } from '../../shared/state/slices/tree.js' */
/** @import { Picture } from './picture.js' */

/**
 * @typedef {object} Paper
 * @property {Picture} picture
 * @property {Looks} looks
 * @property {Theme} theme colours as `#rrggbb`
 * @property {(place: number) => string} label a node's numbers
 * @property {string} title
 * @property {string} link reproduces the picture
 */

/** `fill` is the node's own colour; other nodes are outlined. @type {Readonly<Record<Sign, {shape: string, fill?: true, dashed?: true}>>} */
const SHAPES = {
  open: { shape: 'circle' },
  expanded: { shape: 'circle', fill: true },
  pruned: { shape: 'plaintext' },
  duplicate: { shape: 'doublecircle' },
  solution: { shape: 'star', fill: true },
  met: { shape: 'diamond', fill: true },
  worse: { shape: 'square' },
  stub: { shape: 'circle', dashed: true },
};

/** One node: its sign, colour, text, and nodes folded below it. @param {Paper} paper @param {number} place */
function nodeOf({ picture, looks, theme, label }, place) {
  const sign = SIGNS[looks.signs[place] ?? 0] ?? 'stub';
  const now = looks.presence[place] === PRESENCE.now;
  const colour = now ? (looks.entries[looks.colours[place] ?? 0]?.colour ?? 'muted') : 'ghost-node';
  return {
    sign,
    colour,
    value: (theme[colour] ?? '#000000').slice(1),
    text: now && sign !== 'stub' ? label(place) : '',
    folded: picture.folded[place] ?? 0,
  };
}

const quoted = (/** @type {string} */ text) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Edges lead from parents to children. @param {Paper} paper */
export function dotOf(paper) {
  const { picture, title, link } = paper;
  /** @type {string[]} */
  const lines = [];
  for (let place = 0; place < picture.size; place += 1) {
    const { sign, value, text, folded } = nodeOf(paper, place);
    const { shape, fill, dashed } = SHAPES[sign];
    const style = fill ? ', style=filled, fontcolor=white' : dashed ? ', style=dashed' : '';
    lines.push(
      `  n${place} [label=${quoted(text)}, class="${sign}", shape=${shape}, color="#${value}"${style}];`,
    );
    const parent = picture.parents[place] ?? -1;
    if (parent >= 0) lines.push(`  n${parent} -> n${place};`);
    if (folded > 0) {
      lines.push(`  w${place} [label="${folded}", class="folded", shape=triangle];`);
      lines.push(`  n${place} -> w${place} [style=dashed];`);
    }
  }
  return [
    'digraph tree {',
    `  label=${quoted(title)};`,
    `  URL=${quoted(link)};`,
    '  node [fontname="sans-serif", fontsize=9, margin=0, width=0.3, height=0.3];',
    '  edge [arrowhead=none];',
    ...lines,
    '}',
    '',
  ].join('\n');
}

/** Larger trees have no letters, as they would be too small to read in the width of a text. */
const LETTERED = 150;

/** Text in LaTeX, which has uses of its own for some signs. @param {string} text */
const inLatex = (text) =>
  text.replace(/[{}$&#%_^~]/g, (sign) => (/[~^]/.test(sign) ? `\\${sign}{}` : `\\${sign}`));

/** TikZ options of the signs. @type {Readonly<Record<Sign, string>>} */
const STYLES = {
  open: 'circle, draw',
  expanded: 'circle, draw, fill=., text=white',
  pruned: 'rectangle',
  duplicate: 'circle, draw, double',
  solution: 'circle, draw, fill=., text=white, very thick, double',
  met: 'rectangle, draw, fill=., text=white, rotate=45',
  worse: 'rectangle, draw',
  stub: 'circle, draw, dashed',
};

/** One `forest` for each root; one that begins at a goal grows upwards. @param {Paper} paper */
export function tikzOf(paper) {
  const { picture, title, link } = paper;
  const nodes = Array.from({ length: picture.size }, (_, place) => nodeOf(paper, place));
  /** @type {number[][]} */
  const children = nodes.map(() => []);
  for (let place = 0; place < picture.size; place += 1) {
    children[picture.parents[place] ?? -1]?.push(place);
  }
  const lettered = picture.size <= LETTERED;
  /** @param {number} place @param {number} depth @returns {string} */
  const branch = (place, depth) => {
    const { sign, colour, text, folded } = /** @type {ReturnType<typeof nodeOf>} */ (nodes[place]);
    // A cross replaces the text of a pruned node without letters.
    const said = lettered ? inLatex(text) : sign === 'pruned' ? '$\\times$' : '';
    const below = (children[place] ?? []).map((child) => branch(child, depth + 1));
    if (folded > 0) below.push(`[{${lettered ? `\\dots ${folded}` : ''}}, folded]`);
    return `\n${' '.repeat(depth)}[{${said}}, color=${colour}, ${sign}${depth === 0 ? ', baseline' : ''}${below.join('')}]`;
  };
  const colours = new Map(nodes.map(({ colour, value }) => [colour, value.toUpperCase()]));
  const size = lettered
    ? 'inner sep=1pt, minimum size=4mm, s sep=1mm, l sep=4mm, font=\\tiny'
    : 'inner sep=0pt, minimum size=0.8mm, s sep=0.2mm, l sep=2mm, font=\\tiny';
  return [
    ...[title, link].map((text) => `% ${text}`),
    `% ${picture.size} nodes. LaTeX takes about a minute for 1000; SVG suits larger trees.`,
    '% In the preamble: \\usepackage{forest,adjustbox}',
    '% In the text: \\adjustbox{max totalsize={\\linewidth}{0.9\\textheight}}{\\input{…}}',
    ...Array.from(colours, ([name, value]) => `\\definecolor{${name}}{HTML}{${value}}%`),
    '\\forestset{',
    ...Object.entries(STYLES).map(([sign, style]) => `  ${sign}/.style={${style}},`),
    '  folded/.style={draw=none, edge=dashed},',
    '}%',
    ...nodes.flatMap((_, place) =>
      (picture.parents[place] ?? -1) >= 0
        ? []
        : [
            '\\begin{forest}',
            `for tree={${size}${picture.backward[place] ? ', grow=north' : ''}}${branch(place, 0)}`,
            '\\end{forest}%',
          ],
    ),
    '',
  ].join('\n');
}
