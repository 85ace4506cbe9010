// All jobs: the generators that features export from their `jobs.js`. Each is loaded when it is begun.

/** @import { Work } from '../../shared/engine/job.js' */

export const JOBS = /** @type {Readonly<Record<string, () => Promise<Record<string, Work>>>>} */ (
  import.meta.glob('../../features/*/jobs.js')
);

/** @param {string} name feature and generator @returns {Promise<Work>} */
export async function jobOf(name) {
  const [feature, own = ''] = name.split('/');
  const jobs = await JOBS[`../../features/${feature}/jobs.js`]?.();
  const job = jobs?.[own];
  if (!job) throw new Error(`there is no job '${name}'`);
  return job;
}
