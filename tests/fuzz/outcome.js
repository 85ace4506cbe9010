// Detects failures: in results, errors and memory.

const LONGEST = 300;

/** Limit on the engine's memory in bytes: room for the largest tables of several cases in a row. */
const MOST_MEMORY = 768 << 20;

/** An event that must never happen. */
export class Broken extends Error {}

/** @param {unknown} holds @param {() => string} message @returns {asserts holds} */
export function must(holds, message) {
  if (!holds) throw new Broken(message());
}

/** Errors of JavaScript itself, of wasm-bindgen's classes, and of a case's own values when converted to numbers. */
const OF_THE_LANGUAGE =
  /^(Cannot (convert|perform) |expected instance of |Class constructors? |a (proxy|getter) throws$)/;

/** Errors other than invalid input: unsolvable problems, and state that does not exist yet. */
const OTHERS = /^(the goal cannot be reached: |the heuristic's tables are still being built$)/;

/** A message is one legible line. @param {string} message */
export function mustTell(message) {
  must(message.trim().length > 0, () => 'a message of nothing');
  must(message.length <= LONGEST, () => `a message of ${message.length} characters: ${message}`);
  must(!/\p{Control}/u.test(message), () => `control characters in ${JSON.stringify(message)}`);
  must(!/undefined|NaN|\[object/.test(message), () => `a message without its words: ${message}`);
}

/** An error states in one line what was given, where, and what is allowed. @param {unknown} error */
function checkRefusal(error) {
  must(error instanceof Error, () => `something was thrown that is no Error: ${String(error)}`);
  if (error instanceof Broken) throw error;
  const { message, name } = error;
  const isTrap = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
  must(!isTrap, () => `${name}: ${message}`);
  must(message.length <= LONGEST, () => `a message of ${message.length} characters: ${message}`);
  must(!/\p{Control}/u.test(message), () => `control characters in ${JSON.stringify(message)}`);
  const tells =
    / given; allowed: \S/.test(message) || OTHERS.test(message) || OF_THE_LANGUAGE.test(message);
  must(tells, () => `a message without what was given or what is allowed: ${message}`);
}

/** The result of a call, or undefined if it was rejected properly. @template T @param {() => T} call @returns {T | undefined} */
export function answered(call) {
  try {
    return call();
  } catch (error) {
    checkRefusal(error);
    return undefined;
  }
}

/** @param {WebAssembly.Memory} memory */
export function checkMemory({ buffer: { byteLength } }) {
  must(byteLength <= MOST_MEMORY, () => `the engine has ${byteLength} bytes of memory`);
}
