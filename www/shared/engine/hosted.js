/**
 * Whether this is the page as it is built for a web server: only that has the one-file page beside it, and keeps itself
 * for when there is no network.
 */
export const HOSTED = import.meta.env.MODE === 'production';

/** Where the page is on the web, as package.json said when it was built; '' where it did not. @type {string} */
export const HOMEPAGE = import.meta.env.HOMEPAGE ?? '';
