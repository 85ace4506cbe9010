// Files that are dropped onto an element.

/** @import { LitElement } from 'lit' */

/**
 * Sets `over` while something is dragged over the element, and passes on the first file that is dropped.
 * @param {LitElement & {over: boolean}} element
 * @param {(file: File | undefined, event: DragEvent) => void} take
 */
export function listenForDrops(element, take) {
  element.addEventListener('dragover', (event) => {
    event.preventDefault();
    element.over = true;
  });
  element.addEventListener('dragleave', () => {
    element.over = false;
  });
  element.addEventListener('drop', (event) => {
    element.over = false;
    take(event.dataTransfer?.files[0], event);
  });
}
