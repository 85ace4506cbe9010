// Every sentence, tooltip and definition of the page beside the test that holds it.
//
// An entry is the path of a leaf of `words`, or of what stands above it: of several that fit the longest counts. It is `true` for a
// plain name or the label of a control, which can be false of nothing; else the tests that hold what is claimed, each by its file and
// its title, or how that begins. `claims.test.js` sees to it that nothing is left out, and that all of these tests are there.

import { claims as classroomClaims } from './classroom.js';
import { claims as numbersClaims } from './numbers.js';
import { claims as pageClaims } from './page.js';
import { claims as searchClaims } from './search.js';
import { claims as workshopClaims } from './workshop.js';

/** @type {import('./tests.js').Claims} */
export const claims = {
  ...pageClaims,
  ...searchClaims,
  ...numbersClaims,
  ...workshopClaims,
  ...classroomClaims,
};
