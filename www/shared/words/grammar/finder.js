/** Texts with values that are computed. */
export const said = {
  'finder.also.views': /** @type {Readonly<Record<string, string>>} */ (texts('finder.also.views')),
  'finder.also.searches': /** @type {Readonly<Record<string, string>>} */ (texts('finder.also.searches')),
};
