// A file of the engine that is not where it belongs.

export class Missing extends Error {
  /** @param {string} file its name */
  constructor(file) {
    super(`${file} could not be loaded`);
    this.file = file;
  }
}
