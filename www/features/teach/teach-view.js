import { html, LitElement } from 'lit';

/** `<teach-view>`: what there is for those who teach. */
export class TeachView extends LitElement {
  /** @override */
  render() {
    return html``;
  }
}

customElements.define('teach-view', TeachView);
