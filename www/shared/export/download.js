// Saves a file.

/** @type {(name: string, content: Blob) => void} */
export function download(name, content) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers start to read by the next task; those that ask first need longer.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
