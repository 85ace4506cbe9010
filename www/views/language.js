// To be imported before uPlot, which makes a number format of the browser's language as soon as it is imported. A browser may
// name one that there is not: WebKitGTK gives its system's locale, which may be `C`. The format then throws, and the page fails.
// So a name that is no language's is put out of sight until the modules of this import have run, and is then there again: on
// other people's pages it is not ours to change.

try {
  new Intl.Locale(navigator.language);
} catch {
  const hidden = Reflect.defineProperty(navigator, 'language', { value: 'en', configurable: true });
  if (hidden) queueMicrotask(() => Reflect.deleteProperty(navigator, 'language'));
}
