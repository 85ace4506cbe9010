import { css, html, LitElement, nothing } from 'lit';
import { comparePuzzles, puzzleFacts } from '../../shared/engine/engine.js';
import { errorInWords } from '../../shared/engine/error-words.js';
import { ask } from '../../shared/kit/act.js';
import '../../shared/kit/copy-button.js';
import { isPacked, unpacked } from '../../shared/export/packed.js';
import { controls } from '../../shared/kit/styles.js';
import { titleOf } from '../../shared/puzzles/map.js';
import { words } from '../../shared/words/words.js';
import { draftOf, keepDraft } from './drafts.js';
import { EXAMPLES } from './examples.js';
import './puzzle-text.js';
import { fields } from '../../shared/kit/properties.js';

/** @import { Comparison } from '../../pkg/rolling_cubes.js' */
/** @import { PuzzleText, Read } from './puzzle-text.js' */

const SIGN = 'formulate:';
/** More names of moves are not shown. */
const MOST_LABELS = 60;
/** Of a longer play its end is shown. */
const MOST_PLAY = 20;
const TEXTS = { wolf: EXAMPLES[1], jugs: EXAMPLES[2], missionaries: EXAMPLES[0] };

/** The exercises of the page, as links have them, with their puzzles. @type {ReadonlyMap<string, string>} */
export const STORIES = new Map(
  Object.entries(TEXTS).map(([name, text = '']) => [SIGN + name, text]),
);

/** Whether an exercise of a link is to formulate a puzzle. @param {string} [exercise] */
export const isFormulate = (exercise = '') => exercise.startsWith(SIGN) || isPacked(exercise);

/** The teacher's puzzle; null if the link holds none. @param {string} exercise */
export function puzzleOf(exercise) {
  try {
    return isPacked(exercise) ? unpacked(exercise) : (STORIES.get(exercise) ?? null);
  } catch {
    return null;
  }
}

/** Its name: that of the page in its language, else the puzzle's title. @param {string} exercise @param {string} text */
export const nameOf = (exercise, text) =>
  STORIES.has(exercise)
    ? words.written.formulate.called(exercise.slice(SIGN.length))
    : titleOf(text);

/** The story: that of the page in its language, else the comments below the title. @param {string} exercise @param {string} text */
export function storyOf(exercise, text) {
  if (STORIES.has(exercise)) return words.written.formulate.story(exercise.slice(SIGN.length));
  const [, comments = ''] = /^(?:\s*puzzle .*\n)?((?:[ \t]*#.*\n?)*)/.exec(text) ?? [];
  return comments.replaceAll(/^[ \t]*#[ \t]*/gm, '').trim();
}

/** @type {(comparison: Comparison) => string} */
export function told({ pairs, play, difference }) {
  const say = words.written.formulate;
  if (!difference) return say.same(pairs);
  const { what, label, teacher, student } = difference;
  const more = student > teacher ? 'More' : 'Less';
  const sign = what === 'cost' ? what : what + more;
  const last = play.slice(-MOST_PLAY).map(say.label);
  if (play.length > MOST_PLAY) last.unshift('…');
  const after = say.after(play.length, last.join(', '));
  return say.differs(sign, after, say.label(label), teacher, student);
}

/** `<formulate-it>`: a story to be written as a puzzle, and how the puzzle differs from the teacher's. */
export class FormulateIt extends LitElement {
  static properties = fields('exercise ready result');

  static styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
        max-inline-size: 56rem;
        margin-inline: auto;
      }
      .story {
        white-space: pre-line;
        overflow-wrap: anywhere;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-2);
      }
      li {
        padding: 0 var(--space-2);
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }
      pre {
        overflow-x: auto;
      }
      summary {
        cursor: pointer;
        min-block-size: var(--touch);
        align-content: center;
      }
      .result {
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    this.exercise = '';
    this.ready = false;
    /** The sentence on the newest comparison. */
    this.result = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('exercise')) this.result = '';
  }

  render() {
    const say = words.written.formulate;
    const text = puzzleOf(this.exercise);
    const leave = html`<button @click=${() => ask(this, ({ page }) => page.compose())}>${words.exercises.end.other}</button>`;
    let error = say.unread;
    try {
      if (text !== null) return this.#exercise(text, puzzleFacts(text).labels, leave);
    } catch (thrown) {
      error = errorInWords(thrown);
    }
    return html`<p role="alert">${error}</p>
      <div>${leave}</div>`;
  }

  /** @param {string} text @param {readonly string[]} labels @param {unknown} leave */
  #exercise(text, labels, leave) {
    const say = words.written.formulate;
    const examples = [1, 6, 7, 0].map((n) => EXAMPLES[n] ?? '').filter((one) => one !== text);
    return html`<h2>${nameOf(this.exercise, text) || say.title}</h2>
      <p class="story">${storyOf(this.exercise, text)}</p>
      <p>${say.how}</p>
      <ul aria-label=${say.labels}>
        ${labels.slice(0, MOST_LABELS).map((label) => html`<li><code>${label}</code></li>`)}
        ${labels.length > MOST_LABELS ? html`<li>…</li>` : nothing}
      </ul>
      <details>
        <summary>${say.examples}</summary>
        ${examples.slice(0, 3).map((example) => html`<pre>${example}</pre>`)}
      </details>
      <puzzle-text .text=${draftOf(this.exercise) ?? ''} @read=${this.#read}></puzzle-text>
      <div>
        <button class="primary" ?disabled=${!this.ready} @click=${this.#compare}>${say.compare}</button>
        ${leave}
      </div>
      <p class="result" role="status">${this.result || nothing}</p>`;
  }

  /** @param {CustomEvent<Read>} event */
  #read({ detail: { text, facts } }) {
    keepDraft(this.exercise, text);
    this.ready = facts !== null;
    this.result = '';
  }

  #compare() {
    /** @type {PuzzleText | null} */
    const editor = this.renderRoot.querySelector('puzzle-text');
    editor?.read();
    if (!this.ready) return;
    try {
      this.result = told(comparePuzzles(puzzleOf(this.exercise) ?? '', editor?.text ?? ''));
    } catch (error) {
      this.result = errorInWords(error);
    }
  }
}

customElements.define('formulate-it', FormulateIt);
