import { expect, test } from 'vitest';
import { upwardIn } from '../../../www/build/arrows.js';

test('an import that runs up is found, of code and of types, and no other', () => {
  const above = '../../app/parts/later.js';
  for (const [text, found] of /** @type {const} */ ([
    [`/** @import { Phase } from '${above}' */`, true],
    [`/**\n * @import {\n *   Phase\n * } from '${above}'\n */`, true],
    [`/** @type {import('${above}').Phase} */`, true],
    [`import { Later } from '${above}';`, true],
    [`import '${above}';`, true],
    [`/** @import { Store } from '../state/store.js' */`, false],
    [`/** @import { LitElement } from 'lit' */`, false],
  ]))
    expect(upwardIn('www/shared/kit/opening.js', text), text).toEqual(
      found ? ['www/shared/kit/opening.js imports www/app/parts/later.js'] : [],
    );
  expect(upwardIn('www/app/shell/main.js', `import '../../shared/kit/act.js';`)).toEqual([]);
});
