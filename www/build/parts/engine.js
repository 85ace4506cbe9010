import binaryen from 'binaryen';

const { Features } = binaryen;

/** WebAssembly features in rustc's output, in browsers since 2022. */
const FEATURES =
  Features.MutableGlobals |
  Features.NontrappingFPToInt |
  Features.SignExt |
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.ReferenceTypes |
  Features.Multivalue;

/** Missing from Binaryen's types. @type {{ setBody: (of: binaryen.FunctionRef, body: binaryen.ExpressionRef) => void }} */
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

/** Functions with a body. @param {binaryen.Module} module */
export const functionsOf = (module) =>
  Array.from({ length: module.getNumFunctions() }, (_, at) =>
    binaryen.getFunctionInfo(module.getFunctionByIndex(at)),
  ).flatMap(({ name, base }) => (base ? [] : [name]));
