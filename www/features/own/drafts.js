// Unfinished puzzles, by what they are written for: they outlast a closed dialog, and reloading the page.

/** Without storage they last for this visit. @type {Map<string, string>} */
const drafts = new Map();

const placeOf = (/** @type {string} */ subject) => `draft of ${subject}`;

/** @param {string} subject */
export function draftOf(subject) {
  try {
    return drafts.get(subject) ?? sessionStorage.getItem(placeOf(subject));
  } catch {
    return null;
  }
}

/** @param {string} subject @param {string} text */
export function keepDraft(subject, text) {
  drafts.set(subject, text);
  try {
    sessionStorage.setItem(placeOf(subject), text);
  } catch {
    // No storage, or it is full.
  }
}
