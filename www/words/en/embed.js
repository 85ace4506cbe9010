// Words for the elements on other pages.

export const embed = {
  solving: 'Looking for a shortest solution…',
  /** Why their engine, a module beside theirs, is of no use. */
  engine: {
    missing: 'embed-engine.js, which belongs beside embed.js, could not be loaded',
    other: 'embed-engine.js is of another version than embed.js beside it',
  },
};
