// Problems for the workshop's tests, as arguments of the engine's functions.

/** @typedef {readonly [puzzle: string, start: string, goal: string]} Board */

export const TILES = /** @type {const} */ (['tiles', '867254301', '123456780']);

/** @type {Readonly<Record<'tiles' | 'fifteen' | 'cubes' | 'knights' | 'toys', Board>>} */
export const BOARDS = {
  tiles: TILES,
  fifteen: ['tiles', '4013562789abcdef', '0123456789abcdef'],
  cubes: ['cubes', 'WWWWWWWWE', 'WBWBRBERB'],
  knights: ['knights', '1110101111001111000*00000', '111110111100*110000100000'],
  toys: ['toys', '1011000110011001', '1010010110100101'],
};
