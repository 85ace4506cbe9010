/** What a table of words says of a name. One that it does not know is an error. @type {<T>(table: Readonly<Record<string, T>>, name: string) => T} */
export function entry(table, name) {
  const own = Object.hasOwn(table, name) ? table[name] : undefined;
  if (own === undefined) throw new Error(`there are no words for '${name}'`);
  return own;
}
