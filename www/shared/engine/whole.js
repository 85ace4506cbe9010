// An engine in one piece: it has one part, which is in no file of its own, and no puzzle needs another.

/** @type {typeof import('./wasm.js').from} */
export const from = [''];

/** @type {typeof import('./wasm.js').partsOf} */
export const partsOf = () => [];
