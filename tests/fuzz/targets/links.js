// Links: any text is parsed, and after one round trip the text is stable.

import '../../../www/shared/words/whole.js';
import { read_link, write_link } from '../../../www/pkg/rolling_cubes.js';
import { inWords } from '../../../www/shared/engine/error-words.js';
import { readPage, writePage } from '../../../www/shared/state/page-keys.js';
import { linkText } from '../links.js';
import { must } from '../outcome.js';

/** @import { Target } from '../targets.js' */

/** @param {string} text */
function read(text) {
  const { rest, misread, ...page } = readPage(text, ['de', 'en']);
  const { link, misread: others } = read_link(rest);
  return { link: { ...link, ...page }, misread: [...others, ...misread] };
}

/**
 * Removes parts that depend on the whole text: its length, and whether a lesson's step is due. A bound opens the workshop, whatever the
 * view. Empty texts are not
 * written, and a lone surrogate becomes U+FFFD (`escaped.js`).
 * @param {ReturnType<typeof read>['link']} link
 */
const settled = ({ lesson, own: { end: _, ...own }, view, ...link }) =>
  JSON.stringify({
    ...link,
    view: own.workshop === undefined ? view : 'workshop',
    own: Object.entries(own).filter(([, value]) => value !== ''),
    lesson: lesson && { ...lesson, due: false },
  }).replaceAll(/\\ud[89a-f][\da-f]{2}/g, '\ufffd');

/** @type {Target} */
export const links = {
  name: 'links',
  make: (chance) => ({ text: linkText(chance) }),
  run({ text }) {
    const { link, misread } = read(text);
    for (const { key, given, allowed } of misread) {
      const note = `${key}: ${inWords(given)} given; allowed: ${inWords(allowed)}`;
      must(note.length <= 400 && (allowed !== '' || key === 'length'), () => `a note: ${note}`);
    }
    // The page reads the race of a map by its map, see `mapRead`; pages.test.js opens such links.
    if (link.puzzle === 'map') return;
    const written = writePage(write_link(link), link);
    const again = read(written);
    const keys = again.misread.map(({ key }) => key);
    must(keys.length === 0, () => `${written} is not understood: ${JSON.stringify(again.misread)}`);
    const twice = writePage(write_link(again.link), again.link);
    must(twice === written, () => `${written} is written anew as ${twice}`);
    must(
      settled(again.link) === settled(link),
      () => `${written} says something else than was read`,
    );
  },
};
