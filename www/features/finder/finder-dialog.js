import { html, LitElement } from 'lit';

/** `<finder-dialog>`: finds anything on the page by its name. */
export class FinderDialog extends LitElement {
  /** @override */
  render() {
    return html``;
  }
}

customElements.define('finder-dialog', FinderDialog);
