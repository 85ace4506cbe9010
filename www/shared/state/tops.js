// What a puzzle is like by its entry in the catalogue alone, for workers too.

/** @typedef {import('../../pkg/rolling_cubes.js').PuzzleChoice} PuzzleChoice */

/** Whether a goal says less of a piece than a position does: its top, whatever the sides show. @type {(puzzle: Pick<PuzzleChoice, 'start_letters' | 'goal_letters'>) => boolean} */
export const wantsTops = ({ start_letters, goal_letters }) => start_letters !== goal_letters;
