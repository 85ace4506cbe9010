// Words for the elements on other pages.

export const embed = {
  solving: 'Looking for a shortest solution…',
  /** Their engine is a module beside theirs; in a bundle nobody knows its name. @type {(file: string) => string} */
  missing: (file) =>
    file
      ? `${file}, which belongs beside embed.js, could not be loaded`
      : 'the file that has it could not be loaded',
};
