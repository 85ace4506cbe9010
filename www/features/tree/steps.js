// Quantized sizes, so that the scale seldom changes as a tree grows while most of the room is used.

/** Numbers of rows; beyond the last, one more changes the scale little. */
export const ROW_STEPS = [3, 4, 6];
/** Widths in units, about a quarter more each time. */
export const WIDTH_STEPS = [4, 5, 6.5, 8, 10, 12.5, 15.5, 19.5, 24.5, 30.5];

/** The smallest sufficient step; beyond the last, the size itself. @param {number} size @param {readonly number[]} steps */
export const inSteps = (size, steps) => steps.find((step) => step >= size - 1e-6) ?? size;
