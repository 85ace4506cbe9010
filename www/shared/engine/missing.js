// A file of the engine that is not where it belongs, and a policy that forbids to compile it.

/** @import { Said } from '../../pkg/rolling_cubes.js' */

/** It tells of that as data, too, which is put into words when it is shown. */
export class Missing extends Error {
  /**
   * @param {string} file its name, as far as it is known
   * @param {number} [status] what the host answered; 200 with something else than the file
   */
  constructor(file, status) {
    super(`${file || 'a file of the engine'} could not be loaded`);
    this.file = file;
    /** @type {Said} */
    this.said = {
      code: status === 200 ? 'other-file' : 'not-loaded',
      values: [file, `${status ?? ''}`],
    };
  }
}

/** The page's policy does not let it be compiled. */
export class Forbidden extends Error {
  constructor() {
    const needed = "script-src 'wasm-unsafe-eval'";
    super(`the page’s Content-Security-Policy has to allow ${needed}`);
    /** @type {Said} */
    this.said = { code: 'forbidden', values: [needed] };
  }
}

/** The name of a file: in a lane there is room for no more of its address. @param {string} url */
export const nameIn = (url) => url.split('/').pop() ?? '';
