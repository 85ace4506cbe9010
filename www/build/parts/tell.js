import binaryen from 'binaryen';
import { functionsOf, read, setBody, written } from './engine.js';

/** An exported global that is 1 once the function was called. @param {number} number */
export const calledName = (number) => `told${number}`;

/**
 * Instruments an engine to record which functions were called, see `calledName`.
 * @param {Uint8Array} bytes of the engine
 * @returns {{ bytes: Uint8Array, names: string[] }} `names` of the functions by number
 */
export function recording(bytes) {
  const module = read(bytes);
  const names = functionsOf(module);
  for (const [number, name] of names.entries()) {
    module.addGlobal(calledName(number), binaryen.i32, true, module.i32.const(0));
    module.addGlobalExport(calledName(number), calledName(number));
    const tell = module.global.set(calledName(number), module.i32.const(1));
    const of = module.getFunction(name);
    const { body, results } = binaryen.getFunctionInfo(of);
    setBody(of, module.block(null, [tell, body], results));
  }
  return { bytes: written(module), names };
}
