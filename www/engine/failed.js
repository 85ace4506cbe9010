// Why a worker does not go on, as data: it is put into words when it is shown, in whatever language that is then.

/** @type {(failure: import('./link.js').Failure) => import('./said.js').Said} */
export const saidOf = ({ cause, message }) => ({
  code: `worker-${cause}`,
  values: message ? [message] : [],
});
