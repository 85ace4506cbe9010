// What a puzzle is like by its entry in the catalogue alone, for workers too.

/** @import { PuzzleChoice } from '../../pkg/rolling_cubes.js' */

/** Whether a goal says less of a piece than a position does: its top, whatever the sides show. @type {(puzzle: Pick<PuzzleChoice, 'start_letters' | 'goal_letters'>) => boolean} */
export const wantsTops = ({ start_letters, goal_letters }) => start_letters !== goal_letters;
