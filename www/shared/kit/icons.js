// Icons of buttons. Each button also has a text label.

import { html, svg } from 'lit';

/** @import { TemplateResult } from 'lit' */

/** @type {(path: string) => TemplateResult} */
const icon = (path) =>
  html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${svg`<path d=${path}></path>`}</svg>`;

export const icons = {
  first: icon('M2 3h2v10H2zM14 3v10L5 8z'),
  back: icon('M12 3v10L4 8z'),
  play: icon('M4 2.5v11L13 8z'),
  pause: icon('M4 3h3v10H4zM9 3h3v10H9z'),
  forward: icon('M4 3v10l8-5z'),
  last: icon('M12 3h2v10h-2zM2 3v10l9-5z'),
  stepBack: icon('M12 3v10L5 8zM3 3h1.500v10H3z'),
  stepForward: icon('M4 3v10l7-5zM11.500 3H13v10h-1.500z'),
  farBack: icon('M8 3v10L1.500 8zM14.500 3v10L8 8z'),
  farForward: icon('M8 3v10l6.500-5zM1.500 3v10L8 8z'),
  remove: icon(
    'M3.500 2.400 8 6.900l4.500-4.500 1.100 1.100L9.100 8l4.500 4.500-1.100 1.100L8 9.100l-4.500 4.500-1.100-1.100L6.900 8 2.400 3.500z',
  ),
  more: icon(
    'M3 6.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3M8 6.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3M13 6.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3',
  ),
  add: icon('M7 2h2v5h5v2H9v5H7V9H2V7h5z'),
  chart: icon(
    'M2 2h1.500v10.500H14V14H2zM5 10l3-4 2.200 2L13 4l1.200.900-3.800 5-2.200-2L6.200 11z',
  ),
  table: icon(
    'M2 3h12v2.500H2zM2 7h4v2.500H2zM7.500 7H14v2.500H7.500zM2 11h4v2.500H2zM7.500 11H14v2.500H7.500z',
  ),
  undo: icon(
    'M6 2v3h3.500a4.500 4.500 0 0 1 0 9H5v-1.600h4.500a2.900 2.900 0 0 0 0-5.800H6v3L1.500 6z',
  ),
  redo: icon(
    'M10 2v3H6.500a4.500 4.500 0 0 0 0 9H11v-1.600H6.500a2.900 2.900 0 0 1 0-5.800H10v3L14.500 6z',
  ),
  again: icon('M8 2.500a5.500 5.500 0 1 1-5.200 3.700l1.500.500A4 4 0 1 0 8 4v2.500L4 3.250 8 0z'),
  configure: icon(
    'M2 4h6v1.500H2zM11 4h3v1.500h-3zM8.500 2.500h2v4.500h-2zM2 10.500h3v1.500H2zM8 10.500h6v1.500H8zM5.500 9h2v4.500h-2z',
  ),
  full: icon(
    'M2 2h5v1.600H3.600V7H2zM9 2h5v5h-1.600V3.600H9zM2 9h1.600v3.400H7V14H2zM12.400 9H14v5H9v-1.600h3.400z',
  ),
  window: icon(
    'M5.400 2H7v5H2V5.400h3.400zM9 2h1.600v3.400H14V7H9zM2 9h5v5H5.400v-3.400H2zM9 9h5v1.600h-3.400V14H9z',
  ),
  download: icon('M7 1.500h2V7h3l-4 4-4-4h3zM2 12.500h12V14H2z'),
  help: icon(
    'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1m0 1.400a5.600 5.600 0 1 0 0 11.200A5.600 5.600 0 0 0 8 2.400M7.200 10.600h1.600v1.600H7.200zM8 3.900c1.600 0 2.700.9 2.700 2.200 0 1-.5 1.500-1.200 2-.6.4-.7.600-.7 1.200v.300H7.300v-.500c0-1 .4-1.500 1.100-2 .5-.4.8-.6.8-1.100s-.5-.8-1.200-.8-1.200.4-1.300 1.100H5.200C5.300 4.800 6.400 3.900 8 3.900',
  ),
  share: icon('M8 1l4 4-1 1-2.300-2.300V10H7.300V3.700L5 6 4 5zM3 8h1.400v5.600h7.200V8H13v7H3z'),
  home: icon(
    'M8 2.500a5.500 5.500 0 1 1-5.300 4h1.500A4.100 4.100 0 1 0 8 3.900V6L4.500 3.200 8 .400z',
  ),
  theme: icon('M8 1.5a6.5 6.5 0 1 0 0 13zM8 1.5a6.5 6.5 0 0 1 0 13v-1.4A5.1 5.1 0 0 0 8 2.9z'),
  patterns: icon(
    'M3.5 2a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3M8.5 6.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3M3.500 11a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3M12.500 2a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3M12.500 11a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3',
  ),
};
