// The page's dialogs for sharing, for a lane and for breakpoints.

import { html } from 'lit';
import { openDialog } from '../../shared/kit/opening.js';
import { choiceOf, suggestedLane } from '../../shared/state/games.js';
import { focusedLane } from '../../shared/state/state.js';
import { withWholeEngine } from './whole.js';

/** @import { LitElement } from 'lit' */
/** @import { ProblemMenu } from '../../features/play/problem-menu.js' */
/** @import { LaneDialog } from '../../features/race/views/lane-dialog.js' */
/** @import { Form, ShareDialog } from '../../features/share/share-dialog.js' */
/** @import { BreakpointsDialog } from '../../features/stepping/breakpoints-dialog.js' */
/** @import { LaneState } from '../../shared/state/state.js' */
/** @import { Control } from '../control/control.js' */

/** @typedef {LitElement & {control: Control | null}} Page */

/** Opens them when the page hears that they are asked for. @param {Page} page */
export function listenForDialogs(page) {
  page.addEventListener('configure', (event) =>
    configure(page, /** @type {CustomEvent<{lane: LaneState | null}>} */ (event).detail.lane),
  );
  page.addEventListener('share', (event) =>
    share(page, /** @type {CustomEvent<Form | null>} */ (event).detail ?? undefined),
  );
  page.addEventListener('new-problem', async (event) => {
    const { detail } = /** @type {CustomEvent<'setUp' | 'paste'>} */ (event);
    await page.updateComplete;
    /** @type {ProblemMenu | null} */ (page.renderRoot.querySelector('problem-menu'))?.[detail]();
  });
}

/** @param {Page} page @param {Form} [form] */
export function share(page, form) {
  openDialog(page, 'share', 'share-dialog', (/** @type {ShareDialog} */ dialog) => {
    if (page.control) dialog.open(page.control.state, form);
  });
}

/** @param {Page} page @param {LaneState | null} lane null for a new one */
function configure(page, lane) {
  if (!page.control) return;
  const { state, catalogue } = page.control;
  const search = lane?.spec.search ?? suggestedLane(choiceOf(catalogue, state.key));
  openDialog(page, 'lane', 'lane-dialog', (/** @type {LaneDialog} */ dialog) =>
    dialog.open(lane?.spec.id ?? null, search, state.lanes.length > 1),
  );
}

/** @param {Page} page */
export function editBreakpoints(page) {
  /** @type {BreakpointsDialog | null} */
  const dialog = page.renderRoot.querySelector('breakpoints-dialog');
  // A search that the page makes itself is asked about them.
  withWholeEngine(page, () => dialog?.open());
}

/** @param {Control} control */
export function dialogsPart(control) {
  const { state, catalogue, lines } = control;
  return html`<share-dialog></share-dialog>
    <lane-dialog
      .puzzle=${choiceOf(catalogue, state.key)}
      .algorithms=${catalogue.algorithms}
      .settings=${catalogue.settings}
      .check=${control.objection}
    ></lane-dialog>
    <breakpoints-dialog
      .lane=${focusedLane(state) ?? null}
      .allowed=${control.breakpoints()}
      .played=${lines.played(state).states.at(-1) ?? ''}
      .check=${control.breakpointsObjection}
    ></breakpoints-dialog>`;
}
