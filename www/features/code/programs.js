// Programs beside the pseudocode: a search in Python or C++, and the file that runs it on a problem.

import { everySetting, settingOf } from '../../shared/state/offered.js';

/** @import { Search } from '../../shared/state/state.js' */

/** A line, and the lines of pseudocode that it stands for. @typedef {{text: string, names: readonly string[]}} ProgramLine */
/** @typedef {{puzzle: string, start: string, goal: string}} Problem */
/** @typedef {'py' | 'cpp'} Ending */

/** @type {Readonly<Record<string, string>>} */
const texts = import.meta.glob('./programs/*.{py,cpp}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The problem of a file whose page shows neither puzzle. @type {Problem} */
const EXAMPLE = { puzzle: 'tiles', start: '867254301', goal: '123456780' };

/** @type {Readonly<Record<Ending, {mark: string, imports: RegExp, main: (call: string) => string}>>} */
const LANGUAGES = {
  py: {
    mark: '  #: ',
    imports: /^(from|import) /,
    main: (call) => `if __name__ == "__main__":
    path, generated, expanded = ${call}
    print("no solution" if path is None else f"{len(path) - 1} moves")
    print(f"{generated} generated, {expanded} expanded")
`,
  },
  cpp: {
    mark: '  //: ',
    imports: /^#include /,
    main: (call) => `int main() {
    const auto [path, generated, expanded] = ${call};
    if (path.empty()) std::cout << "no solution\\n";
    else std::cout << path.size() - 1 << " moves\\n";
    std::cout << generated << " generated, " << expanded << " expanded\\n";
}
`,
  },
};

/** The program of a search, in lines; null if there is none for it as it is set. @type {(search: Search, ending: Ending) => readonly ProgramLine[] | null} */
export function programOf(search, ending) {
  const text = texts[`./programs/${search.algorithm}.${ending}`];
  const isUsual = everySetting().every(
    (setting) =>
      setting.name === 'incumbent' ||
      settingOf(setting, search) === settingOf(setting, { algorithm: search.algorithm }),
  );
  if (text === undefined || !isUsual) return null;
  const { mark } = LANGUAGES[ending];
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [code = '', names] = line.split(mark);
      return { text: code, names: names?.split(' ') ?? [] };
    });
}

/** A file that solves the problem, or an example if it is of another puzzle. @type {(search: Search, ending: Ending, problem: Problem) => string} */
export function fileOf(search, ending, problem) {
  const { puzzle, start, goal } = texts[`./programs/${problem.puzzle}.${ending}`]
    ? problem
    : EXAMPLE;
  const { imports, main } = LANGUAGES[ending];
  const part = (/** @type {string} */ name) => texts[`./programs/${name}.${ending}`] ?? '';
  const lines = programOf(search, ending)?.map(({ text }) => text) ?? [];
  const parts = [part(puzzle), part('common'), `${lines.join('\n')}\n`];
  const [name, made] = [
    search.algorithm.replaceAll('-', '_'),
    puzzle === 'tiles' ? 'Tiles' : 'Cubes',
  ];
  const bound = search.incumbent === undefined ? '' : `, ${search.incumbent}`;
  const given = ending === 'py' ? `("${start}", "${goal}")` : `{"${start}", "${goal}"}`;
  const all = parts.join('\n\n').split('\n');
  const heads = [
    ...new Set([
      ...all.filter((line) => imports.test(line)),
      ...(ending === 'cpp' ? ['#include <iostream>'] : []),
    ]),
  ];
  const body = all.filter((line) => !imports.test(line)).join('\n');
  return `${heads.sort().join('\n')}\n\n${body}\n\n${main(`${name}(${made}${given}${bound})`)}`
    .replace(/\n{4,}/g, '\n\n\n')
    .trimStart();
}
