// Asks the browser to keep the page for when there is no network.

import { loadWholeEngine } from '../../shared/engine/engine.js';
import { HOSTED } from '../../shared/engine/hosted.js';

/** Only for the hosted page: a file is there anyway, and a page in the making must not come from a store. */
export function keepForOffline() {
  if (!HOSTED || !('serviceWorker' in navigator)) return;
  // Where the browser refuses, as it may in a private window, the page works all the same.
  navigator.serviceWorker.register('./service-worker.js').catch(() => {});
  // What has been kept by an earlier visit need not be waited for when it is wanted.
  if (navigator.serviceWorker.controller) loadWholeEngine().catch(() => {});
}
