// The page's start: load the engine, then say that it is there.

import loadEngine from './pkg/rolling_cubes.js';
import wasmUrl from './pkg/rolling_cubes_bg.wasm?url';

await loadEngine({ module_or_path: wasmUrl });
document.documentElement.dataset.engine = 'ready';
