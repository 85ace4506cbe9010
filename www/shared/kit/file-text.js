// The text of a file that somebody opens.

/** Why a file has no text: it is not in UTF-8, or the browser cannot read it any more. @typedef {'encoding' | 'gone'} Unread */

/** A file's text, or why there is none. Bytes in another encoding are refused, as reading them as UTF-8 would change the text. @param {File} file @returns {Promise<{text: string, unread: Unread | null}>} */
export async function fileText(file) {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { text: '', unread: 'gone' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), unread: null };
  } catch {
    return { text: '', unread: 'encoding' };
  }
}
