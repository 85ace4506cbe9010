/** @import { Rgb } from './light.js' */

/**
 * The board's colours. Only this file reads them from the page: each is a CSS custom property of the element, with a
 * fallback here.
 */

/**
 * @typedef {object} Theme
 * @property {string} slab the board's surface
 * @property {string} edge its sides
 * @property {string} square
 * @property {readonly [string, string]} chequer the second shade of squares
 * @property {string} hole the empty square
 * @property {string} line lines between squares
 * @property {string} muted coordinates
 * @property {string} outline round each cube
 * @property {string} shadow opaque; shadow layers set the transparency
 * @property {number} depth strength of shadows, 1 on paper
 * @property {Rgb} W
 * @property {Rgb} R
 * @property {Rgb} B
 * @property {Rgb} X a face that is painted out
 * @property {Rgb} ink the letter on white
 * @property {Rgb} paper the letter on red and blue
 * @property {Rgb} tile
 * @property {Rgb} light a white piece
 * @property {Rgb} dark a black piece
 * @property {Rgb} darkFront its front
 * @property {string} darkLine round a black piece
 * @property {Rgb} toy a piece that is a toy
 * @property {Rgb} counter a piece that is none
 * @property {Rgb} faint the sign on it
 * @property {string} ring round a chosen square
 * @property {string} alarm round a piece that cannot move
 */

/** @type {Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>} */
const FALLBACKS = {
  light: {
    '--board-slab': '#e6e1d7',
    '--board-edge': '#c9c2b4',
    '--board-square': '#efebe3',
    '--board-chequer-light': '#e8e1d4',
    '--board-chequer-dark': '#c8bda9',
    '--board-hole': '#f8f6f1',
    '--board-line': '#c4bdaf',
    '--ink-muted': '#6b655b',
    '--board-outline': '#2a2622',
    '--board-shadow': '#2a2218',
    '--piece-tile': '#f8f2e4',
    '--piece-light': '#f7f2e6',
    '--piece-dark': '#40382f',
    '--piece-dark-front': '#63574b',
    '--piece-dark-line': '#1b1815',
    '--piece-toy': '#8a6d52',
    '--piece-counter': '#f3ede0',
    '--piece-faint': '#6f665a',
    '--accent': '#4a3f8c',
    '--alarm': '#a3271b',
  },
  dark: {
    '--board-slab': '#33302c',
    '--board-edge': '#24221f',
    '--board-square': '#3d3a35',
    '--board-chequer-light': '#6a6258',
    '--board-chequer-dark': '#4d473f',
    '--board-hole': '#5c564e',
    '--board-line': '#59544c',
    '--ink-muted': '#a39c90',
    '--board-outline': '#100f0e',
    '--board-shadow': '#000000',
    '--piece-tile': '#e6decd',
    '--piece-light': '#ece5d6',
    '--piece-dark': '#2b2622',
    '--piece-dark-front': '#47403a',
    '--piece-dark-line': '#0d0c0b',
    '--piece-toy': '#8a6d52',
    '--piece-counter': '#d9d1c1',
    '--piece-faint': '#5f574c',
    '--accent': '#b9aef2',
    '--alarm': '#ff9b8c',
  },
};

const CUBES = {
  '--cube-white': '#f4f1ea',
  '--cube-red': '#c8402f',
  '--cube-blue': '#2f5fa8',
  '--cube-blank': '#a39c90',
  '--cube-ink': '#1e1b18',
  '--cube-paper': '#fbf9f4',
};

/** @type {(value: string) => Rgb} */
function rgb(value) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value)?.slice(1);
  const numbers = hex
    ? hex.map((pair) => Number.parseInt(pair, 16))
    : (/^rgba?\(([^)]*)\)$/.exec(value)?.[1] ?? '').split(/[\s,/]+/).map(Number);
  const [r = 128, g = 128, b = 128] = numbers;
  return [r, g, b];
}

/**
 * A theme of named values; `read` returns a property's value or ''.
 * @param {'light' | 'dark'} scheme @param {(name: string, fallback: string) => string} read @returns {Theme}
 */
export function themeOf(scheme, read = (_, fallback) => fallback) {
  const value = (/** @type {string} */ name) => read(name, FALLBACKS[scheme][name] ?? '');
  const cube = (/** @type {keyof typeof CUBES} */ name) => rgb(read(name, CUBES[name]));
  const piece = (/** @type {string} */ name) => rgb(value(`--piece-${name}`));
  return {
    slab: value('--board-slab'),
    edge: value('--board-edge'),
    square: value('--board-square'),
    chequer: [value('--board-chequer-dark'), value('--board-chequer-light')],
    hole: value('--board-hole'),
    line: value('--board-line'),
    muted: value('--ink-muted'),
    outline: value('--board-outline'),
    shadow: value('--board-shadow'),
    depth: scheme === 'dark' ? 1.15 : 1,
    W: cube('--cube-white'),
    R: cube('--cube-red'),
    B: cube('--cube-blue'),
    X: cube('--cube-blank'),
    ink: cube('--cube-ink'),
    paper: cube('--cube-paper'),
    tile: piece('tile'),
    light: piece('light'),
    dark: piece('dark'),
    darkFront: piece('dark-front'),
    darkLine: value('--piece-dark-line'),
    toy: piece('toy'),
    counter: piece('counter'),
    faint: piece('faint'),
    ring: value('--accent'),
    alarm: value('--alarm'),
  };
}

/**
 * Whether this place on the page is dark; color-scheme can differ between places.
 * @type {(probe: HTMLElement) => 'light' | 'dark'}
 */
function schemeOf(probe) {
  probe.style.color = 'light-dark(white, black)';
  return getComputedStyle(probe).color === 'rgb(0, 0, 0)' ? 'dark' : 'light';
}

/**
 * @param {HTMLElement} probe an element inside the board. A custom property is only text; setting it as the probe's
 *   text colour resolves light-dark(), color-mix() and the like.
 */
export function themeFrom(probe) {
  const theme = themeOf(schemeOf(probe), (name, fallback) => {
    probe.style.color = `var(${name}, ${fallback})`;
    return getComputedStyle(probe).color;
  });
  probe.style.color = '';
  return theme;
}
