import { loadWholeEngine } from '../../shared/engine/engine.js';
import { HOSTED } from '../../shared/engine/hosted.js';

/**
 * Registers the service worker for offline use, only in the hosted page: a file needs none, and a development page must
 * not come from a cache.
 */
export function keepForOffline() {
  if (!HOSTED || !('serviceWorker' in navigator)) return;
  // Private windows may refuse; the page works without it.
  navigator.serviceWorker.register('./service-worker.js').catch(() => {});
  // The whole engine is cached, so loading it costs no download.
  if (navigator.serviceWorker.controller) loadWholeEngine().catch(() => {});
}
