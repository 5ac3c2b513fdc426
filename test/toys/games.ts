/** The register of the service when it runs with toys (`build.mjs`). */
export { toyGames as games } from './toys.ts';
