/** Steps of the 4 px grid: 0, 4, 8, 12, 16, 20, 24, 32, 40, 48 and 64 px. */
const spaces = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;
/** A step of the 4 px grid, as a multiple: 2 is 8 px. */
export type Space = (typeof spaces)[number];
