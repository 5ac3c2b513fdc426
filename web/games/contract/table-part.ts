/** A table of a game on its page: board, controls, views, log. */
export type TablePart = object;
