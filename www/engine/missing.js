// A file of the engine that is not where it belongs.

export class Missing extends Error {
  /** @param {string} file its name, as far as it is known */
  constructor(file) {
    super(`${file || 'a file of the engine'} could not be loaded`);
    this.file = file;
  }
}
