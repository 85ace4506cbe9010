// Words for the elements on other pages.

export const embed = {
  solving: 'Looking for a shortest solution…',
  waiting: 'Waiting while other elements on this page run. It goes on by itself.',
  /** Their engine is a module beside theirs; in a bundle nobody knows its name. @type {(file: string) => string} */
  missing: (file) => (file ? `${file}, which belongs beside embed.js, could not be loaded` : 'the file that has it could not be loaded'),
  /** @type {(file: string, address: string) => string} */
  notFound: (file, address) => `${file} was not found at ${address}. Copy it there, or say in the attribute src where it is.`,
  /** @type {(file: string, address: string) => string} */
  notStarted: (file, address) => `${address} was loaded, but its scripts did not run. Copy ${file} there unchanged: its security policy refuses a file that a bundler or a server has rewritten.`,
};
