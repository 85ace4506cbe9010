// Why a worker does not go on, as data: it is put into words when it is shown, in whatever language that is then.

/** @import { ErrorReport, Said } from '../../pkg/rolling_cubes.js' */
/** @import { Failure } from './link.js' */

/** @type {(failure: Failure) => Said} */
export const saidOf = ({ cause, message, report }) =>
  report
    ? { code: 'worker-refused', values: [refused(report)] }
    : { code: `worker-${cause}`, values: message ? [message] : [] };

/** What the engine reports as a phrase, see `told.js`: what there is none of is empty. @type {(report: ErrorReport) => Said} */
const refused = ({ code, field, given, allowed, line, column }) => ({
  code: 'refused',
  values: [code, field ?? '', given, allowed ?? '', `${line ?? ''}`, `${column ?? ''}`],
});
