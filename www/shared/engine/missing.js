// Errors of loading: a missing engine file, or a policy that forbids compilation.

/** @import { Said } from '../../pkg/rolling_cubes.js' */

/** Carries data, to be put into words when shown. */
export class Missing extends Error {
  /**
   * @param {string} file its name, if known
   * @param {number} [status] HTTP status; 200 if the host sent other content
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

export class Forbidden extends Error {
  /** @param {string} needed what the policy has to allow */
  constructor(needed) {
    super(`the page’s Content-Security-Policy has to allow ${needed}`);
    this.said = /** @type {Said} */ ({ code: 'forbidden', values: [needed] });
  }
}

/** Only the name, as a lane has no room for the address. @param {string} url */
export const nameIn = (url) => url.split('/').pop() ?? '';
