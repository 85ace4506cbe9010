import { css, html, LitElement, nothing } from 'lit';
import { download } from '../../../shared/export/download.js';
import { ask } from '../../../shared/kit/act.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { puzzleOf } from '../../../shared/state/puzzles.js';
import { freshLane, problemOf } from '../../../shared/state/state.js';
import { words } from '../../../shared/words/words.js';
import { litOf } from '../lit.js';
import { fileOf, programOf } from '../programs.js';

/** `<program-text>`: a lane's search as a program, with the line lit that its pseudocode stands at. */
export class ProgramText extends LitElement {
  static properties = fields('game lane ending');

  static styles = [
    controls,
    css`
      pre {
        margin: 0;
        font: var(--text-s) / 1.4 monospace;
        white-space: pre-wrap;
      }
      /* Half of the indent is enough in a narrow column; what is wrapped hangs. */
      code {
        display: block;
        min-height: 1.4em;
        border-inline-start: 3px solid transparent;
        padding-inline-start: calc(var(--space-1) + var(--spaces) / 2 + 2ch);
        text-indent: calc(-2ch - var(--spaces));
      }
      code.passed {
        border-color: color-mix(in oklab, var(--accent), transparent 60%);
      }
      code.now {
        border-color: var(--accent);
        background: color-mix(in oklab, var(--accent), transparent 80%);
      }
      p {
        margin-block: var(--space-2);
        color: var(--ink-muted);
      }
      @media (forced-colors: active) {
        code.now {
          border-color: Highlight;
          text-decoration: underline;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.lane = freshLane({ id: 0, search: { algorithm: '' } });
    this.ending = /** @type {import('../programs.js').Ending} */ ('py');
  }

  render() {
    const say = words.code.program;
    const lines = programOf(this.lane.spec.search, this.ending);
    if (!lines) return html`<p>${say.none}</p>`;
    const { passed, now } = litOf(this.lane);
    const kindOf = (/** @type {readonly string[]} */ names) =>
      names.some((name) => name === now)
        ? 'now'
        : names.some((name) => passed.some((one) => one === name))
          ? 'passed'
          : '';
    return html`<pre tabindex="0" role="group" aria-label=${say.region}>
${lines.map(({ text, names }) => {
  const kind = kindOf(names);
  return html`<code class=${kind} .style=${`--spaces: ${text.search(/\S|$/)}ch`} aria-current=${kind === 'now' ? 'step' : nothing}>${text}</code>`;
})}</pre>
      <p>${say.counts}</p>
      <button @click=${this.#save}>${say.save(`${this.lane.spec.search.algorithm}.${this.ending}`)}</button>`;
  }

  /** Keeps the current line in sight in a panel that scrolls. */
  updated() {
    const line = this.renderRoot.querySelector('.now')?.getBoundingClientRect();
    const panel = /** @type {ShadowRoot} */ (this.getRootNode()).host;
    const frame = panel?.getBoundingClientRect();
    if (!line || !frame) return;
    if (line.top < frame.top || line.bottom > frame.bottom)
      panel.scrollTop += line.top - frame.top - frame.height / 2;
  }

  #save() {
    const { search } = this.lane.spec;
    const problem = ask(this, (control) => problemOf(control.state));
    if (!problem) return;
    const text = fileOf(search, this.ending, { ...problem, puzzle: puzzleOf(this.game) });
    download(`${search.algorithm}.${this.ending}`, new Blob([text], { type: 'text/plain' }));
  }
}

customElements.define('program-text', ProgramText);
