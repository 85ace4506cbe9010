// The lessons' page in a file: beside the module, or beside the host's page if a bundler left the module no address, or one
// on the bundler's own disk.

export function page() {
  const { url } = import.meta;
  const isReachable =
    URL.canParse(url) && (!url.startsWith('file:') || location.protocol === 'file:');
  return new URL('./rolling-cubes.html', isReachable ? url : document.baseURI).href;
}
