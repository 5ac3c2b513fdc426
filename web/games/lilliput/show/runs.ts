/** A company's run, as a fact and as routes to draw. */
import type { Route } from '../../../../domain/lilliput/drawing/index.ts';
import type { FactOf } from '../../../../domain/lilliput/facts.ts';

export type RunFact = FactOf<'trainsRun'>;

export const routesOfRun = ({ company, routes }: RunFact): Route[] =>
  routes.map(({ train, obsolete, revenue, legs }) => ({ company, train, obsolete, revenue, legs }));
