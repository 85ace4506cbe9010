import { css } from 'lit';

/** The colours of a painting's groups, and the sign of one. */
export const groups = css`
  .group-0 {
    --group: var(--lane-0);
  }
  .group-1 {
    --group: var(--lane-1);
  }
  .group-2 {
    --group: var(--lane-2);
  }
  .group-3 {
    --group: var(--lane-3);
  }
  .group-4 {
    --group: var(--lane-4);
  }
  .group-5 {
    --group: var(--lane-5);
  }
  .badge {
    background: var(--group);
    color: var(--paper);
    border-radius: 999px;
    min-width: 1.3em;
    line-height: 1.3;
    text-align: center;
  }
`;
