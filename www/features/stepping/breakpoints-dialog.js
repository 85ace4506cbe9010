import { css, html, LitElement, nothing } from 'lit';
import { errorInWords } from '../../shared/engine/error-words.js';
import { ask } from '../../shared/kit/act.js';
import { closeDialog, dialogOf, dialogStyle } from '../../shared/kit/dialog.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { words } from '../../shared/words/words.js';

/** @import { Breakpoints } from '../../pkg/rolling_cubes.js' */
/** @import { LaneState } from '../../shared/state/state.js' */

/** `<breakpoints-dialog>`: edits a lane's breakpoints. */
export class BreakpointsDialog extends LitElement {
  static properties = fields('lane allowed played check breakpoints');

  static styles = [
    controls,
    dialogStyle,
    css`
      .fields {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 8rem;
        align-items: center;
        gap: var(--space-2) var(--space-4);
      }
      .position {
        grid-column: 1 / -1;
        gap: var(--space-2);
      }
      .position input {
        font-family: ui-monospace, monospace;
        flex-basis: 100%;
      }
      .position span {
        flex-basis: 100%;
      }
      label.field {
        display: contents;
      }
      input[type='checkbox'] {
        justify-self: start;
        width: 1.25rem;
        height: 1.25rem;
        margin-block: calc((var(--touch) - 1.25rem) / 2);
      }
    `,
  ];

  constructor() {
    super();
    this.lane = /** @type {LaneState | null} */ (null);
    this.allowed = /** @type {readonly (keyof Breakpoints)[]} */ ([]);
    this.played = '';
    /** Returns the engine's error about breakpoints, if any. @type {(breakpoints: Breakpoints) => unknown} */
    this.check = () => null;
    this.breakpoints = /** @type {Breakpoints} */ ({});
  }

  open() {
    this.breakpoints = this.lane?.breakpoints ?? {};
    dialogOf(this).showModal();
  }

  render() {
    const { lane, allowed, breakpoints } = this;
    if (!lane) return nothing;
    const say = words.breakpoints;
    const objection = this.check(breakpoints);
    const wrong = objection === null ? '' : errorInWords(objection);
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${this.#use}>
        <h2 id="title">${say.title}</h2>
        <p class="how">${say.how(words.lane(lane.spec))}</p>
        <div class="fields">
          ${this.#position(lane)}
          ${allowed.map((field) => this.#field(field))}
        </div>
        <p class="message wrong" role="alert">${wrong}</p>
        <div class="buttons">
          <button
            type="button"
            class="quiet"
            ?disabled=${Object.keys(breakpoints).length === 0}
            @click=${() => {
              this.breakpoints = {};
            }}
          >
            ${say.clear}
          </button>
          <button type="button" @click=${closeDialog}>${say.cancel}</button>
          <button class="primary" ?disabled=${wrong !== ''}>${say.use}</button>
        </div>
      </form>
    </dialog>`;
  }

  /** The position is shown above the other fields. @param {keyof Breakpoints} field */
  #field(field) {
    switch (field) {
      case 'position':
        return nothing;
      case 'depth':
      case 'estimate_below':
        return this.#number(field);
      case 'bound':
      case 'met':
      case 'duplicate':
        return this.#flag(field);
      default:
        throw new Error(`there is no breakpoint '${field}'`);
    }
  }

  /** @param {LaneState} lane */
  #position({ step }) {
    const say = words.breakpoints;
    /** @type {(name: string, position: string | undefined) => unknown} */
    const fill = (name, position) => html`<button
      type="button"
      ?disabled=${!position}
      @click=${() => this.#set({ position })}
    >
      ${name}
    </button>`;
    return html`<div class="position row">
      <span id="position">${say.fields.position}</span>
      <input
        aria-labelledby="position"
        spellcheck="false"
        autocomplete="off"
        placeholder=${say.none}
        .value=${this.breakpoints.position ?? ''}
        @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) =>
          this.#set({ position: target.value.trim() || undefined })}
      />
      ${fill(say.inHand, step?.state)} ${fill(say.played, this.played)}
    </div>`;
  }

  /** @param {'depth' | 'estimate_below'} field */
  #number(field) {
    const say = words.breakpoints;
    return html`<label class="field">
      <span>${say.fields[field]}</span>
      <input
        type="number"
        min="0"
        max="255"
        placeholder=${say.none}
        .value=${String(this.breakpoints[field] ?? '')}
        @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) =>
          this.#set({ [field]: target.value === '' ? undefined : target.valueAsNumber })}
      />
    </label>`;
  }

  /** @param {'bound' | 'met' | 'duplicate'} field */
  #flag(field) {
    return html`<label class="field">
      <span>${words.breakpoints.fields[field]}</span>
      <input
        type="checkbox"
        .checked=${this.breakpoints[field] ?? false}
        @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) =>
          this.#set({ [field]: target.checked || undefined })}
      />
    </label>`;
  }

  /** @param {{[Field in keyof Breakpoints]: Breakpoints[Field] | undefined}} change */
  #set(change) {
    const all = Object.entries({ ...this.breakpoints, ...change });
    this.breakpoints = Object.fromEntries(all.filter(([, value]) => value !== undefined));
  }

  #use() {
    if (!this.lane) return;
    const { breakpoints } = this;
    const { spec } = this.lane;
    ask(this, (control) => control.race.setBreakpoints(spec.id, breakpoints));
  }
}

customElements.define('breakpoints-dialog', BreakpointsDialog);
