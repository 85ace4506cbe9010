// The package's types are its sources, which are less strict than this project's.

/** Compresses at a level from 1 to 9. */
export function compress(data: Uint8Array, mode?: number): Uint8Array<ArrayBuffer>;
export function decompress(data: Uint8Array): Uint8Array<ArrayBuffer>;
