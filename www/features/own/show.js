// The pictures of a position of a written puzzle, from the values of its variables.

import { css, html, nothing, svg } from 'lit';

/** @import { WrittenPicture, WrittenRow } from '../../pkg/rolling_cubes.js' */

/** @typedef {{name: string, value: string, row: WrittenRow, index: number}} Item a variable, or a place of a row */

/** Names of values that are drawn in the colour they name. */
const NAMED = 'white black red blue green yellow orange purple grey'.split(' ');
const LANES = 6;
const CELL = 44;

export const showStyle = css`
  .shown svg {
    display: block;
    max-inline-size: 100%;
    max-block-size: 16rem;
    font: 600 15px system-ui, sans-serif;
  }
  .shown text {
    text-anchor: middle;
    dominant-baseline: central;
    fill: var(--ink);
  }
  .shown .on {
    fill: white;
    stroke: #000a;
    stroke-width: 2px;
    paint-order: stroke;
  }
  .shown .small {
    font-size: 12px;
    font-weight: 400;
  }
  .shown .ground {
    fill: var(--well);
    stroke: var(--line);
  }
  .shown .tile {
    fill: var(--paper);
    stroke: var(--ink-muted);
  }
  .shown .line {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
  }
  .shown .water {
    fill: var(--lane-0);
    opacity: 0.6;
  }
  .shown .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .shown .chips span {
    padding: 2px var(--space-2);
    border: 1px solid var(--ink-muted);
    border-radius: 1em;
  }
`;

/** The shortest beginning of a name that no other name has. @type {(name: string, names: readonly string[]) => string} */
export function shortest(name, names) {
  const others = names.filter((other) => other !== name);
  const letters = [...name];
  const length = letters.findIndex((_, n) => {
    const own = letters.slice(0, n + 1).join('');
    return !others.some((other) => other.startsWith(own));
  });
  return length < 0 ? name : letters.slice(0, length + 1).join('');
}

const isEmpty = (/** @type {string} */ value) => value === '_' || value === '0';

/** @type {(value: string, row: WrittenRow) => string} */
function colourOf(value, { set, most }) {
  if (most !== null) return 'var(--paper)';
  if (NAMED.includes(value)) return value;
  return `var(--lane-${set.filter((other) => !isEmpty(other)).indexOf(value) % LANES})`;
}

/** @type {(rows: readonly WrittenRow[]) => Item[]} */
const itemsOf = (rows) =>
  rows
    .flatMap((row) =>
      row.values.map((value, n) => ({ name: row.places[n] ?? row.name, value, row })),
    )
    .map((item, index) => ({ ...item, index }));

/** @type {(x: number, y: number, text: string, kind?: string) => unknown} */
const word = (x, y, text, kind = '') => svg`<text class=${kind} x=${x} y=${y}>${text}</text>`;

/** @type {(width: number, height: number, label: string, shapes: unknown) => unknown} */
const drawing = (width, height, label, shapes) =>
  html`<svg role="img" aria-label=${label} width=${width} height=${height} viewBox="-4 -4 ${width + 8} ${height + 8}" translate="no">${shapes}</svg>`;

/** @type {(rows: readonly WrittenRow[], board: readonly number[], label: string) => unknown} */
function grid(rows, [columns = 0, height = 0], label) {
  const at = (/** @type {string} */ square) => {
    const column = square.charCodeAt(0) - 97;
    return { x: column * CELL, y: (height - Number(square.slice(1))) * CELL };
  };
  /** Pieces, the first on a square largest. @type {Map<string, number>} */
  const lying = new Map();
  const piece = (
    /** @type {string} */ square,
    /** @type {string} */ text,
    /** @type {string} */ colour,
    isRound = false,
  ) => {
    const { x, y } = at(square);
    const below = lying.get(square) ?? 0;
    lying.set(square, below + 1);
    const kind = colour === 'var(--paper)' ? '' : 'on';
    if (isRound)
      return svg`<circle cx=${x + CELL / 2} cy=${y + CELL / 2} r=${CELL * 0.32} fill=${colour} stroke="var(--ink)"></circle>
        ${word(x + CELL / 2, y + CELL / 2, text, kind)}`;
    const size = below === 0 ? CELL - 6 : CELL * 0.36;
    const left = x + (below === 0 ? 3 : CELL - 4 - size);
    const top = y + (below === 0 ? 3 : CELL - 4 - size * ((below - 1) * 1.1 + 1));
    return svg`<rect x=${left} y=${top} width=${size} height=${size} rx="4" fill=${colour} stroke="var(--ink-muted)"></rect>
      ${word(left + size / 2, top + size / 2, text, below === 0 ? kind : `${kind} small`)}`;
  };
  const pieces = rows.map((row, n) => {
    const names = rows.map(({ name }) => name);
    if (!row.squares)
      return row.values.map((value, place) =>
        isEmpty(value)
          ? nothing
          : piece(
              row.places[place] ?? '',
              row.most === null ? shortest(value, row.set) : value,
              colourOf(value, row),
            ),
      );
    const isNumbered = row.places.length > 0;
    return row.values.map((square, place) =>
      piece(
        square,
        row.places[place] ?? shortest(row.name, names),
        isNumbered ? 'var(--paper)' : `var(--lane-${(n + 2) % LANES})`,
        !isNumbered,
      ),
    );
  });
  const cells = Array.from(
    { length: columns * height },
    (_, cell) =>
      svg`<rect class="ground" x=${(cell % columns) * CELL} y=${Math.floor(cell / columns) * CELL} width=${CELL} height=${CELL}></rect>`,
  );
  return drawing(columns * CELL, height * CELL, label, [cells, pieces]);
}

/** A peg a value, a disc a variable or a place, the first the smallest. @type {(rows: readonly WrittenRow[], label: string) => unknown} */
function pegs(rows, label) {
  const items = itemsOf(rows);
  const set = rows[0]?.set ?? [];
  const [step, thick] = [34 + 14 * items.length, 20];
  const height = (items.length + 1) * thick;
  const shapes = set.map((peg, n) => {
    const middle = (n + 0.5) * step;
    const discs = items.filter(({ value }) => value === peg).reverse();
    return svg`<path class="line" d="M${middle} 0V${height}M${middle - step / 2 + 4} ${height}h${step - 8}"></path>
      ${discs.map(({ name, index }, below) => {
        const width = 26 + (index * (step - 38)) / Math.max(1, items.length - 1);
        const top = height - (below + 1) * thick;
        return svg`<rect x=${middle - width / 2} y=${top} width=${width} height=${thick - 2} rx="5" fill=${`var(--lane-${index % LANES})`}></rect>
          ${word(middle, top + thick / 2, name, 'on small')}`;
      })}
      ${word(middle, height + 14, peg)}`;
  });
  return drawing(set.length * step, height + 24, label, shapes);
}

/** As high as the greatest value, or as the place if places are numbers. @type {(rows: readonly WrittenRow[], label: string) => unknown} */
function jugs(rows, label) {
  const all = itemsOf(rows).map((item) => {
    const own = item.row.places.length > 0 ? Number(item.name) : Number.NaN;
    return { ...item, room: own > 0 ? own : (item.row.most ?? 1) || 1 };
  });
  const unit = 150 / Math.max(...all.map(({ room }) => room));
  const shapes = all.map(({ name, value, room, index }) => {
    const [x, top, level] = [
      index * 72,
      150 - room * unit,
      150 - Math.min(Number(value), room) * unit,
    ];
    return svg`<rect class="water" x=${x} y=${level} width="52" height=${150 - level}></rect>
      <path class="line" d="M${x} ${top}V150h52V${top}"></path>
      ${word(x + 26, 138, value)} ${word(x + 26, 166, name, 'small')}`;
  });
  return drawing(all.length * 72 - 20, 176, label, shapes);
}

/** A column a value; a number from 0 to n stands as that many in the first column, and the rest in the second. @type {(rows: readonly WrittenRow[], label: string) => unknown} */
function banks(rows, label) {
  const set = rows.find(({ most }) => most === null)?.set ?? ['', ''];
  const widest = Math.max(0, ...rows.map(({ most }) => most ?? 0));
  const many = Math.min(widest, 12);
  const width = Math.max(96, many * 22 + 12);
  const step = width + 34;
  const items = itemsOf(rows);
  const shapes = items.map(({ name, value, row, index }) => {
    const [y, fill] = [22 + index * 32 + 15, `var(--lane-${index % LANES})`];
    if (row.most !== null) {
      const [most, there] = [Math.min(row.most, many), Math.min(Number(value), many)];
      return Array.from({ length: most }, (_, n) => {
        const isHere = n < there;
        const x = (isHere ? 0 : step) + (isHere ? n : n - there) * 22 + 17;
        return svg`<circle cx=${x} cy=${y} r="10" fill=${fill}></circle>${word(x, y, [...name][0] ?? '', 'on small')}`;
      });
    }
    const x = set.indexOf(value) * step + 4;
    return svg`<rect x=${x} y=${y - 12} width=${width - 8} height="24" rx="12" fill=${fill}></rect>
      ${word(x + width / 2 - 4, y, name, 'on small')}`;
  });
  const height = 28 + items.length * 32;
  const columns = set.map(
    (
      name,
      n,
    ) => svg`<rect class="ground" x=${n * step} y="22" width=${width} height=${height - 22} rx="6"></rect>
      ${word(n * step + width / 2, 10, name, 'small')}`,
  );
  return drawing(set.length * step - 34, height, label, [columns, shapes]);
}

/** @param {readonly WrittenRow[]} rows */
const chips = (rows) =>
  html`<div class="chips" translate="no">${rows.map(({ name, values }) => html`<span>${name} <strong>${values.join(values.every((value) => [...value].length === 1) ? '' : ' ')}</strong></span>`)}</div>`;

/** @type {(picture: WrittenPicture, board: readonly number[]) => unknown} */
export function shown({ kind, rows }, board) {
  const label = rows.map(({ name, values }) => `${name} = ${values.join(' ')}`).join(', ');
  const isOfNames = rows.every(({ most, squares }) => most === null && !squares);
  if (
    kind === 'grid' &&
    board[0] &&
    rows.every(({ squares, places }) => squares || /^[a-z]\d+$/.test(places[0] ?? ''))
  )
    return grid(rows, board, label);
  if (kind === 'pegs' && (isOfNames || (rows[0]?.set.length ?? 0) <= 12)) return pegs(rows, label);
  if (kind === 'jugs') return jugs(rows, label);
  if (kind === 'banks' && rows.every(({ squares }) => !squares)) return banks(rows, label);
  return chips(rows);
}
