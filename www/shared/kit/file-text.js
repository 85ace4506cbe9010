/** @typedef {'encoding' | 'gone'} Unread */
/**
 * A fault of a lesson's file.
 * @typedef {'elsewhere' | 'picture' | 'formula' | 'deep' | 'title' | 'heading' | 'mark' | 'steps' | 'question' | 'right' | 'answer'
 *   | 'minutes' | 'long' | 'busy' | 'blocks' | 'cells' | 'word' | 'lines' | 'unread' | 'unfolds' | 'cut' | Unread} ProblemCode
 */

/** Decodes strictly: another encoding read as UTF-8 would change the text. @param {File} file @returns {Promise<{text: string, unread: Unread | null}>} */
export async function fileText(file) {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { text: '', unread: 'gone' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), unread: null };
  } catch {
    return { text: '', unread: 'encoding' };
  }
}
