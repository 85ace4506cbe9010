// What is wrong with a lesson's file, in words.

import { html, nothing } from 'lit';
import { words } from '../../words/words.js';

/** As many as help. */
const MOST = 6;

/** @param {readonly import('../inline.js').Problem[]} problems */
export function problemsIn(problems) {
  const say = words.lessons.problems;
  const more = problems.length - MOST;
  return html`<div role="alert">
    <p>${say.title}</p>
    <ul>
      ${problems.slice(0, MOST).map(({ code, line, given }) => html`<li>${say.at(line, say.of[code](given))}</li>`)}
      ${more > 0 ? html`<li>${say.more(more)}</li>` : nothing}
    </ul>
  </div>`;
}
