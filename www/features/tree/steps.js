// Sizes in steps. A picture that had the very size of its tree would change its scale with each node and each layer that comes;
// in steps it does so seldom, and keeps most of its room in use.

/** Rows that there is room for. Where there are more, one more changes little. */
export const ROW_STEPS = [3, 4, 6];
/** Units of width that there is room for; about a quarter more at a time. */
export const WIDTH_STEPS = [4, 5, 6.5, 8, 10, 12.5, 15.5, 19.5, 24.5, 30.5];

/** The first step that is enough; what is beyond the last changes the scale by little, and has its own size. @param {number} size @param {readonly number[]} steps */
export const inSteps = (size, steps) => steps.find((step) => step >= size - 1e-6) ?? size;
