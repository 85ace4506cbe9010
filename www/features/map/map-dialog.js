import '../../shared/words/whole.js';
import { css, html, LitElement, nothing } from 'lit';
import { readMap, readScenarios } from '../../shared/engine/engine.js';
import { errorInWords } from '../../shared/engine/error-words.js';
import { download } from '../../shared/export/download.js';
import { pngOf } from '../../shared/export/png.js';
import { ask } from '../../shared/kit/act.js';
import { closeDialog, dialogOf, dialogStyle } from '../../shared/kit/dialog.js';
import { fileText } from '../../shared/kit/file-text.js';
import { shortcutIn } from '../../shared/kit/shortcuts.js';
import { controls } from '../../shared/kit/styles.js';
import { entry } from '../../shared/words/entry.js';
import { words } from '../../shared/words/words.js';
import * as edit from './edit.js';
import './graph-editor.js';
import './grid-editor.js';
import { fields } from '../../shared/kit/properties.js';
import { dotOf, svgOf } from './save.js';

/** @import { MapReport, MapScenario } from '../../pkg/rolling_cubes.js' */
/** @import { Problem } from '../../shared/state/state.js' */
/** @import { Brush } from './edit.js' */
/** @import { Chosen, GraphEditor } from './graph-editor.js' */
/** @import { GridEditor } from './grid-editor.js' */

/** Characters of a map at most, a file of the largest grid. */
const MOST = 50_000;
/** @type {Readonly<Record<string, 'undo' | 'redo'>>} */
const SHORTCUTS = { 'mod+z': 'undo', 'mod+shift+z': 'redo', 'mod+y': 'redo' };

/** `<map-dialog>`: a map drawn by mouse, touch and keyboard, or written as text; each follows the other. */
export class MapDialog extends LitElement {
  static properties = fields('text error map chosen brush row refused leaving');

  static styles = [
    controls,
    dialogStyle,
    css`
      dialog {
        inline-size: min(64rem, 96vw);
      }
      .both {
        display: grid;
        grid-template: 'picture text' 'tools tools' / minmax(0, 1.5fr) minmax(0, 1fr);
        gap: var(--space-3);
      }
      textarea {
        grid-area: text;
        font: var(--text-m) / 1.35 ui-monospace, monospace;
        padding: var(--space-2);
        block-size: min(30rem, 50dvh);
        resize: vertical;
      }
      .tools {
        grid-area: tools;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
        min-block-size: calc(var(--touch) + var(--space-1));
      }
      .tools input {
        inline-size: 5rem;
      }
      /* Beside the buttons it stays visible while the dialog is scrolled. */
      .message {
        flex: 1 0 100%;
        max-inline-size: none;
      }
      @media (max-width: 799px) {
        .message {
          min-block-size: 0;
        }
        .both {
          grid-template: 'picture' 'tools' 'text' / minmax(0, 1fr);
        }
        textarea {
          block-size: 20dvh;
        }
      }
    `,
  ];

  /** Of the newest scenario file. @type {readonly MapScenario[]} */
  #scenarios = [];
  /** The name of the file that the map is from, or ''. */
  #file = '';
  /** Of the newest map that was made at random. */
  #seed = 0;
  /** Earlier texts, the newest last. @type {string[]} */
  #before = [];
  /** Texts that were undone, the newest last. @type {string[]} */
  #after = [];
  /** Whether the map is too long for a link. */
  #isLong = false;
  /** The text at the opening. */
  #first = '';
  /** Whether the newest edit is text that goes on: browsers report a paste of many lines as many inputs. */
  #isTyping = false;

  constructor() {
    super();
    this.text = '';
    this.error = '';
    /** The last map that could be read. @type {MapReport | null} */
    this.map = null;
    this.chosen = /** @type {Chosen} */ (null);
    /** What a stroke leaves on a grid. @type {Brush} */
    this.brush = 0;
    /** Why the newest file was not opened. */
    this.refused = '';
    /** Whether the dialog asks if the drawing may be lost. */
    this.leaving = false;
    /** The number of the scenario that is posed, or 0. */
    this.row = 0;
  }

  /** @param {Problem} problem */
  open({ start, goal }) {
    this.#before = [];
    this.#after = [];
    this.#scenarios = [];
    this.#file = '';
    this.#isTyping = false;
    this.chosen = null;
    this.leaving = false;
    const map = readMap(start, goal);
    this.#take(map.grid && !/^cells\b/.test(goal) ? goal : edit.written(edit.placed(map)));
    this.#first = this.text;
    this.#fit();
    dialogOf(this).showModal();
  }

  /** Reads a text; one that is wrong leaves the picture as it was. @param {string} text */
  #take(text) {
    this.text = text;
    this.refused = '';
    try {
      const map = readMap('', text);
      this.map = map.grid ? map : edit.placed(map);
      this.#isLong = edit.isTooLong(map.line ?? text);
      this.error = '';
    } catch (error) {
      this.error = errorInWords(error);
    }
  }

  /** Takes another text, which can be undone. @param {string} text */
  #replace(text) {
    this.#before.push(this.text);
    this.#after = [];
    this.#isTyping = false;
    this.leaving = false;
    this.#take(text);
  }

  /** @param {MapReport} map */
  #change(map) {
    this.#replace(edit.written(map));
  }

  /** An edit of the picture; one that goes on is undone with its beginning. @param {CustomEvent<{map: MapReport, isNew: boolean}>} event */
  #edited({ detail: { map, isNew } }) {
    this.#leaveField();
    if (isNew) this.#change(map);
    else this.#take(edit.written(map));
  }

  /** Takes back an edit that was cancelled. */
  #cancelEdit() {
    this.#take(this.#before.pop() ?? this.text);
  }

  /** @param {CustomEvent<Chosen>} event */
  #choose({ detail }) {
    this.#leaveField();
    this.chosen = detail;
  }

  async #fit() {
    await this.updateComplete;
    if (this.map && !this.map.grid) this.#graph?.fit(this.map);
  }

  get #graph() {
    return /** @type {GraphEditor | null} */ (this.renderRoot.querySelector('graph-editor'));
  }

  render() {
    const say = words.maps;
    return html`<dialog aria-labelledby="title" @keydown=${this.#pressed} @cancel=${this.#asked}>
      <form method="dialog" @submit=${this.#use}>
        <h2 id="title">${say.title}</h2>
        <p class="how" id="how">${this.map?.grid ? say.howGrid : say.add}</p>
        <div class="both">
          ${this.map ? (this.map.grid ? html`<grid-editor .map=${this.map} @stroke=${this.#stroke} @cancel-edit=${this.#cancelEdit}></grid-editor>` : html`<graph-editor .map=${this.map} .chosen=${this.chosen} @edit=${this.#edited} @choose=${this.#choose} @cancel-edit=${this.#cancelEdit}></graph-editor>`) : nothing}
          <div class="tools">${this.#tools()}</div>
          <textarea
            aria-label=${say.text}
            aria-describedby="message how"
            aria-invalid=${this.error ? 'true' : 'false'}
            spellcheck="false"
            maxlength=${MOST}
            .value=${this.text}
            @input=${this.#typed}
            @change=${() => (this.#isTyping = false)}
          ></textarea>
        </div>
        <div class="buttons">
          <p id="message" class=${this.refused || this.error ? 'message wrong' : 'message'} role="status">
            ${this.refused || this.error || this.#standing()}
          </p>
          ${this.leaving ? this.#question() : this.#buttons()}
        </div>
      </form>
    </dialog>`;
  }

  /** The message before the map is used. */
  #standing() {
    const say = words.maps;
    return words.text.sentences([
      this.map?.reachable === false ? say.noWay : say.ready,
      this.#isLong ? say.long : '',
    ]);
  }

  #question() {
    const say = words.maps;
    return html`<p class="quiet" role="alert">${say.lose}</p>
      <button type="button" @click=${closeDialog}>${say.discard}</button>
      <button type="button" class="primary" @click=${() => (this.leaving = false)}>${say.goOn}</button>`;
  }

  #buttons() {
    const say = words.maps;
    return html`<button type="button" ?disabled=${this.#before.length === 0} @click=${this.#undo}>${words.guide.undo}</button>
          <button type="button" class="quiet" ?disabled=${this.#after.length === 0} @click=${this.#redo}>${say.redo}</button>
          <select aria-label=${say.fresh} @change=${this.#begin}>
            <option hidden selected>${say.fresh}</option>
            ${Object.keys(edit.FRESH).map((kind) => html`<option value=${kind}>${entry(say.kinds, kind)}</option>`)}
          </select>
          <select aria-label=${say.save} ?disabled=${this.error !== ''} @change=${this.#save}>
            <option hidden selected>${say.save}</option>
            ${(this.map?.grid ? ['txt', 'png'] : ['txt', 'dot', 'svg', 'png']).map((kind) => html`<option value=${kind}>${kind === 'txt' ? say.asText : kind.toUpperCase()}</option>`)}
          </select>
          <button type="button" @click=${() => this.#input.click()}>${say.open}</button>
          <input type="file" hidden accept=".map,.scen,.txt,text/plain" aria-label=${say.open} @change=${this.#picked} />
          <button type="button" @click=${this.#cancel}>${words.setUp.cancel}</button>
          <button class="primary" ?disabled=${this.error !== ''}>${words.setUp.use}</button>`;
  }

  /** @param {CustomEvent<{cells: number[], isNew: boolean}>} event */
  #stroke({ detail }) {
    if (!this.map) return;
    const next = edit.painted(this.map, detail.cells, this.brush);
    // A stroke is undone as one.
    if (detail.isNew) this.#change(next);
    else this.#take(edit.written(next));
  }

  /** @param {MapReport} map */
  #brushes(map) {
    const say = words.maps;
    /** @type {[Brush, string][]} */
    const brushes = [
      [0, say.wall],
      ['start', say.start],
      ['goal', say.goal],
    ];
    for (let cost = 1; cost < 10; cost += 1) brushes.splice(cost, 0, [cost, say.ground(cost)]);
    return html`<label>${say.brush}
        <select @change=${this.#brushed}>
          ${brushes.map(([brush, name]) => html`<option value=${brush} .selected=${brush === this.brush}>${name}</option>`)}
        </select></label>
      ${this.#scenarioField()}
      <button type="button" @click=${() => this.#change(edit.turnedGrid(map))}>${say.neighbours(map.grid?.neighbours === 4 ? 8 : 4)}</button>`;
  }

  #scenarioField() {
    const { length } = this.#scenarios;
    const say = words.maps;
    if (length === 0) return nothing;
    const pose = (/** @type {Event & {target: HTMLInputElement}} */ { target }) =>
      this.#pose(Math.min(Math.max(Math.round(target.valueAsNumber) || 1, 1), length));
    return html`<label>${say.scenario(length)} <input type="number" min="1" max=${length} .value=${String(this.row)} @change=${pose} /></label>
      <span>${say.published(this.#scenarios[this.row - 1]?.length ?? '')}</span>`;
  }

  /** @param {number} row */
  #pose(row) {
    const scenario = this.#scenarios[row - 1];
    if (!scenario) return;
    this.row = row;
    this.#replace(edit.posed(this.text, scenario));
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  async #save({ target }) {
    const kind = target.value;
    target.selectedIndex = 0;
    const { map, text } = this;
    if (!map) return;
    const drawn = this.#graph?.picture;
    const picture = () => svgOf(/** @type {SVGSVGElement} */ (drawn), words.maps.picture, text);
    /** @type {Record<string, () => Blob | Promise<Blob>>} */
    const makers = {
      txt: () => new Blob([`${text}\n`], { type: 'text/plain' }),
      dot: () => new Blob([dotOf(map)], { type: 'text/vnd.graphviz' }),
      svg: () => new Blob([picture().text], { type: 'image/svg+xml' }),
      png: () => (drawn ? pngOf(picture()) : this.#editor.png()),
    };
    const file = await makers[kind]?.();
    if (file) download(`map.${kind}`, file);
  }

  get #editor() {
    return /** @type {GridEditor} */ (this.renderRoot.querySelector('grid-editor'));
  }

  /** @returns {HTMLInputElement} */
  get #input() {
    return /** @type {HTMLInputElement} */ (this.renderRoot.querySelector('input[type=file]'));
  }

  async #picked() {
    const [file] = this.#input.files ?? [];
    if (!file) return;
    const { text, unread } = await fileText(file);
    // So that the same file can be opened again once it is mended.
    this.#input.value = '';
    if (unread) {
      this.refused = words.maps.unread[unread];
      return;
    }
    if (!file.name.endsWith('.scen')) {
      this.#scenarios = [];
      this.#file = file.name;
      this.#replace(edit.opened(text));
      this.#fit();
      return;
    }
    try {
      const scenarios = readScenarios(text);
      const other = edit.otherMap(scenarios, this.#file, this.map?.grid ?? null);
      if (other) {
        this.refused = words.maps.other(...other);
        return;
      }
      this.#scenarios = scenarios;
      this.#pose(1);
    } catch (error) {
      this.refused = errorInWords(error);
    }
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #brushed({ target: { value } }) {
    this.brush = value === 'start' || value === 'goal' ? value : Number(value);
  }

  /** What can be changed of what is chosen, or a grid's brushes. */
  #tools() {
    const { chosen, map } = this;
    const say = words.maps;
    if (map?.grid) return this.#brushes(map);
    if (!chosen || !map) return nothing;
    const change = (/** @type {MapReport} */ next) => () => this.#change(next);
    if (chosen.what === 'edge') {
      const edge = map.edges[chosen.n];
      if (!edge) return nothing;
      return html`<label>${say.cost} <input type="number" min="1" .value=${String(edge.cost)} @change=${this.#costed} /></label>
        <button type="button" @click=${change(edit.turned(map, chosen.n))}>${say.turn}</button>
        <button type="button" @click=${() => this.#remove(edit.cut(map, chosen.n))}>${say.remove}</button>`;
    }
    const node = map.nodes[chosen.n];
    if (!node) return nothing;
    return html`<label>${say.name} <input .value=${node.name} @change=${this.#named} /></label>
      <label>h <input type="number" min="0" .value=${String(node.h ?? '')} @change=${this.#bounded} /></label>
      <button type="button" aria-pressed=${node.name === map.start} @click=${change(edit.startingAt(map, chosen.n))}>${say.start}</button>
      <button type="button" aria-pressed=${map.goals.includes(node.name)} @click=${change(edit.aimedAt(map, chosen.n))}>${say.goal}</button>
      <button type="button" @click=${() => this.#remove(edit.without(map, chosen.n))}>${say.remove}</button>`;
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #costed({ target }) {
    const { chosen, map } = this;
    if (!map || chosen?.what !== 'edge') return;
    if (target.validity.valid && target.value !== '')
      this.#change(edit.costing(map, chosen.n, target.valueAsNumber));
    // A cost that is none leaves the edge as it was.
    else target.value = String(map.edges[chosen.n]?.cost);
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #named({ target }) {
    const { chosen, map } = this;
    if (!map || chosen?.what !== 'node') return;
    const name = target.value.trim();
    if (name) this.#change(edit.changed(map, chosen.n, { name }));
    else target.value = map.nodes[chosen.n]?.name ?? '';
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #bounded({ target }) {
    const { chosen, map } = this;
    if (!map || chosen?.what !== 'node') return;
    if (target.validity.valid)
      this.#change(
        edit.changed(map, chosen.n, { h: target.value === '' ? null : target.valueAsNumber }),
      );
    else target.value = String(map.nodes[chosen.n]?.h ?? '');
  }

  /** @param {MapReport} map */
  #remove(map) {
    this.#change(map);
    this.chosen = null;
  }

  /** Fields keep their keys; Enter takes what a field says. @param {KeyboardEvent} event */
  #pressed(event) {
    const [target] = event.composedPath();
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (event.key === 'Escape' && !this.#mayClose()) event.preventDefault();
    else if (event.key === 'Enter' && target instanceof HTMLInputElement && !event.isComposing) {
      event.preventDefault();
      target.blur();
      target.focus();
      return;
    }
    const act = isField ? undefined : shortcutIn(SHORTCUTS, event);
    if (!act) return;
    event.preventDefault();
    if (act === 'undo') this.#undo();
    else this.#redo();
  }

  #undo() {
    this.#goBack(this.#before, this.#after);
  }

  #redo() {
    this.#goBack(this.#after, this.#before);
  }

  /** @param {string[]} from @param {string[]} to */
  #goBack(from, to) {
    const text = from.pop();
    if (text === undefined) return;
    to.push(this.text);
    this.#isTyping = false;
    this.chosen = null;
    this.#take(text);
  }

  /** Whether nothing would be lost; else the dialog asks. */
  #mayClose() {
    this.#leaveField();
    this.leaving = this.text !== this.#first;
    return !this.leaving;
  }

  /** @param {Event & {target: HTMLElement}} event */
  #cancel(event) {
    if (this.#mayClose()) closeDialog(event);
  }

  /** The browser's own wish to close, such as Android's *Back*; a file field has a `cancel` event, too. @param {Event} event */
  #asked(event) {
    if (event.target === event.currentTarget && !this.#mayClose()) event.preventDefault();
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #begin({ target }) {
    const fresh = edit.FRESH[target.value];
    target.selectedIndex = 0;
    this.chosen = null;
    this.#scenarios = [];
    this.#file = '';
    this.#seed += 1;
    this.#replace(fresh?.(this.#seed) ?? '');
    this.#fit();
  }

  /** Takes what was typed into a field before a press removes it. */
  #leaveField() {
    const { activeElement } = /** @type {ShadowRoot} */ (this.renderRoot);
    if (activeElement instanceof HTMLInputElement) activeElement.blur();
  }

  /** @param {Event & {target: HTMLTextAreaElement}} event */
  #typed({ target }) {
    this.chosen = null;
    // Text is undone as one until its field is left.
    if (this.#isTyping) this.#take(target.value);
    else this.#replace(target.value);
    this.#isTyping = true;
    if (!this.error) this.#fit();
  }

  /** The published length of the scenario that the text still is. */
  get #published() {
    const scenario = this.#scenarios[this.row - 1];
    return scenario && edit.posed(this.text, scenario) === this.text ? scenario.length : undefined;
  }

  /** @param {Event} event */
  #use(event) {
    if (this.error) event.preventDefault();
    else
      ask(this, (control) =>
        control.problem.take(
          [{ start: '', goal: this.map?.line ?? this.text, published: this.#published }],
          'own',
        ),
      );
  }
}

customElements.define('map-dialog', MapDialog);
