// What counts as a failure: of an answer, of a refusal, of the memory.

/** The most characters that a refusal has: more, nobody reads. */
const LONGEST = 300;

/** The most that the engine's memory may come to, in bytes: room for the largest tables of several cases in a row. */
const MOST_MEMORY = 768 << 20;

/** Something that must never happen. */
export class Broken extends Error {}

/** @param {unknown} holds @param {() => string} told @returns {asserts holds} */
export function must(holds, told) {
  if (!holds) throw new Broken(told());
}

/** What the language itself refuses before the engine is asked, what an object of the door is told by its class, and what a case's own
 * values throw when they are to be numbers. */
const OF_THE_LANGUAGE =
  /^(Cannot (convert|perform) |expected instance of |Class constructors? |a (proxy|getter) throws$)/;

/** Refusals that are no matter of what is allowed: what a problem is, and what is not yet there. */
const OTHERS = /^(the goal cannot be reached: |the heuristic's tables are still being built$)/;

/** What people are shown is one line that they read. @param {string} told */
export function mustTell(told) {
  must(told.trim().length > 0, () => 'a message of nothing');
  must(told.length <= LONGEST, () => `a message of ${told.length} characters: ${told}`);
  must(!/\p{Control}/u.test(told), () => `control characters in ${JSON.stringify(told)}`);
  must(!/undefined|NaN|\[object/.test(told), () => `a message without its words: ${told}`);
}

/** A refusal says in a line what was given, where, and what is allowed. @param {unknown} error */
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

/** What comes of a call: its answer, or undefined where it was refused as it should be. @template T @param {() => T} call @returns {T | undefined} */
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
