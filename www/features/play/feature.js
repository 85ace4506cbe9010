export const play = {
  door: /** @type {const} */ ('play'),
  visits: ['puzzle=toys&view=play'],
};
