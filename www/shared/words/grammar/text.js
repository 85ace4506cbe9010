/** Texts with values that are computed. */
export const said = {
  /** Whole sentences one behind the other; those that are empty are left out. @type {(all: readonly string[]) => string} */
  'text.sentences': (all) => text({ allList: all.filter(Boolean).join(text('text.sentencesJoint')) }),
  /** @type {(title: string, entries: readonly string[]) => string} */
  'text.list': (title, entries) => text({ entriesList: entries.join(text('text.listJoint')) }),
};
