export const tree = {
  door: /** @type {const} */ ('lab'),
  visits: ['puzzle=tiles&view=tree&at=500,20'],
};
