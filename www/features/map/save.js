// A map as a file: for graphviz, and as a picture.

import { fileOf } from '../../shared/export/svg.js';

/** @import { MapReport } from '../../pkg/rolling_cubes.js' */
/** @import { Svg } from '../../shared/export/makers.js' */

const quoted = (/** @type {string} */ name) => `"${name.replaceAll('"', '\\"')}"`;

/** The graph in the DOT language; `neato -n` keeps the places, in inches. @type {(map: MapReport) => string} */
export function dotOf({ nodes, edges, start, goals }) {
  const unit = 8 / Math.max(1, ...nodes.map(({ x }) => x ?? 0));
  const name = (/** @type {number} */ node) => quoted(nodes[node]?.name ?? '');
  return [
    'digraph map {',
    '  node [shape=circle]',
    ...nodes.map(({ name, x, y, h }) => {
      const parts = [
        x === null || y === null ? '' : `pos="${(x * unit).toFixed(2)},${(-y * unit).toFixed(2)}!"`,
        h === null ? '' : `xlabel="h ${h}"`,
        name === start ? 'style=filled' : '',
        goals.includes(name) ? 'peripheries=2' : '',
      ];
      return `  ${quoted(name)} [${parts.filter(Boolean).join(', ')}]`;
    }),
    ...edges.map(
      ({ from, to, cost, both }) =>
        `  ${name(from)} -> ${name(to)} [label="${cost}"${both ? ', dir=none' : ''}]`,
    ),
    '}',
    '',
  ].join('\n');
}

const STYLES = /** @type {const} */ ([
  ...['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'paint-order'],
  ...['font-size', 'font-weight', 'text-anchor', 'dominant-baseline'],
]);

/** A drawn picture as a file, with its styles, in the colours of the light theme. @param {SVGSVGElement} drawn @param {string} title @param {string} text of the map @returns {Svg} */
export function svgOf(drawn, title, text) {
  const copy = /** @type {SVGSVGElement} */ (drawn.cloneNode(true));
  const scheme = drawn.style.colorScheme;
  drawn.style.colorScheme = 'light';
  const copies = [...copy.querySelectorAll('*')];
  for (const [n, element] of [...drawn.querySelectorAll('*')].entries()) {
    const own = getComputedStyle(element);
    const to = copies[n];
    for (const name of to?.getAttributeNames() ?? [])
      if (/^(class|tabindex|role|aria-|translate|data-)/.test(name)) to?.removeAttribute(name);
    if (!element.matches('g'))
      for (const name of STYLES) to?.setAttribute(name, own.getPropertyValue(name));
    if (element.matches('.hit')) to?.setAttribute('fill', 'none');
  }
  drawn.style.colorScheme = scheme;
  for (const one of copy.querySelectorAll('[stroke="rgba(0, 0, 0, 0)"]')) one.remove();
  const { width, height } = drawn.viewBox.baseVal;
  const whole = new XMLSerializer();
  const elements = [...copy.children].map((one) =>
    whole.serializeToString(one).replaceAll(/<!--.*?-->/g, ''),
  );
  return fileOf({ width, height, title, link: text }, [
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...elements,
  ]);
}
