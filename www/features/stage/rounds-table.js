// The rounds or layers of one search as a table.

import '../../shared/words/whole.js';
import { html } from 'lit';
import { traitsOf } from '../../shared/state/traits.js';
import { layersOf } from '../statistics/frontiers.js';
import { sidesOf } from '../statistics/sides.js';
import '../statistics/views/numbers-table.js';
import { kindOf } from './pictures.js';

/** @import { LaneState } from '../../shared/state/state.js' */
/** @import { Column, Table } from '../../shared/draw/picture.js' */

/** A row a round, or a row a depth of each side. @type {(lane: Pick<LaneState, 'spec' | 'snapshot'>) => Table} */
export function tableOf({ spec, snapshot }) {
  if (!snapshot) return { columns: [], rows: [] };
  const { level } = traitsOf(spec.search);
  if (level === 'bound') {
    const rows = snapshot.iterations.map(({ bound, generated, pruned }) => ({
      spec,
      cells: [bound, generated, pruned],
    }));
    return { columns: ['bound', 'generated', 'pruned'], rows };
  }
  const isKept = kindOf(spec.search) === 'full';
  const isCosted = snapshot.depths_are_costs ?? false;
  /** @type {Column} */
  const depth = isCosted ? 'g' : level === 'layer' ? 'layer' : 'depth';
  const isBoth = snapshot.sides !== null;
  const rows = sidesOf([{ spec, snapshot }]).flatMap(({ side, depths, stored }) => {
    const kept = layersOf(depths, stored);
    return depths.map((row, n) => ({
      spec,
      cells: [
        ...(isBoth ? [side] : []),
        ...[row.depth, row.generated],
        isKept ? (kept[n]?.count ?? 0) : row.pruned,
      ],
    }));
  });
  /** @type {Column[]} */
  const columns = [depth, 'generated', isKept ? 'stored' : 'pruned'];
  return { columns: isBoth ? ['side', ...columns] : columns, rows };
}

/** @param {LaneState} lane */
export const roundsTable = (lane) =>
  html`<numbers-table alone .table=${tableOf(lane)}></numbers-table>`;
