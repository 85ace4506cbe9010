export const race = {
  door: /** @type {const} */ ('lab'),
};
