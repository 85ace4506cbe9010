import { expect, test } from 'vitest';
import { onMap, onMapAgain } from '../../../../www/features/exercises/kinds/on-map.js';
import { sheetOf } from '../../../../www/features/exercises/views/diagrams.js';
import { placeLabels } from '../../../../www/shared/draw/labels.js';
import { Random } from '../../../../www/shared/kit/random.js';

test('on a map of an exercise no number and no cost gives way, as each may be asked about', () => {
  for (const { begin } of [onMap, onMapAgain])
    for (let seed = 0; seed < 20; seed++) {
      const run = begin(new Random(seed));
      while (run.question) {
        const { nodes, roads } = run.picture();
        if (!roads) throw new Error('no map');
        const sheet = sheetOf(roads, nodes, true);
        const { names, costs } = placeLabels(sheet);
        expect(names.map(({ sub }) => sub)).toEqual(sheet.nodes.map(({ text }) => text !== ''));
        expect(costs).not.toContain(null);
        run.go(run.question.model);
      }
    }
});
