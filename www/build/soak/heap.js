// A page's memory, for the soak and the bench.

/** @import { CDPSession } from '@playwright/test' */

/**
 * Bytes of the page's own objects on the heap. Compiled code is excluded: it grows with every first call of a function
 * and every optimisation.
 * @param {CDPSession} browser @returns {Promise<number>}
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
    // Native memory is outside the page's own heap.
    if (type !== 'code' && type !== 'native') bytes += nodes[at + sizeAt];
  }
  return bytes;
}
