import { css, html, LitElement, nothing } from 'lit';
import { HOSTED } from '../../shared/engine/hosted.js';
import { ask } from '../../shared/kit/act.js';
import { icons } from '../../shared/kit/icons.js';
import { menu } from '../../shared/kit/menu.js';
import { controls } from '../../shared/kit/styles.js';
import { offered } from '../../shared/words/languages.js';
import { language, words } from '../../shared/words/words.js';

/** @import { Control } from '../control/control.js' */

/** Whether keys go with ⌘, as `$mod` in `keys.js`. */
const IS_MAC = /mac|iphone|ipad/i.test(navigator.platform);

/** `<page-menu>`: what is chosen for the page as a whole, and help. */
export class PageMenu extends LitElement {
  static properties = { patterns: { type: Boolean }, help: { type: Boolean } };

  static styles = [
    controls,
    menu,
    css`
      .languages {
        display: flex;
        flex-wrap: wrap;
        border-block-start: 1px solid var(--line);
        padding-block-start: var(--space-1);
        margin-block-start: var(--space-1);
      }
      .languages button {
        text-align: center;
      }
    `,
  ];

  constructor() {
    super();
    this.patterns = false;
    this.help = false;
  }

  render() {
    const say = words.menu;
    return html`<button class="icon" popovertarget="menu" aria-label=${say.open} title=${say.open}>
        ${icons.more}
      </button>
      <div id="menu" popover role="group" aria-label=${say.open} @click=${this.#chosen}>
        ${this.#item(say.find, ({ page }) => page.toggleFinder(), IS_MAC ? '⌘ K' : say.findKey)}
        ${this.#item(words.help.open, ({ page }) => page.toggleHelp(), '?')}
        ${this.#item(say.present, ({ page }) => page.togglePresent(), 'P', 'present')}
        <button aria-pressed=${this.patterns} title=${words.settings.patternsLong} @click=${() => ask(this, ({ page }) => page.togglePatterns())}>
          ${words.settings.patterns}
        </button>
        ${this.#item(words.settings.theme, ({ page }) => page.toggleTheme())}
        ${
          HOSTED
            ? html`<a class="button" href="./rolling-cubes.html" download title=${words.settings.downloadLong}>${words.settings.download}</a>`
            : nothing
        }
        <div class="languages" role="group" aria-label=${say.languages}>
          ${offered().map(
            ({ tag, name }) => html`<button
              lang=${tag}
              aria-pressed=${tag === language}
              @click=${() => ask(this, ({ page }) => page.speak(tag))}
            >
              ${name}
            </button>`,
          )}
        </div>
      </div>`;
  }

  /** @param {string} name @param {(control: Control) => unknown} act @param {string} [key] @param {string} [look] */
  #item(name, act, key = '', look = '') {
    return html`<button class=${look} @click=${() => ask(this, act)}>
      ${name}${key ? html`<kbd>${key}</kbd>` : nothing}
    </button>`;
  }

  #chosen() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('#menu'))?.hidePopover();
  }
}

customElements.define('page-menu', PageMenu);
