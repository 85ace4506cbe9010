// A file of the engine that is not where it belongs.

/** It tells of that as data, too, which is put into words when it is shown. */
export class Missing extends Error {
  /**
   * @param {string} file its name, as far as it is known
   * @param {number} [status] what the host answered
   */
  constructor(file, status) {
    super(`${file || 'a file of the engine'} could not be loaded`);
    this.file = file;
    /** @type {import('./said.js').Said} */
    this.said = { code: 'not-loaded', values: [file, `${status ?? ''}`] };
  }
}

/** The name of a file: in a lane there is room for no more of its address. @param {string} url */
export const nameIn = (url) => url.split('/').pop() ?? '';
