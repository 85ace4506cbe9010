// Why no worker may be started: what the page's policy refused, as the browser reports it. To a worker's own event it says nothing of it.

/** @import { Said } from '../../pkg/rolling_cubes.js' */

/** @type {Said} */
let refusal = '';

globalThis.document?.addEventListener?.(
  'securitypolicyviolation',
  ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'worker-src') {
      const from = blockedURI.startsWith('blob') ? 'blob:' : "'self'";
      refusal = { code: 'forbidden', values: [`worker-src ${from}`] };
    } else if (effectiveDirective === 'require-trusted-types-for') {
      refusal = { code: 'typed', values: [] };
    }
  },
);

/** What a policy must allow before a worker can be started; '' where none has refused one. */
export const workersRefusal = () => refusal;
