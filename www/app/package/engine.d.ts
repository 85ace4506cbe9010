import type { InitInput, InitOutput } from '../../pkg/rolling_cubes.js';

export * from '../../pkg/rolling_cubes.js';

/** Starts the engine from its own file, or from the given one. Call this before anything else. */
export default function init(from?: {
  module_or_path: InitInput | Promise<InitInput>;
}): Promise<InitOutput>;
