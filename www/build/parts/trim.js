// Writes the modules of an engine in parts, see README.md.

import { createHash } from 'node:crypto';
import binaryen from 'binaryen';
import { functionsOf, read, setBody, written } from './engine.js';

const { i32, none } = binaryen;

/** Module name of the whole engine's imports from the first part, see `glue.rs`. */
const FIRST = 'first';

/** The table of JavaScript values, as wasm-bindgen exports it. */
const VALUES = '__wbindgen_externrefs';

/** The import that throws, see glue.rs. */
const MISSING = /** @type {const} */ (['missing', './rolling_cubes_bg.js', 'missing']);

/**
 * A global that the first part exports and the whole engine imports, so that modules of different builds do not link.
 * @param {Uint8Array} bytes
 */
const markOf = (bytes) => `of ${createHash('sha256').update(bytes).digest('base64').slice(0, 12)}`;

/** A name in WebAssembly's text format, with or without quotation marks. */
const NAME = '\\$("[^"]*"|[^\\s)]+)';

/** @param {Uint8Array} bytes @returns {Map<string, Set<string>>} */
function callsOf(bytes) {
  const module = read(bytes);
  const text = module.emitText();
  module.dispose();
  const plain = (/** @type {string} */ name) => name.replaceAll('"', '');
  return new Map(
    text.split(/^ (?=\(func )/m).map((one) => {
      const name = new RegExp(`^\\(func ${NAME}`).exec(one)?.[1] ?? '';
      const calls = one.matchAll(new RegExp(`\\((?:return_)?call ${NAME}`, 'g'));
      return [plain(name), new Set([...calls].map(([, called = '']) => plain(called)))];
    }),
  );
}

/**
 * The transitive closure of direct calls, up to the split points.
 * @param {Uint8Array} bytes of the engine, with names
 * @param {readonly string[]} splitPoints functions whose name contains one are not added
 * @returns {(functions: Iterable<string>) => Set<string>}
 */
export function closing(bytes, splitPoints) {
  const calls = callsOf(bytes);
  const isApart = (/** @type {string} */ name) => splitPoints.some((point) => name.includes(point));
  return (functions) => {
    const closed = new Set(functions);
    // Iteration over a set includes names added meanwhile.
    for (const name of closed)
      for (const called of calls.get(name) ?? []) if (!isApart(called)) closed.add(called);
    return closed;
  };
}

/**
 * The engine with some of its functions; calls of others throw. Memory and function table are the whole engine's.
 * @param {Uint8Array} bytes of the engine, with names
 * @param {ReadonlySet<string>} functions
 */
export function firstOf(bytes, functions) {
  const module = read(bytes);
  module.addFunctionImport(...MISSING, none, none);
  for (const name of functionsOf(module)) {
    if (functions.has(name)) continue;
    const fail = module.block(null, [module.call(MISSING[0], [], none), module.unreachable()]);
    setBody(module.getFunction(name), fail);
  }
  module.addGlobal(markOf(bytes), i32, false, module.i32.const(1));
  module.addGlobalExport(markOf(bytes), markOf(bytes));
  // Throwing functions differ only in type, so one per type remains.
  module.runPasses(['duplicate-function-elimination', 'remove-unused-module-elements']);
  module.runPasses(['strip-debug', 'strip-target-features']);
  return written(module);
}

/**
 * The engine with all functions but without memory: it continues with a first part's memory and values.
 * @param {Uint8Array} bytes of the engine, with names
 */
export function wholeOf(bytes) {
  const module = read(bytes);
  const { initial, max } = module.getMemoryInfo();
  module.setMemory(initial, max ?? -1, null, [], false, false, '0');
  module.addMemoryImport('0', FIRST, 'memory');
  const values = binaryen.getExportInfo(module.getExport(VALUES)).value;
  module.addTableImport(values, FIRST, VALUES);
  module.addGlobalImport(markOf(bytes), FIRST, markOf(bytes), i32, false);
  module.runPasses(['strip-debug', 'strip-target-features']);
  return written(module);
}
