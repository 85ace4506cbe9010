// Records which policy blocked workers, as the worker's own error event does not say.

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

/** The directive that a policy must allow before workers can start; '' if none was blocked. */
export const workersRefusal = () => refusal;
