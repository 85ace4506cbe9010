/** The entry of a table; throws for an unknown name. @type {<T>(table: Readonly<Record<string, T>>, name: string) => T} */
export function entry(table, name) {
  const own = Object.hasOwn(table, name) ? table[name] : undefined;
  if (own === undefined) throw new Error(`there are no words for '${name}'`);
  return own;
}

/** @type {(table: Readonly<Record<string, string>>) => (name: string) => string} */
export const among = (table) => (name) => entry(table, name);

/** One column of a table, of rows that have it. @type {<R, K extends keyof R>(table: Readonly<Record<string, R>>, key: K) => Readonly<Record<string, NonNullable<R[K]>>>} */
export const column = (table, key) => Object.fromEntries(Object.entries(table).flatMap(([name, { [key]: value }]) => (value ? [[name, value]] : [])));
