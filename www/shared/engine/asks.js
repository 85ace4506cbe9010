// Which links ask for more of the engine than a first race does.

/** The keys of a link that are read, or followed, by what no first race calls. */
const MORE = /[#&](race|view|show|breaks|zoom|experiment)=/;

/** @param {string} hash */
export const asksForMore = (hash) => MORE.test(hash);
