// All jobs: the generators that features export from their `jobs.js`. They are in the worker's own script: WebKit runs that
// script again when a script loaded later imports from it.

/** @import { Work } from '../../shared/engine/job.js' */

export const JOBS = /** @type {Readonly<Record<string, Record<string, Work>>>} */ (
  import.meta.glob('../../features/*/jobs.js', { eager: true })
);

/** @param {string} name feature and generator @returns {Work} */
export function jobOf(name) {
  const [feature, own = ''] = name.split('/');
  const job = JOBS[`../../features/${feature}/jobs.js`]?.[own];
  if (!job) throw new Error(`there is no job '${name}'`);
  return job;
}
