// Words for the elements on other pages.

export const embed = {
  solving: 'Looking for a shortest solution…',
};
