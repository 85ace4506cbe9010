// Parts an engine into several modules of wasm, of which the first is loaded at once and each other one when it is first called.
//
// The first part holds the memory, the table, the constants, and what nearly every visitor needs. A call into another part goes through
// a gate in the first: a function of the same type that has the part loaded if it is not there, and calls on through the table. A
// function that is known by its place in the table, as a method of a trait object is, has its gate at that place until its part comes.
// So any function may lie in any part: where it lies decides when it is loaded, and never what it does.

import { createHash } from 'node:crypto';
import binaryen from 'binaryen';

const { Features } = binaryen;

/** Which the types of Binaryen put in another place. @type {{ setBody: (of: binaryen.FunctionRef, body: binaryen.ExpressionRef) => void }} */
const { setBody } = /** @type {any} */ (binaryen).Function;

/** What rustc's wasm makes use of, all of it in browsers since 2022, and tables that parts share. */
const FEATURES =
  Features.MutableGlobals |
  Features.NontrappingFPToInt |
  Features.SignExt |
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.ReferenceTypes |
  Features.Multivalue;

/** Where the other parts' imports come from: all are exports of the first. */
const FIRST = 'first';

/** The import by which the first part asks for another one, among those that wasm-bindgen's JavaScript hands in. */
const LOAD = { name: 'load', module: './rolling_cubes_bg.js', base: 'load_part' };

/** The first part's global that is 1 once another part is there. @param {number} part */
const there = (part) => `there${part}`;

/** The function that asks for a part that is not there. @param {number} part */
const ensure = (part) => `ensure${part}`;

/** The first part's global that only parts of the same engine ask for. @param {string} mark */
const kin = (mark) => `of ${mark}`;

/** @typedef {{ name: string, params: number, results: number, isImport: boolean }} Signature */

/**
 * An engine, and what is known of it before it is parted.
 * @typedef {object} Whole
 * @property {Uint8Array} bytes
 * @property {Signature[]} functions
 * @property {string} table the name of the table of functions
 * @property {number} size of the table
 * @property {Map<string, number>} places of the functions that have one there
 * @property {string[]} exports the functions that JavaScript calls
 * @property {Map<string, string>} short a short name for each function, to be exported and imported by
 * @property {string} mark tells it from other engines
 */

/** @param {Uint8Array} bytes */
function read(bytes) {
  const module = binaryen.readBinary(bytes);
  module.setFeatures(FEATURES);
  return module;
}

/** @template T @param {number} length @param {(index: number) => T} at */
const listOf = (length, at) => Array.from({ length }, (_, index) => at(index));

/** All functions of a module, in their order. @param {binaryen.Module} module @returns {Signature[]} */
const functionsOf = (module) =>
  listOf(module.getNumFunctions(), (index) => {
    const info = binaryen.getFunctionInfo(module.getFunctionByIndex(index));
    const { name, params, results, base } = info;
    return { name, params, results, isImport: Boolean(base) };
  });

/** @param {binaryen.Module} module */
const exportsOf = (module) =>
  listOf(module.getNumExports(), (index) => binaryen.getExportInfo(module.getExportByIndex(index)));

/** @param {binaryen.Module} module */
const tablesOf = (module) =>
  listOf(module.getNumTables(), (at) => binaryen.getTableInfo(module.getTableByIndex(at)));

/** @param {binaryen.Module} module */
const globalsOf = (module) =>
  listOf(module.getNumGlobals(), (at) => binaryen.getGlobalInfo(module.getGlobalByIndex(at)));

/** The one segment that fills the table of functions. @param {binaryen.Module} module */
function segmentOf(module) {
  const count = module.getNumElementSegments();
  if (count !== 1) throw new Error(`${count} segments of functions given; allowed: one`);
  const segment = binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(0));
  const offset = binaryen.getExpressionInfo(segment.offset);
  return { ...segment, offset: Number(/** @type {binaryen.ConstInfo} */ (offset).value) };
}

/** @param {Uint8Array} bytes @returns {Whole} */
function wholeOf(bytes) {
  const module = read(bytes);
  const { table, offset, data } = segmentOf(module);
  const functions = functionsOf(module);
  const whole = {
    bytes,
    functions,
    table,
    size: binaryen.getTableInfo(module.getTable(table)).initial,
    places: new Map(data.map((name, index) => [name, offset + index])),
    exports: exportsOf(module)
      .filter(({ kind }) => kind === binaryen.ExternalFunction)
      .map(({ value }) => value),
    short: new Map(functions.map(({ name }, number) => [name, number.toString(36)])),
    mark: createHash('sha256').update(bytes).digest('base64').slice(0, 12),
  };
  module.dispose();
  return whole;
}

/** The exported global of an engine that tells, which is 1 once that function was called. @param {number} number */
export const told = (number) => `told${number}`;

/**
 * An engine that tells which of its functions were called, see `told`.
 * @param {Uint8Array} bytes of the engine
 * @returns {{ bytes: Uint8Array, names: string[] }} `names` of the functions by their numbers
 */
export function telling(bytes) {
  const module = read(bytes);
  const names = functionsOf(module).flatMap(({ name, isImport }) => (isImport ? [] : [name]));
  for (const [number, name] of names.entries()) {
    module.addGlobal(told(number), binaryen.i32, true, module.i32.const(0));
    module.addGlobalExport(told(number), told(number));
    const tell = module.global.set(told(number), module.i32.const(1));
    const of = module.getFunction(name);
    const { body, results } = binaryen.getFunctionInfo(of);
    setBody(of, module.block(null, [tell, body], results));
  }
  return { bytes: written(module), names };
}

/** Gives the table of functions the size that it has by now. @param {binaryen.Module} module @param {Whole} whole */
function resize(module, { table, size }) {
  module.removeTable(table);
  module.addTable(table, size, size);
}

/**
 * A module of one part's functions alone; memory, tables, globals and all other functions are imports.
 * @param {Whole} whole @param {(name: string) => boolean} isOwn
 */
function aloneOf(whole, isOwn) {
  const { bytes, functions, short } = whole;
  const module = read(bytes);
  for (const { name } of exportsOf(module)) module.removeExport(name);
  module.removeElementSegment(segmentOf(module).name);
  const { initial, max } = module.getMemoryInfo();
  // Without the constants: by now others have written there.
  module.setMemory(initial, max ?? -1, null, [], false, false, '0');
  module.addMemoryImport('0', FIRST, 'memory');
  resize(module, whole);
  for (const { name } of tablesOf(module)) module.addTableImport(name, FIRST, `table${name}`);
  for (const { name, type, mutable } of globalsOf(module))
    module.addGlobalImport(name, FIRST, name, type, mutable);
  for (const { name, params, results, isImport } of functions) {
    if (!isImport && isOwn(name)) continue;
    module.removeFunction(name);
    module.addFunctionImport(name, FIRST, short.get(name) ?? '', params, results);
  }
  return module;
}

/** Runs of places that follow each other. @param {[number, string][]} places @returns {[number, string[]][]} */
function runsOf(places) {
  /** @type {[number, string[]][]} */
  const runs = [];
  for (const [place, name] of places.sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last && last[0] + last[1].length === place) last[1].push(name);
    else runs.push([place, [name]]);
  }
  return runs;
}

/**
 * A part by itself, and what of other parts' it makes use of.
 * @param {Whole} whole @param {(name: string) => boolean} isOwn
 */
function partAlone(whole, isOwn) {
  const module = aloneOf(whole, isOwn);
  for (const { name, isImport } of whole.functions)
    if (!isImport && isOwn(name)) module.addFunctionExport(name, name);
  module.runPasses(['remove-unused-module-elements']);
  const used = functionsOf(module).flatMap(({ name, isImport }) => (isImport ? [name] : []));
  return { module, used };
}

/**
 * Makes a part that is not the first of it: it puts its functions where they are called.
 * @param {binaryen.Module} module @param {Whole} whole @param {(name: string) => boolean} isOwn
 */
function laterPart(module, whole, isOwn) {
  for (const { name } of exportsOf(module)) module.removeExport(name);
  // Others have places by now, and so a larger table.
  resize(module, whole);
  for (const { name } of tablesOf(module)) module.addTableImport(name, FIRST, `table${name}`);
  const own = [...whole.places].flatMap(([name, place]) =>
    isOwn(name) ? [/** @type {[number, string]} */ ([place, name])] : [],
  );
  for (const [place, names] of runsOf(own))
    module.addActiveElementSegment(whole.table, `at${place}`, names, module.i32.const(place));
  module.runPasses(['remove-unused-module-elements']);
  const name = kin(whole.mark);
  module.addGlobalImport(name, FIRST, name, binaryen.i32, false);
  return module;
}

/**
 * The body of a gate.
 * @param {binaryen.Module} module @param {Whole} whole @param {Signature} of @param {number} part
 */
function gate(module, whole, { name, params, results }, part) {
  const given = binaryen.expandType(params).map((type, index) => module.local.get(index, type));
  const place = /** @type {number} */ (whole.places.get(name));
  const call = module.call_indirect(whole.table, module.i32.const(place), given, params, results);
  return module.block(null, [module.call(ensure(part), [], binaryen.none), call], results);
}

/**
 * The first part: all that is not a function, its own functions, and gates to all others that may be called.
 * @param {Whole} whole @param {(name: string) => number} home @param {number} count
 * @param {ReadonlySet<string>} used what others make use of
 */
function firstPart(whole, home, count, used) {
  const module = read(whole.bytes);
  const { none, i32 } = binaryen;
  for (const { name } of globalsOf(module)) module.addGlobalExport(name, name);
  module.addFunctionImport(LOAD.name, LOAD.module, LOAD.base, i32, none);
  for (let part = 1; part < count; part += 1) {
    module.addGlobal(there(part), i32, true, module.i32.const(0));
    module.addGlobalExport(there(part), there(part));
    const isMissing = module.i32.eqz(module.global.get(there(part), i32));
    const load = module.call(LOAD.name, [module.i32.const(part)], none);
    module.addFunction(ensure(part), none, none, [], module.if(isMissing, load));
  }
  // Gates of one type lie side by side: so a host's compression makes least of them.
  const others = whole.functions
    .filter(({ name }) => home(name) > 0)
    .map((of) => ({ of, type: `${binaryen.expandType(of.params)} ${of.results}` }))
    .sort((a, b) => (a.type < b.type ? -1 : Number(a.type > b.type)))
    .map(({ of }) => of);
  for (const of of others) {
    const part = home(of.name);
    module.removeFunction(of.name);
    const body = whole.places.has(of.name) ? gate(module, whole, of, part) : module.unreachable();
    module.addFunction(of.name, of.params, of.results, [], body);
  }
  for (const name of used) module.addFunctionExport(name, whole.short.get(name) ?? '');
  const segment = segmentOf(module);
  module.removeElementSegment(segment.name);
  resize(module, whole);
  module.addActiveElementSegment(
    whole.table,
    segment.name,
    segment.data,
    module.i32.const(segment.offset),
  );
  for (const { name } of tablesOf(module)) module.addTableExport(name, `table${name}`);
  const name = kin(whole.mark);
  module.addGlobal(name, i32, false, module.i32.const(1));
  module.addGlobalExport(name, name);
  module.runPasses(['remove-unused-module-elements']);
  return module;
}

/** @param {binaryen.Module} module */
function written(module) {
  const bytes = module.emitBinary();
  module.dispose();
  return bytes;
}

/**
 * Parts an engine.
 *
 * @param {Uint8Array} bytes of the engine, as wasm-bindgen and Binaryen leave it
 * @param {(name: string) => number} homeOf the part that a function with a body is to lie in; 0 is the first
 * @param {number} count how many parts there are
 */
export function split(bytes, homeOf, count) {
  const whole = wholeOf(bytes);
  const imports = new Set(
    whole.functions.flatMap(({ name, isImport }) => (isImport ? [name] : [])),
  );
  /** @param {string} name */
  const home = (name) => (imports.has(name) ? 0 : homeOf(name));
  const parts = listOf(count, (part) => (/** @type {string} */ name) => home(name) === part);
  const alone = parts.map((isOwn) => ({ isOwn, ...partAlone(whole, isOwn) }));
  const uses = alone.map(({ used }) => used);
  // What is called by its name from another part, or from JavaScript, has a place from now on.
  for (const name of new Set([...uses.flat(), ...whole.exports])) {
    if (home(name) === 0 || whole.places.has(name)) continue;
    whole.places.set(name, whole.size);
    whole.size += 1;
  }
  const used = new Set(uses.slice(1).flat());
  return [
    firstPart(whole, home, count, used),
    ...alone.slice(1).map(({ module, isOwn }) => laterPart(module, whole, isOwn)),
  ].map(written);
}
