// Words of what is loaded when it is first opened.

export const later = {
  loading: 'Loading…',
  failed: 'This part of the page could not be loaded. If it fails again, reload the page.',
  again: 'Try again',
  close: 'Close',
};
