import { css } from 'lit';

/** The style of what belongs to a group of a painting. @param {number} group negative for none */
export const colourOf = (group) => (group < 0 ? '' : `--group: var(--lane-${group % 6})`);

/** The sign of a group. */
export const groups = css`
  .badge {
    background: var(--group);
    color: var(--paper);
    border-radius: 999px;
    min-width: 1.3em;
    line-height: 1.3;
    text-align: center;
  }
`;
