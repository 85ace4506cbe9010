// Parts an engine into several modules of wasm, of which the first is loaded at once and each other one when it is first called.
//
// The first part holds the memory, the table, and what nearly every visitor needs. A call into another part goes through a gate: a function
// of the same type that has the part loaded if it is not there, and calls on through the table. A function that is known by its place in the
// table, as a method of a trait object is, has its gate at that place until its part comes. So any function may lie in any part: where it
// lies decides when it is loaded, and never what it does.
//
// Each part brings the constants that it needs, and the gates to what it calls of others; what the first has, others use.

import binaryen from 'binaryen';
import { knowers, numbersOf, segmentsOf, shared } from './constants.js';
import {
  exportsOf,
  functionsOf,
  globalsOf,
  listOf,
  read,
  segmentOf,
  tablesOf,
  wholeOf,
  written,
} from './engine.js';

/** @typedef {import('./constants.js').Constant} Constant */
/** @typedef {import('./engine.js').Whole} Whole */

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

/**
 * How an engine is parted.
 * @typedef {object} Plan
 * @property {Whole} whole
 * @property {(name: string) => number} home the part that a function lies in
 * @property {string[][]} calls by its name, what each part calls of others
 * @property {(readonly Constant[])[]} held by each part
 * @property {Map<number, Set<number>>} known the parts that know a place in the table
 */

/** @typedef {[place: number, name: string][]} Places */

/** Has a module write some bytes to its memory at first, and none besides. @param {binaryen.Module} module @param {readonly import('./constants.js').Segment[]} segments */
function fill(module, segments) {
  const { initial, max } = module.getMemoryInfo();
  const all = segments.map(({ from, data }) => ({ offset: module.i32.const(from), data }));
  module.setMemory(initial, max ?? -1, null, all, false, false, '0');
}

/** @param {Whole} whole @param {string} name */
const signatureOf = ({ functions }, name) =>
  /** @type {import('./engine.js').Signature} */ (functions.get(name));

/** Runs of places that follow each other. @param {Places} places @returns {[number, string[]][]} */
function runsOf(places) {
  /** @type {[number, string[]][]} */
  const runs = [];
  for (const [place, name] of places.toSorted(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last && last[0] + last[1].length === place) last[1].push(name);
    else runs.push([place, [name]]);
  }
  return runs;
}

/**
 * A module of one part's functions alone; memory, tables, globals and all other functions are imports.
 * @param {Whole} whole @param {(name: string) => boolean} isOwn
 */
function aloneOf(whole, isOwn) {
  const module = read(whole.bytes);
  for (const { name } of exportsOf(module)) module.removeExport(name);
  module.removeElementSegment(segmentOf(module).name);
  fill(module, []);
  module.addMemoryImport('0', FIRST, 'memory');
  for (const { name } of tablesOf(module)) module.addTableImport(name, FIRST, `table${name}`);
  for (const { name, type, mutable } of globalsOf(module))
    module.addGlobalImport(name, FIRST, name, type, mutable);
  for (const { name, params, results, isImport } of whole.functions.values()) {
    if (!isImport && isOwn(name)) {
      module.addFunctionExport(name, name);
      continue;
    }
    module.removeFunction(name);
    module.addFunctionImport(name, FIRST, name, params, results);
  }
  module.runPasses(['remove-unused-module-elements']);
  return module;
}

/**
 * The gates that each part needs, and what it puts at which place of the table. A function that has gates gets a place besides, where no
 * gate ever lies, as a part may come after the one that its gates lead to.
 * @param {Plan} plan
 */
function gatesOf({ whole, home, calls, known }) {
  const gates = calls.map(
    (names, part) => new Set(names.filter((name) => home(name) !== 0 && home(name) !== part)),
  );
  for (const name of whole.exports) if (home(name) !== 0) gates[0]?.add(name);
  /** @type {Places[]} */
  const places = calls.map(() => []);
  for (const [place, name] of whole.places) {
    const parts = known.get(place);
    if (!parts) continue;
    places[home(name)]?.push([place, name]);
    if (home(name) === 0) continue;
    // The first part is there before any other.
    for (const part of parts.has(0) ? [0] : parts) {
      if (part === home(name)) continue;
      gates[part]?.add(name);
      places[part]?.push([place, name]);
    }
  }
  /** @type {Map<string, number>} */
  const own = new Map();
  const sorted = gates.map((names) => byType(whole, names));
  for (const name of new Set(sorted.flat())) {
    own.set(name, whole.size + own.size);
    places[home(name)]?.push([whole.size + own.size - 1, name]);
  }
  return { gates: sorted, places, own, size: whole.size + own.size };
}

/** Those of one type lie side by side: so a host's compression makes least of them. @param {Whole} whole @param {Iterable<string>} names */
function byType(whole, names) {
  const typed = [...names].map((name) => {
    const { params, results } = signatureOf(whole, name);
    return { name, type: `${binaryen.expandType(params)} ${results}` };
  });
  return typed
    .sort((a, b) => (a.type < b.type ? -1 : Number(a.type > b.type)))
    .map(({ name }) => name);
}

/** @typedef {ReturnType<typeof gatesOf>} Gates */

/**
 * Puts what a part has in the table: its functions, and its gates to others'.
 * @param {binaryen.Module} module @param {number} part @param {Plan} plan @param {Gates} gates
 */
function furnish(module, part, { whole, home }, { gates, places, own, size }) {
  const { table } = whole;
  module.removeTable(table);
  module.addTable(table, size, size);
  for (const name of gates[part] ?? []) {
    const { params, results } = signatureOf(whole, name);
    const place = module.i32.const(own.get(name) ?? 0);
    const given = binaryen.expandType(params).map((type, at) => module.local.get(at, type));
    const load = module.call(ensure(home(name)), [], binaryen.none);
    const call = module.call_indirect(table, place, given, params, results);
    module.removeFunction(name);
    module.addFunction(name, params, results, [], module.block(null, [load, call], results));
  }
  for (const [place, names] of runsOf(places[part] ?? []))
    module.addActiveElementSegment(table, `at${place}`, names, module.i32.const(place));
}

/**
 * The first part: all that is neither a function nor a constant, and what it has of these.
 * @param {Plan} plan @param {Gates} gates @param {Map<string, string>} short
 */
function firstPart(plan, gates, short) {
  const { whole, home, calls, held } = plan;
  const { none, i32 } = binaryen;
  const module = read(whole.bytes);
  module.removeElementSegment(segmentOf(module).name);
  fill(module, segmentsOf(whole.memory, held[0] ?? []));
  for (const { name } of globalsOf(module)) module.addGlobalExport(name, name);
  module.addFunctionImport(LOAD.name, LOAD.module, LOAD.base, i32, none);
  for (let part = 1; part < calls.length; part += 1) {
    module.addGlobal(there(part), i32, true, module.i32.const(0));
    module.addGlobalExport(there(part), there(part));
    const isMissing = module.i32.eqz(module.global.get(there(part), i32));
    const load = module.call(LOAD.name, [module.i32.const(part)], none);
    module.addFunction(ensure(part), none, none, [], module.if(isMissing, load));
    module.addFunctionExport(ensure(part), ensure(part));
  }
  furnish(module, 0, plan, gates);
  const known = new Set(gates.gates[0]);
  for (const name of whole.functions.keys())
    if (home(name) !== 0 && !known.has(name)) module.removeFunction(name);
  for (const [name, as] of short) module.addFunctionExport(name, as);
  for (const { name } of tablesOf(module)) module.addTableExport(name, `table${name}`);
  const name = kin(whole.mark);
  module.addGlobal(name, i32, false, module.i32.const(1));
  module.addGlobalExport(name, name);
  module.runPasses(['remove-unused-module-elements']);
  return module;
}

/**
 * Makes a part that is not the first of what it is alone.
 * @param {binaryen.Module} module @param {number} part @param {Plan} plan @param {Gates} gates @param {Map<string, string>} short
 */
function laterPart(module, part, plan, gates, short) {
  const { whole, calls, held } = plan;
  for (const { name } of exportsOf(module)) module.removeExport(name);
  fill(module, segmentsOf(whole.memory, held[part] ?? []));
  module.addMemoryImport('0', FIRST, 'memory');
  for (const name of calls[part] ?? []) {
    const as = short.get(name);
    if (as === undefined) continue;
    const { params, results } = signatureOf(whole, name);
    module.removeFunction(name);
    module.addFunctionImport(name, FIRST, as, params, results);
  }
  for (let other = 1; other < calls.length; other += 1)
    module.addFunctionImport(ensure(other), FIRST, ensure(other), binaryen.none, binaryen.none);
  furnish(module, part, plan, gates);
  for (const { name } of tablesOf(module)) module.addTableImport(name, FIRST, `table${name}`);
  module.runPasses(['remove-unused-module-elements']);
  const name = kin(whole.mark);
  module.addGlobalImport(name, FIRST, name, binaryen.i32, false);
  return module;
}

/**
 * Parts an engine.
 *
 * @param {Uint8Array} bytes of the engine, as wasm-bindgen and Binaryen leave it
 * @param {readonly Constant[]} constants of the engine
 * @param {(name: string) => number} homeOf the part that a function with a body is to lie in; 0 is the first
 * @param {number} count how many parts there are
 */
export function split(bytes, constants, homeOf, count) {
  const whole = wholeOf(bytes);
  const least = whole.places[0]?.[0] ?? 0;
  /** @param {string} name */
  const home = (name) => (whole.functions.get(name)?.isImport ? 0 : homeOf(name));
  const alone = listOf(count, (part) => aloneOf(whole, (name) => home(name) === part));
  const calls = alone.map((module) =>
    functionsOf(module).flatMap(({ name, isImport }) => (isImport ? [name] : [])),
  );
  const numbers = alone.map((module) => numbersOf(module.emitBinary(), least));
  const held = shared(constants, numbers);
  const plan = { whole, home, calls, held, known: knowers(numbers, held) };
  const gates = gatesOf(plan);
  const used = new Set(calls.slice(1).flat());
  const exported = [...whole.functions.keys()].filter((name) => home(name) === 0 && used.has(name));
  const short = new Map(exported.map((name, number) => [name, number.toString(36)]));
  const parts = alone.map((module, part) =>
    part === 0 ? firstPart(plan, gates, short) : laterPart(module, part, plan, gates, short),
  );
  return parts.map(written);
}
