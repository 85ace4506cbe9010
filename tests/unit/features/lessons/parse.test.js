import { describe, expect, test } from 'vitest';
import {
  evaluate,
  formulaOf,
  measuresOf,
  nameOf,
} from '../../../../www/features/lessons/formula.js';
import { MOST_CHARACTERS } from '../../../../www/features/lessons/limits.js';
import { parsed } from '../../../../www/features/lessons/parse.js';

const GOOD = `# A lesson

> [!minutes] 6

Before the first step.

## [One][first]

Text with **weight**, *stress* and {{generated of first, lane 2 / 2}}.

[Go on](#v=1&puzzle=toys&race=bfs&at=end) [Or here][first]

### [Which one?][first]

Look twice.

- [ ] this
- [x] that
- [X] both

> [!answer]
> Because [it is][first].

Afterwards.

> [!look] A, V

> [!notes]
> Say it slowly.

## Two

### How many?

≈ {{expanded of first, bound 7}}

> [!answer]
> So many.

> [!source] Somebody, https://example.org/, 1985.

[first]: #v=1&puzzle=cubes&race=bfs,iddfs
`;

/** @param {string} text */
function good(text) {
  const { lesson, problems } = parsed(text);
  if (!lesson) throw new Error(JSON.stringify(problems));
  return lesson;
}

/** @param {string} text */
const wrong = (text) => parsed(text).problems?.map(({ code, line }) => `${code} ${line}`) ?? [];

describe('a lesson', () => {
  const lesson = good(GOOD);

  test('has its title, minutes, lead, steps and sources', () => {
    expect([lesson.title, lesson.minutes, lesson.lead.length]).toEqual(['A lesson', 6, 1]);
    expect(lesson.steps.map(({ title, setUp }) => [title, setUp])).toEqual([
      ['One', 'v=1&puzzle=cubes&race=bfs,iddfs'],
      ['Two', null],
    ]);
    expect(lesson.steps.map(({ look }) => look)).toEqual([['A', 'V'], []]);
    expect(lesson.sources).toHaveLength(1);
    expect(lesson.steps[0]?.notes).toHaveLength(1);
  });

  test('has paragraphs, buttons and questions in their order, and what follows a question behind it', () => {
    const parts = lesson.steps[0]?.parts ?? [];
    expect(parts.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'buttons',
      'question',
      'paragraph',
    ]);
    expect(parts[1]).toMatchObject({
      links: [
        { href: 'v=1&puzzle=toys&race=bfs&at=end', inside: ['Go on'] },
        { href: 'v=1&puzzle=cubes&race=bfs,iddfs', inside: ['Or here'] },
      ],
    });
  });

  test('asks for choices, of which several may be right, or for a number', () => {
    const [, , which] = lesson.steps[0]?.parts ?? [];
    expect(which).toMatchObject({
      id: '1',
      ask: ['Which one?'],
      shows: 'v=1&puzzle=cubes&race=bfs,iddfs',
      choices: [{ right: false }, { right: true }, { right: true }],
      number: null,
    });
    expect(lesson.steps[1]?.parts[0]).toMatchObject({
      ...{ id: '2', shows: null, number: { roughly: true } },
    });
  });

  test('has boards for pictures, each the start of a link with words for it', () => {
    const { steps } = good('# T\n\n## S\n\n![Eight cubes](#v=1&puzzle=cubes)\n');
    expect(steps[0]?.parts).toEqual([
      {
        kind: 'paragraph',
        inside: [{ kind: 'board', href: 'v=1&puzzle=cubes', text: 'Eight cubes' }],
      },
    ]);
  });

  test('joins an escaped sign to the text around it, as Chinese has no space after A*', () => {
    const { lead } = good('# T\n\n扩展f < C\\*的状态，A\\*和IDA\\*。\n\n## S\n');
    expect(lead).toEqual([{ kind: 'paragraph', inside: ['扩展f < C*的状态，A*和IDA*。'] }]);
  });

  test('shows an address as text, which leads nowhere', () => {
    expect(JSON.stringify(lesson.sources)).toContain('https://example.org/');
    expect(JSON.stringify(lesson.sources)).not.toContain('href');
  });

  test('is the same with the line ends of any system', () => {
    expect(good(`\ufeff${GOOD.replaceAll('\n', '\r\n')}`)).toEqual(lesson);
  });
});

describe('a file that is no lesson is refused, with the line', () => {
  const step = '# T\n\n## S\n\n';
  test.each([
    ['nothing', '', ['title 1', 'steps 1']],
    ['no step', '# T\n\ntext\n', ['steps 4']],
    ['a step before the title', '## S\n', ['heading 1', 'title 2', 'steps 2']],
    ['a heading that is too deep', `${step}#### deep\n`, ['heading 5']],
    ['a link to elsewhere', `${step}[x](https://example.org/)\n`, ['elsewhere 5']],
    ['a script for a link', `${step}[x](javascript:alert(1))\n`, ['elsewhere 5']],
    ['a link to another page here', `${step}[x](./other.html#v=1)\n`, ['elsewhere 5']],
    [
      'a link that leads elsewhere and is used nowhere',
      `${step}[x]: https://example.org/\n`,
      ['elsewhere 5'],
    ],
    ['a picture', `${step}![x](https://example.org/x.png)\n`, ['picture 5']],
    ['a number of nothing', `${step}{{sunshine of first}}\n`, ['formula 5']],
    ['a number of no link', `${step}{{generated of first}}\n`, ['formula 5']],
    ['a question without choices', `${step}### Q?\n\n> [!answer]\n> A.\n`, ['question 5']],
    [
      'a question without a right choice',
      `${step}### Q?\n\n- [ ] a\n- [ ] b\n\n> [!answer]\n> A.\n`,
      ['right 5'],
    ],
    ['a question without a reason', `${step}### Q?\n\n- [x] a\n- [ ] b\n`, ['answer 5']],
    ['a mark that there is not', `${step}> [!script]\n> x\n`, ['mark 5']],
    ['an answer to nothing', `${step}> [!answer]\n> x\n`, ['mark 5']],
    ['minutes that are none', `# T\n\n> [!minutes] many\n\n## S\n`, ['minutes 3']],
  ])('%s', (_, text, problems) => {
    expect(wrong(text)).toEqual(problems);
    expect(parsed(text).lesson).toBeNull();
  });

  test('with a few lines that would make millions of cells', () => {
    const [head, under] = ['|a'.repeat(120), '|-'.repeat(120)];
    const one = `# T\n\n## S\n\n${head}|\n${under}|\n${'|\n'.repeat(28_000)}`;
    expect(wrong(one)).toEqual(['cells 4']);
    const small = `${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|\n${'|\n'.repeat(40)}\n`;
    expect(wrong(`# T\n\n## S\n\n${small.repeat(300)}`)[0]).toMatch(/^cells/);
    expect(good(`# T\n\n## S\n\n${small.repeat(8)}`).steps[0]?.parts).toHaveLength(8);
  });

  test('too long, or nested so deep that it cannot be read', () => {
    expect(wrong('x'.repeat(MOST_CHARACTERS + 1))).toEqual(['long 1']);
    const before = performance.now();
    const signs = ['> ', '*', '[', '- ', '_a*', '`', '<', '![[', '\\\\[', '*a **b '];
    for (const sign of signs)
      expect(wrong(`# T\n\n## S\n\n${sign.repeat(8000)}x\n`), sign).toEqual(['busy 5']);
    // Parsing so many would take seconds, and drawing them longer.
    for (const block of [
      'a\n\n',
      '+ a\n\nb\n\n',
      '1. a\n\nb\n\n',
      '<p>\n\n',
      'a\n=\n\n',
      '> a\n\n',
    ])
      expect(wrong(`# T\n\n## S\n\n${block.repeat(2200)}`), block).toEqual([
        expect.stringMatching(/^blocks /),
      ]);
    expect(good(`# T\n\n## S\n\n${'a\n\n'.repeat(1998)}`).steps[0]?.parts).toHaveLength(1998);
    /** Slow for other reasons: endless words and lists, and nested openings. @type {[string, string][]} */
    const long = [
      ['word 5', `${'a'.repeat(30)}.`.repeat(1900)],
      ['word 5', `http://a${'&a;'.repeat(19_000)}`],
      ['lines 1005', `+ a\n${'\tb\n'.repeat(14_000)}`],
      ['lines 1005', '+ a\n\n'.repeat(9_000)],
      ['deep 5', '+ '.repeat(20_000)],
      ['deep 5', '1. '.repeat(9_000)],
    ];
    for (const [problem, body] of long)
      expect(wrong(`# T\n\n## S\n\n${body}\n`), body.slice(0, 9)).toEqual([problem]);
    // A thematic break after a list.
    const row = `${'+ a\n'.repeat(900)}\nThen\n\n`;
    expect(parsed(`# T\n\n## S\n\n${'- '.repeat(40)}-\n\n${row.repeat(2)}`).problems).toBe(null);
    // Close to all limits at once.
    const part = `${'_a*'.repeat(140)}\n\n`;
    expect(parsed(`# T\n\n## S\n\n${part.repeat(130)}`)).toBeDefined();
    expect(performance.now() - before).toBeLessThan(30_000);
  });
});

test('markup of the web is the text that it is', () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const lesson = good(`# T\n\n## S\n\nA ${hostile} b\n\n<iframe src="x"></iframe>\n`);
  const [inline, block] = lesson.steps[0]?.parts ?? [];
  if (inline?.kind !== 'paragraph' || block?.kind !== 'paragraph') throw new Error('paragraphs');
  expect(inline.inside.every((one) => typeof one === 'string')).toBe(true);
  expect(inline.inside.join('')).toBe(`A ${hostile} b`);
  expect(block.inside).toEqual(['<iframe src="x"></iframe>']);
});

describe('a number', () => {
  const links = new Map([
    ['first', 'v=1'],
    ['two-sides', 'v=1&puzzle=toys'],
  ]);
  const value = (/** @type {string} */ text) => evaluate(formulaOf(text, links), () => 6);

  test.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['9 * 6 ^ 2', 324],
    ['2 ^ 3 ^ 2', 512],
    ['10 - 4 - 3', 3],
    ['8 / 2 / 2', 2],
    ['generated of first - 1', 5],
    ['expanded of two-sides, lane 2, depth 3 / 3', 2],
  ])('%s comes to %d', (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  test('is refused where it is not understood, and none where something is not known', () => {
    for (const text of [
      '',
      '2 +',
      '(2',
      'generated first',
      'generated of first, room 2',
      '2 $ 3',
      '1'.repeat(400),
    ])
      expect(() => formulaOf(text, links), text).toThrow();
    expect(evaluate(formulaOf('generated of first * 2', links), () => null)).toBeNull();
    expect(evaluate(formulaOf('1 / 0', links), () => null)).toBeNull();
  });

  test('names a counter, its search, and a part of it', () => {
    const [measure] = measuresOf(formulaOf('1 + generated of first, depth 3, lane 2', links));
    if (!measure) throw new Error('one');
    expect([measure.of, nameOf(measure)]).toEqual(['v=1', 'generated, lane 2, depth 3']);
  });
});
