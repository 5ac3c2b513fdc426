/** How many commits stand in one block of a history. */
export const BLOCK = 64;
