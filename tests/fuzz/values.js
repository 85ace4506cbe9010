// JavaScript values of all kinds, encoded as plain JSON.

/** @import { Chance } from './chance.js' */

/** @type {Readonly<Record<string, () => unknown>>} */
const SPECIAL = {
  undefined: () => undefined,
  nan: () => Number.NaN,
  infinity: () => Infinity,
  'minus infinity': () => -Infinity,
  'minus zero': () => -0,
  function: () => () => 'called',
  symbol: () => Symbol('one'),
  'big integer': () => 7n,
  'boxed text': () => new String('cubes'),
  date: () => new Date(0),
  map: () => new Map([['puzzle', 'cubes']]),
  bytes: () => new Uint8Array(9),
  'without prototype': () => Object.create(null),
  'long text': () => 'W'.repeat(100_000),
  'longest text': () => 'x'.repeat(6_000_000),
  'long list': () => new Array(200_000),
  itself: () => {
    /** @type {Record<string, unknown>} */
    const round = {};
    round.puzzle = round;
    return round;
  },
  getter: () => ({
    get puzzle() {
      throw new Error('a getter throws');
    },
  }),
  'getter that throws nothing': () => ({
    get puzzle() {
      throw undefined;
    },
  }),
  proxy: () => new Proxy({}, { ownKeys: () => thrown(), get: () => thrown() }),
  'proxy of a list': () => new Proxy([], { get: () => thrown() }),
  'revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'text that throws': () => ({ toString: thrown, valueOf: thrown, [Symbol.toPrimitive]: thrown }),
};

/** @returns {never} */
function thrown() {
  throw new Error('a proxy throws');
}

/** @param {Chance} chance @param {number} [deep] @returns {unknown} */
export function anything(chance, deep = 3) {
  switch (chance.below(deep > 0 ? 9 : 6)) {
    case 0:
      return { $: chance.pick(Object.keys(SPECIAL)) };
    case 1:
      return chance.pick([
        0,
        1,
        -1,
        0.5,
        7,
        255,
        256,
        1000,
        2 ** 31,
        2 ** 32 - 1,
        2 ** 32,
        2 ** 53,
        1e300,
      ]);
    case 2:
      return chance.pick([true, false, null]);
    case 3:
      return chance.pick([
        '',
        'cubes',
        'tiles',
        'ida-star',
        '123456780',
        'v=1',
        '__proto__',
        'length',
        'toString',
      ]);
    case 4:
      return chance.spoiled(
        chance.pick(['cubes', 'WWWWWWWWE', '867254301', 'v=1&puzzle=toys', 'ULDR', '']),
      );
    case 5:
      return { $: chance.pick(Object.keys(SPECIAL)) };
    case 6:
      return chance.some(4, () => anything(chance, deep - 1));
    default:
      return Object.fromEntries(
        chance.some(4, () => [
          chance.pick([
            'puzzle',
            'start',
            'goal',
            'algorithm',
            'max_nodes',
            'race',
            'moves',
            'x',
            '',
          ]),
          anything(chance, deep - 1),
        ]),
      );
  }
}

/** @param {unknown} written @returns {unknown} */
export function value(written) {
  if (Array.isArray(written)) return written.map(value);
  if (typeof written !== 'object' || written === null) return written;
  const { $: special } = /** @type {{ $?: unknown }} */ (written);
  if (typeof special === 'string') {
    const make = SPECIAL[special];
    if (!make) throw new Error(`no special value is called ${special}`);
    return make();
  }
  return Object.fromEntries(Object.entries(written).map(([name, part]) => [name, value(part)]));
}
