// What a page holds in memory, as the soak and the bench measure it.

/** @import { CDPSession } from '@playwright/test' */

/**
 * The bytes of all that the page itself has on its heap. What the engine has compiled of its script is left out: it grows by every
 * function that is called for the first time, and by each that is called often.
 * @param {CDPSession} browser
 * @returns {Promise<number>}
 */
export async function heapOf(browser) {
  /** @type {string[]} */
  const chunks = [];
  const hear = (/** @type {{chunk: string}} */ { chunk }) => chunks.push(chunk);
  browser.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await browser.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  browser.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[typeAt][nodes[at + typeAt]];
    // What the browser has beside that heap is native.
    if (type !== 'code' && type !== 'native') bytes += nodes[at + sizeAt];
  }
  return bytes;
}
