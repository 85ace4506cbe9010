// Words for the elements on other pages.

export const embed = {
  solving: 'Looking for a shortest solution…',
  waiting: 'Waiting while other elements on this page run. It goes on by itself.',
  /** Their engine is a module beside theirs; in a bundle nobody knows its name. @type {(file: string) => string} */
  missing: (file) =>
    file
      ? `${file}, which belongs beside embed.js, could not be loaded`
      : 'the file that has it could not be loaded',
};
