// Says why elements stay blank where the page's policy has Lit not even begin. This module is evaluated before Lit.

import { errorInWords } from '../../shared/engine/error-words.js';
import { Forbidden } from '../../shared/engine/missing.js';
import { words } from '../../shared/words/words.js';
import { speakAs } from './language.js';

const NAMES = ['rolling-cubes-board', 'rolling-cubes-race', 'rolling-cubes-lesson'];

/** Stands in for every element: it has no more than the reason. */
class Refused extends HTMLElement {
  async connectedCallback() {
    await speakAs(this);
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const reason = document.createElement('p');
    reason.setAttribute('role', 'alert');
    reason.textContent = words.failed(errorInWords(new Forbidden('trusted-types lit-html')));
    // With the element's own link.
    root.replaceChildren(reason, document.createElement('slot'));
  }
}

globalThis.document?.addEventListener?.(
  'securitypolicyviolation',
  ({ effectiveDirective, sample }) => {
    const isOurs = effectiveDirective === 'trusted-types' && sample.startsWith('lit-html');
    if (!isOurs) return;
    for (const name of NAMES) customElements.define(name, class extends Refused {});
  },
);
