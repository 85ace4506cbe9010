// Finds out which part of an engine needs which of its constants, and which of its functions by their places in the table.
//
// Code has a constant's address as a number, as a place in the table: so a part needs the constants whose addresses stand in its code,
// those that these hold the addresses of, and so on. What no part's code comes to is in none.

/**
 * A constant as the linker tells it, see `www/build/bind-wasm/constants.rs`; a place is that of a function in the table.
 * @typedef {object} Constant
 * @property {number} from its first address
 * @property {number} end the address after its last
 * @property {boolean} stays in the first part, as it is written to, or its address alone does not say who needs it
 * @property {number[]} points the addresses that it holds
 * @property {number[]} places that it holds
 */

/** @typedef {{ from: number, data: Uint8Array }} Segment bytes of memory that lie side by side */

/** What a segment takes besides its bytes: so many zeros are better written than left out. */
const HEAD = 8;

/** Instructions, by their first byte: those that have a number of four bytes or of eight, and the first and the last that reads or writes memory. */
const [I32_CONST, I64_CONST, I32_LOAD, I64_STORE32] = [0x41, 0x42, 0x28, 0x3e];

/**
 * Every number that the code of a module may have as an address or as a place: those from `least` on. As an instruction may begin at any
 * byte, each is looked at: this finds more numbers than there are, and leaves none out.
 *
 * @param {Uint8Array} bytes @param {number} least
 */
export function numbersOf(bytes, least) {
  /** @type {Set<number>} */
  const numbers = new Set();
  const add = (/** @type {bigint} */ number) => {
    const low = Number(BigInt.asUintN(32, number));
    if (low >= least) numbers.add(low);
  };
  for (const [at, byte] of bytes.entries()) {
    if (byte === I32_CONST) add(numberAt(bytes, at + 1).number);
    // A text is its address and its length: both may be one number.
    if (byte === I64_CONST) {
      const { number } = numberAt(bytes, at + 1);
      add(number);
      add(number >> 32n);
    }
    // After how the address is aligned follows what is added to it.
    if (byte >= I32_LOAD && byte <= I64_STORE32)
      add(numberAt(bytes, numberAt(bytes, at + 1).end).number);
  }
  return numbers;
}

/** A number that is written in sevens of bits; whatever is below zero is none that is looked for. @param {Uint8Array} bytes @param {number} at */
function numberAt(bytes, at) {
  let number = 0n;
  for (let end = at; ; end += 1) {
    const byte = bytes[end] ?? 0;
    number |= BigInt(byte & 0x7f) << BigInt(7 * (end - at));
    if (byte < 0x80 || end - at === 9) return { number, end: end + 1 };
  }
}

/** The last constant that begins at an address or before it. @param {readonly Constant[]} constants @param {number} address */
function constantAt(constants, address) {
  let [low, high] = [0, constants.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((constants[middle]?.from ?? 0) <= address) low = middle;
    else high = middle;
  }
  return /** @type {Constant} */ (constants[low]);
}

/**
 * The constants that each part has, in their order. What the first has, no other has besides.
 * @param {readonly Constant[]} constants
 * @param {readonly ReadonlySet<number>[]} numbers that each part's code has
 */
export function shared(constants, numbers) {
  const [least, end] = [constants[0]?.from ?? 0, constants.at(-1)?.end ?? 0];
  const reached = numbers.map((of, part) => {
    const roots = [...of].filter((number) => number >= least && number <= end);
    const found = new Set(roots.map((address) => constantAt(constants, address)));
    if (part === 0) for (const constant of constants) if (constant.stays) found.add(constant);
    // A set has what is added to it while it is gone through.
    for (const { points } of found)
      for (const address of points) found.add(constantAt(constants, address));
    return found;
  });
  const [first] = reached;
  return reached.map((of, part) =>
    constants.filter((constant) => of.has(constant) && (part === 0 || !first?.has(constant))),
  );
}

/**
 * The parts that know a place, by the place: it stands in their code, or in a constant of theirs.
 * @param {readonly ReadonlySet<number>[]} numbers that each part's code has
 * @param {readonly (readonly Constant[])[]} held by each part
 */
export function knowers(numbers, held) {
  /** @type {Map<number, Set<number>>} */
  const parts = new Map();
  for (const [part, of] of numbers.entries()) {
    const places = held[part]?.flatMap((constant) => constant.places) ?? [];
    for (const place of [...of, ...places]) {
      const known = parts.get(place) ?? new Set();
      parts.set(place, known.add(part));
    }
  }
  return parts;
}

/**
 * The bytes of some constants. Memory is zero where nothing is written.
 * @param {Uint8Array} memory @param {readonly Constant[]} constants
 */
export function segmentsOf(memory, constants) {
  /** @type {{ from: number, end: number }[]} */
  const runs = [];
  let before = 0;
  for (const { from, end } of constants) {
    // What lies between two constants may be another part's, or written to by now.
    let run = before === from ? runs.at(-1) : undefined;
    before = end;
    for (let at = from; at < end; at += 1) {
      if (!memory[at]) continue;
      if (!run || at - run.end > HEAD) {
        run = { from: at, end: at };
        runs.push(run);
      }
      run.end = at + 1;
    }
  }
  return runs.map(({ from, end }) => ({ from, data: memory.slice(from, end) }));
}
