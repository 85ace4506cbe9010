// An engine as Binaryen reads it, and what is known of it before it is parted.

import { createHash } from 'node:crypto';
import binaryen from 'binaryen';

const { Features } = binaryen;

/** What rustc's wasm makes use of, all of it in browsers since 2022, and tables that parts share. */
const FEATURES =
  Features.MutableGlobals |
  Features.NontrappingFPToInt |
  Features.SignExt |
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.ReferenceTypes |
  Features.Multivalue;

/** @typedef {{ name: string, params: number, results: number, isImport: boolean }} Signature */

/** What of Binaryen its types do not have. @typedef {{ offset: number, data: ArrayBuffer }} DataSegment */

/** Which the types of Binaryen put in another place. @type {{ setBody: (of: binaryen.FunctionRef, body: binaryen.ExpressionRef) => void }} */
export const { setBody } = /** @type {any} */ (binaryen).Function;

/** @param {Uint8Array} bytes */
export function read(bytes) {
  const module = binaryen.readBinary(bytes);
  module.setFeatures(FEATURES);
  return module;
}

/** @param {binaryen.Module} module */
export function written(module) {
  const bytes = module.emitBinary();
  module.dispose();
  return bytes;
}

/** @template T @param {number} length @param {(index: number) => T} at */
export const listOf = (length, at) => Array.from({ length }, (_, index) => at(index));

/** All functions of a module, in their order. @param {binaryen.Module} module @returns {Signature[]} */
export const functionsOf = (module) =>
  listOf(module.getNumFunctions(), (index) => {
    const info = binaryen.getFunctionInfo(module.getFunctionByIndex(index));
    const { name, params, results, base } = info;
    return { name, params, results, isImport: Boolean(base) };
  });

/** @param {binaryen.Module} module */
export const exportsOf = (module) =>
  listOf(module.getNumExports(), (index) => binaryen.getExportInfo(module.getExportByIndex(index)));

/** @param {binaryen.Module} module */
export const tablesOf = (module) =>
  listOf(module.getNumTables(), (at) => binaryen.getTableInfo(module.getTableByIndex(at)));

/** @param {binaryen.Module} module */
export const globalsOf = (module) =>
  listOf(module.getNumGlobals(), (at) => binaryen.getGlobalInfo(module.getGlobalByIndex(at)));

/** The one segment that fills the table of functions. @param {binaryen.Module} module */
export function segmentOf(module) {
  const count = module.getNumElementSegments();
  if (count !== 1) throw new Error(`${count} segments of functions given; allowed: one`);
  const segment = binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(0));
  const offset = binaryen.getExpressionInfo(segment.offset);
  return { ...segment, offset: Number(/** @type {binaryen.ConstInfo} */ (offset).value) };
}

/** The memory that a module begins with, up to its last constant. @param {binaryen.Module} module */
function memoryOf(module) {
  const known = /** @type {any} */ (module);
  /** @type {DataSegment[]} */
  const segments = listOf(known.getNumDataSegments(), (at) =>
    known.getDataSegmentInfo(known.getDataSegmentByIndex(at)),
  );
  const ends = segments.map(({ offset, data }) => offset + data.byteLength);
  const memory = new Uint8Array(Math.max(...ends));
  for (const { offset, data } of segments) memory.set(new Uint8Array(data), offset);
  return memory;
}

/**
 * @typedef {object} Whole
 * @property {Uint8Array} bytes
 * @property {Map<string, Signature>} functions by their names, in their order
 * @property {string} table the name of the table of functions
 * @property {number} size of the table
 * @property {[place: number, name: string][]} places of functions in the table; one may have several
 * @property {string[]} exports the functions that JavaScript calls
 * @property {Uint8Array} memory that it begins with
 * @property {string} mark tells it from other engines
 */

/** @param {Uint8Array} bytes @returns {Whole} */
export function wholeOf(bytes) {
  const module = read(bytes);
  const { table, offset, data } = segmentOf(module);
  const whole = {
    bytes,
    functions: new Map(functionsOf(module).map((of) => [of.name, of])),
    table,
    size: binaryen.getTableInfo(module.getTable(table)).initial,
    places: data.map((name, index) => /** @type {[number, string]} */ ([offset + index, name])),
    exports: exportsOf(module)
      .filter(({ kind }) => kind === binaryen.ExternalFunction)
      .map(({ value }) => value),
    memory: memoryOf(module),
    mark: createHash('sha256').update(bytes).digest('base64').slice(0, 12),
  };
  module.dispose();
  return whole;
}
