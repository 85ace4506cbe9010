import { css, html, LitElement, nothing } from 'lit';
import { HOSTED } from '../../shared/engine/hosted.js';
import { download } from '../../shared/export/download.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { language, words } from '../../shared/words/words.js';

/** @import { Version } from './package.js' */

/** @type {readonly Version[]} */
const VERSIONS = ['1.2', '2004'];

/** `<scorm-buttons>`: saves an exercise or a lesson as a package for learning platforms. */
export class ScormButtons extends LitElement {
  static properties = fields('link name state');

  static styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      button {
        padding-inline: var(--space-2);
      }
    `,
  ];

  constructor() {
    super();
    this.link = '';
    this.name = '';
    this.state = /** @type {'' | 'making' | 'failed'} */ ('');
  }

  render() {
    const say = words.teach.scorm;
    // Only the hosted page has the one file.
    if (!HOSTED) return html`<small>${say.hosted}</small>`;
    return html`${VERSIONS.map(
      (version) => html`<button
        ?disabled=${this.state === 'making'}
        @click=${() => this.#save(version)}
      >
        ${say.save(version)}
      </button>`,
    )}
    <span role="status">${this.state === 'failed' ? say.failed : nothing}</span>`;
  }

  /** @param {Version} version */
  async #save(version) {
    this.state = 'making';
    try {
      const [{ packageOf }, { default: adapter }, answer] = await Promise.all([
        import('./package.js'),
        import('./adapter.js?raw'),
        fetch('./rolling-cubes.html'),
      ]);
      if (!answer.ok) throw new Error(`${answer.status}`);
      const page = new Uint8Array(await answer.arrayBuffer());
      const { notes } = words.teach.scorm;
      const own = { title: this.name, lang: language, link: this.link };
      download(
        `rolling-cubes-scorm-${version}.zip`,
        new Blob([packageOf({ version, ...own, notes, page, adapter })]),
      );
      this.state = '';
    } catch {
      this.state = 'failed';
    }
  }
}

customElements.define('scorm-buttons', ScormButtons);
