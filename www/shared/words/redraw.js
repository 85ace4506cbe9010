// Draws everything anew, in the language that is now in force.

import { ReactiveElement } from 'lit';

/** Has each element in a document or a shadow root drawn again, and all within it. O(elements). @param {ParentNode} root */
export function redraw(root) {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof ReactiveElement) element.requestUpdate();
    if (element.shadowRoot) redraw(element.shadowRoot);
  }
}
