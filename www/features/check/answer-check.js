import { css, html, LitElement, nothing } from 'lit';
import { unsolvable } from '../../shared/engine/engine.js';
import { Job } from '../../shared/engine/job.js';
import { ask } from '../../shared/kit/act.js';
import { fieldStyle } from '../../shared/kit/fields.js';
import { controls } from '../../shared/kit/styles.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';
import { words } from '../../shared/words/words.js';
import '../../shared/kit/copy-button.js';
import { fields } from '../../shared/kit/properties.js';
import { answersIn, markOf, rightOf } from './answers.js';
import { inputOf } from './forms.js';

/** @import { Request } from '../../pkg/rolling_cubes.js' */
/** @import { Sample } from '../../shared/puzzles/puzzle.js' */
/** @import { Problem } from '../../shared/state/state.js' */
/** @import { Answer } from './answers.js' */
/** @import { lengths } from './jobs.js' */

/** Limits of a search, in bytes and nodes: a few seconds. */
const LIMITS = { max_bytes: 2 ** 28, max_nodes: 2e7 };

/** Characters of an answer that are shown. */
const LONGEST = 40;

/** `<answer-check>`: marks the answers that a program has printed for problems. */
export class AnswerCheck extends LitElement {
  static properties = fields('game sample problems output known');

  static styles = [
    controls,
    fieldStyle,
    css`
      :host,
      label {
        display: grid;
        gap: var(--space-2);
      }
      textarea {
        font: var(--text-m) / 1.35 ui-monospace, monospace;
        height: 6rem;
        resize: vertical;
      }
      ol {
        display: grid;
        gap: var(--space-1);
      }
      li > span {
        flex: 1 1 14rem;
      }
      .wrong {
        color: var(--alarm);
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.sample = /** @type {Sample | undefined} */ (undefined);
    this.problems = /** @type {readonly Problem[]} */ ([]);
    this.output = '';
    /** Lengths of shortest solutions, as far as they are found; undefined where a limit was reached, null without a solution. @type {(number | null | undefined)[]} */
    this.known = [];
  }

  /** @type {Job<typeof lengths>} */
  #job = new Job('check/lengths');

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('problems')) {
      this.#job.end();
      this.known = [];
    }
    if (this.output.trim() && !this.#job.isBusy && this.known.length < this.problems.length)
      this.#find();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#job.end();
  }

  #find() {
    const { name, side } = pageOf(this.game);
    const search =
      side === 4 && name === 'tiles'
        ? { algorithm: 'ida-star', heuristic: 'linear-conflict' }
        : { algorithm: 'bidirectional-bfs' };
    const hasWay = this.problems.map(({ start, goal }) => !unsolvable(name, start, goal));
    /** @type {Request[]} */
    const requests = this.problems
      .filter((_, n) => hasWay[n])
      .map(({ start, goal }) => ({ ...LIMITS, ...search, puzzle: name, start, goal }));
    const found = (/** @type {number | null | undefined} */ length) => {
      const known = [...this.known, length];
      while (hasWay[known.length] === false) known.push(null);
      this.known = known;
    };
    this.known = [];
    while (hasWay[this.known.length] === false) this.known.push(null);
    this.#job.begin(requests, {
      hear: ({ length }) => found(length ?? undefined),
      fail: () => {
        this.known = this.problems.map((_, n) => this.known[n]);
      },
    });
  }

  render() {
    const { problems, sample, game } = this;
    if (!sample || problems.length === 0) return nothing;
    const say = words.check;
    const answers = answersIn(game, this.output);
    const marks = problems.map((problem, n) => this.#markOf(problem, n, answers[n]));
    const wrong = [...marks.keys()].filter((n) => marks[n] && marks[n] !== 'right');
    const [smallest] = wrong.toSorted(
      (a, b) => (this.known[a] ?? Infinity) - (this.known[b] ?? Infinity),
    );
    const isMarked = this.known.length >= Math.min(answers.length, problems.length);
    const total = say.total(
      marks.filter((mark) => mark === 'right').length,
      problems.length,
      smallest === undefined ? 0 : smallest + 1,
      Math.max(0, answers.length - problems.length),
    );
    return html`<p>${say.how}</p>
      <copy-button .name=${say.all} .text=${() => inputOf(game, sample, problems)}></copy-button>
      <label>${say.output}
        <textarea
          spellcheck="false"
          .value=${this.output}
          @input=${(/** @type {Event & {target: HTMLTextAreaElement}} */ { target }) => {
            this.output = target.value;
          }}
        ></textarea>
      </label>
      <p role="status">${answers.length === 0 ? nothing : isMarked ? total : say.working}</p>
      <ol>
        ${problems.map(
          (problem, n) => html`<li class="row">
            <span class=${wrong.includes(n) ? 'wrong' : ''}>${n + 1}. ${this.#said(problem, n, answers[n], marks[n])}</span>
            <copy-button .name=${say.copy} .text=${() => inputOf(game, sample, [problem])}></copy-button>
            <button @click=${() => this.#open(n)}>${say.open}</button>
          </li>`,
        )}
      </ol>`;
  }

  /** Undefined without an answer, or while nothing is known. @param {Problem} problem @param {number} n @param {Answer | undefined} answer */
  #markOf(problem, n, answer) {
    const length = this.known[n];
    return answer && length !== undefined ? markOf(this.game, problem, length, answer) : undefined;
  }

  /** @param {Problem} problem @param {number} n @param {Answer | undefined} answer @param {ReturnType<typeof markOf> | undefined} mark */
  #said(problem, n, answer, mark) {
    const say = words.check;
    const length = this.known[n];
    if (!answer) return say.missing;
    if (mark === undefined || length === undefined)
      return n < this.known.length ? say.unknown : say.working;
    return words.text.sentences([
      say.marks[mark](answer.text.slice(0, LONGEST)),
      say.truth(this.game, length, rightOf(this.game, problem, length)),
    ]);
  }

  /** @param {number} n */
  #open(n) {
    this.closest('dialog')?.close();
    ask(this, ({ problem }) => {
      problem.take(this.problems, 'pasted');
      problem.choose(n);
    });
  }
}

customElements.define('answer-check', AnswerCheck);
