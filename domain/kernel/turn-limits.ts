/** How much one turn can be. More is no turn of any game, and a commit would not hold it. */

/** A long turn has a dozen. */
export const MOST_STEPS = 200;
/** A turn brings up to about thirty, with all that follows from it. */
export const MOST_FACTS_OF_TURN = 250;
/** A commit that carries over facts of another table holds some hundred. */
export const MOST_FACTS_IN_COMMIT = 2000;
