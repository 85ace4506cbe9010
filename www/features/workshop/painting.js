// What a painting keeps, as groups of members that one touches, and back into its text.

/** @import { Block, PaintingKey } from '../../pkg/rolling_cubes.js' */

/** @typedef {Readonly<Record<string, readonly (readonly string[])[]>>} Kept */

/** @type {(block: Pick<Block, 'parts'>, keys: readonly PaintingKey[]) => Kept} */
export function keptOf({ parts }, keys) {
  const groupsOf = (/** @type {string[]} */ [name = '', value = '']) => {
    const length = keys.find(({ key }) => key === name)?.members[0]?.length ?? 1;
    return [name, value.split('+').map((group) => cut(group, length))];
  };
  return Object.fromEntries(parts.map(groupsOf));
}

/** @type {(text: string, length: number) => string[]} */
const cut = (text, length) =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, n) =>
    text.slice(n * length, (n + 1) * length),
  );

/** Null if it would keep nothing. @type {(kept: Kept, keys: readonly PaintingKey[]) => string | null} */
export function paintingText(kept, keys) {
  const parts = keys.flatMap(({ key, members, optional }) => {
    const groups = (kept[key] ?? []).filter((group) => group.length > 0);
    if (groups.length === 0) return [];
    const isAll = optional && groups.length === 1 && groups[0]?.length === members.length;
    const inOrder = groups.map((group) => members.filter((one) => group.includes(one)).join(''));
    return [{ text: `${key}=${inOrder.join('+')}`, isAll }];
  });
  // A key that keeps all is omitted, unless it is the only one.
  const stated = parts.filter(({ isAll }) => !isAll);
  const all = stated.length > 0 ? stated : parts.slice(0, 1);
  const isWhole = keys.every(
    ({ key, optional }) => optional || (kept[key] ?? []).some((group) => group.length > 0),
  );
  const isEmptied = Object.values(kept).some((groups) =>
    groups.every((group) => group.length === 0),
  );
  return all.length === 0 || !isWhole || isEmptied
    ? null
    : `paint(${all.map(({ text }) => text).join(', ')})`;
}

/** -1 if painted out. An omitted key keeps all. @type {(kept: Kept, key: PaintingKey, member: string) => number} */
export function groupOf(kept, { key }, member) {
  const groups = kept[key];
  return groups ? groups.findIndex((group) => group.includes(member)) : 0;
}

/** A member is touched: it goes into the group in hand, or out of it. @type {(kept: Kept, key: PaintingKey, member: string, group: number) => Kept} */
export function touched(kept, key, member, group) {
  const groups = kept[key.key] ?? [key.members];
  const isThere = groups[group]?.includes(member) ?? false;
  const length = Math.max(groups.length, group + 1);
  const next = Array.from({ length }, (_, n) => {
    const others = (groups[n] ?? []).filter((one) => one !== member);
    return n === group && !isThere ? [...others, member] : others;
  });
  return { ...kept, [key.key]: next };
}
