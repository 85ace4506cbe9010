// Why a worker stopped, as data, so that it is put into the language current when shown.

/** @import { ErrorReport, Said } from '../../pkg/rolling_cubes.js' */
/** @import { Failure } from './link.js' */

/** @type {(failure: Failure) => Said} */
export const saidOf = ({ cause, message, report }) =>
  report
    ? { code: 'worker-refused', values: [refused(report)] }
    : { code: `worker-${cause}`, values: message ? [message] : [] };

/** An engine report as a phrase (see `told.js`) with empty strings for absent parts. @type {(report: ErrorReport) => Said} */
const refused = ({ code, field, given, allowed, line, column }) => ({
  code: 'refused',
  values: [code, field ?? '', given, allowed ?? '', `${line ?? ''}`, `${column ?? ''}`],
});
