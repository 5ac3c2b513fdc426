/** The rules of 18Lilliput as one file to fetch: deciding, what steps cost, the best runs. See `rules.ts`. */
export { costOf } from '../../../domain/lilliput/pricing.ts';
export { lilliput } from '../../../domain/lilliput/game.ts';
export { bestRun } from '../../../domain/lilliput/routes/best.ts';
