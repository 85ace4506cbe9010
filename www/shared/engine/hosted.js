/** Whether this is the build for a web server. Only that build has a one-file page beside it and works offline. */
export const HOSTED = import.meta.env.MODE === 'production';

/** `homepage` of package.json at build time, or ''. @type {string} */
export const HOMEPAGE = import.meta.env.HOMEPAGE ?? '';
