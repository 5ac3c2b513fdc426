/** A round of a game on one page, to read and to print. */
export type ReviewPart = object;
