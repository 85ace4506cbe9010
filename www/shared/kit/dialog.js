import { css } from 'lit';
import { fieldStyle } from './fields.js';

/** @import { LitElement } from 'lit' */

export const dialogStyle = css`
  dialog {
    color: var(--ink);
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    --pad: var(--space-5);
    padding: var(--pad);
    width: min(36rem, 100vw - 2 * var(--space-4));
    max-height: calc(100dvh - 2 * var(--space-4));
    overflow: auto;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  form {
    display: grid;
    gap: var(--space-3);
  }
  dialog p {
    max-width: 60ch;
  }
  .how {
    color: var(--ink-muted);
  }
  .message {
    min-height: 2.8em;
  }
  .wrong {
    color: var(--alarm);
  }
  ${fieldStyle}
  input:not([type]),
  input[type='number'],
  input[type='url'],
  textarea {
    width: 100%;
  }
  [aria-invalid='true'] {
    border-color: var(--alarm);
  }
  .buttons {
    justify-content: end;
  }
  .buttons .quiet {
    margin-inline-end: auto;
  }
  /* The buttons stay visible in long dialogs. */
  form > .buttons {
    position: sticky;
    z-index: 1;
    inset-block-end: calc(-1 * var(--pad));
    padding-block: var(--space-2) var(--pad);
    margin-block: calc(-1 * var(--space-2)) calc(-1 * var(--pad));
    background: var(--paper);
  }
  @media (max-width: 479px) {
    dialog {
      --pad: var(--space-4);
    }
    .buttons button {
      padding-inline: var(--space-2);
    }
    .buttons .quiet {
      padding-inline: 0;
    }
  }
  /* Answer buttons stay side by side. */
  @media (max-width: 359px) {
    .buttons .quiet {
      flex-basis: 100%;
      text-align: start;
    }
  }
`;

/** @type {(view: LitElement) => HTMLDialogElement} */
export const dialogOf = (view) =>
  /** @type {HTMLDialogElement} */ (view.renderRoot.querySelector('dialog'));

/** @type {(event: Event & {target: HTMLElement}) => void} */
export const closeDialog = ({ target }) => target.closest('dialog')?.close();
