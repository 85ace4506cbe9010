// For workers, which have a catalogue entry but no page data.

/** @import { PuzzleChoice } from '../../pkg/rolling_cubes.js' */

/** Whether goals specify only tops. @type {(puzzle: Pick<PuzzleChoice, 'start_letters' | 'goal_letters'>) => boolean} */
export const wantsTops = ({ start_letters, goal_letters }) => start_letters !== goal_letters;
