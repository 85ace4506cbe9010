// Words for the elements on other pages.

export const embed = {
  solving: 'Looking for a shortest solution…',
  /** Their engine is a module beside theirs. @type {(file: string) => string} */
  missing: (file) => `${file}, which belongs beside embed.js, could not be loaded`,
};
