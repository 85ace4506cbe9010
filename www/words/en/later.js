// Words of what is loaded when it is first opened.

export const later = {
  loading: 'Loading…',
  failed: 'This part of the page could not be loaded.',
  again: 'Try again',
  close: 'Close',
};
