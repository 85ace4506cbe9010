/** @import { LitElement } from 'lit' */

/**
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
