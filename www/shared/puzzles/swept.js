// Links of version 0.1 may hold a sweep, which the page counted once. The command line counts it.

/**
 * The end that all problems of a sweep share, its form, and the positions that are the other end.
 * @type {Readonly<Record<string, {end: 'start' | 'goal', form: RegExp, positions: number}>>}
 */
const SWEPT = {
  toys: { end: 'start', form: /^[01]{16}$/, positions: 12_870 },
  tiles: { end: 'goal', form: /^[0-8]{9}$/, positions: 181_440 },
};

/**
 * The command for a link's sweep, `sample,seed` or `none`; only the command's help if the link does not fit.
 * @type {(sweep: string, given: ReadonlyMap<string, string>) => string}
 */
export function sweepCommand(sweep, given) {
  const puzzle = given.get('puzzle') ?? '';
  const swept = Object.hasOwn(SWEPT, puzzle) ? SWEPT[puzzle] : null;
  const fixed = given.get(swept?.end ?? '') ?? '';
  if (!swept || !(fixed === '' || swept.form.test(fixed))) return 'rolling-cubes sweep --help';
  const [, sample = '100', seed = '1'] = /^([1-9]\d{0,6}),(\d{1,9})/.exec(sweep) ?? [];
  const every = Math.max(1, Math.round(swept.positions / Number(sample)));
  return [
    `rolling-cubes sweep ${puzzle}${fixed && ` --fixed ${fixed}`}`,
    `--every ${every} --seed ${Number(seed)} --max-nodes 0`,
  ].join(' ');
}
