// Gives a file to the visitor.

/** @type {(name: string, content: Blob) => void} */
export function download(name, content) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next task; a minute is for those that ask first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
