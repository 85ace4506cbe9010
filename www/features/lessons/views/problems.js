// What is wrong with a lesson's file, in words.

import { html, nothing } from 'lit';
import { words } from '../../../shared/words/words.js';

/** @import { Problem } from '../inline.js' */

/** As many as help. */
const MOST = 6;

/** @param {readonly Problem[]} problems */
export function problemsIn(problems) {
  const say = words.lessons.problems;
  const more = problems.length - MOST;
  // The fault is in the link, not in a line of a file.
  const link = problems.find(({ code }) => code === 'cut' || code === 'unfolds');
  if (link) return html`<p role="alert">${say.of[link.code](link.given)}</p>`;
  return html`<div role="alert">
    <p>${say.title}</p>
    <ul>
      ${problems.slice(0, MOST).map(({ code, line, given }) => html`<li>${say.at(line, say.of[code](given))}</li>`)}
      ${more > 0 ? html`<li>${say.more(more)}</li>` : nothing}
    </ul>
  </div>`;
}
