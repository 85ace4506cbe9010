import { expect, test } from 'vitest';
import { shortened } from '../../../../www/build/vite/templates.js';

const HOLE = '$' + '{svg`<b>two</b>`}';

test('a built style sheet has neither indents nor comments, and what is put into it stays', () => {
  const code = `css\`\n  /* Why. */\n  p {\n    margin: ${HOLE};\n  }\n\`;`;
  expect(shortened(code)).toBe(`css\` p{margin:${HOLE}}\`;`);
});

test('built markup keeps a space wherever there was one, within what it shows, too', () => {
  const code = `html\`<p>\n    one\n    ${HOLE} three  four\n  </p>\`;`;
  expect(shortened(code)).toBe(`html\`<p>\none\n${HOLE} three  four\n</p>\`;`);
});

test('other text than templates stays as it is', () => {
  const code = 'const text = `a\n    b`; // css\n';
  expect(shortened(code)).toBe(code);
});

test('a built style sheet means what it meant', () => {
  const code =
    'css`\n  :host([a]) :focus, b > i {\n    grid: auto 1fr / auto;\n  }\n  @media (max-width: 9em) {\n    i::before {\n      content: attr(b);\n    }\n  }\n`';
  expect(shortened(code)).toBe(
    'css` :host([a]) :focus,b > i{grid:auto 1fr / auto}@media (max-width:9em){i::before{content:attr(b)}}`',
  );
});
