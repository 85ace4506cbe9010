import { ReactiveElement } from 'lit';

/**
 * Renders each element in a document or shadow root again, recursively, after a change of language. O(elements).
 * @param {ParentNode} root
 */
export function redraw(root) {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof ReactiveElement) element.requestUpdate();
    if (element.shadowRoot) redraw(element.shadowRoot);
  }
}
