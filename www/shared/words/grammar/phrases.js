/** @typedef {string | ((...values: string[]) => string)} Phrase */
