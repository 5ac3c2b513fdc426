/** The contract of the API: every answer has the form that its route declares, with no field more or less. */
import { allRoutes } from '../../functions/http/all-routes.ts';
import { resultCache } from '../../functions/http/result-cache.ts';
import type { Route } from '../../functions/http/route.ts';

const routes = allRoutes({ runsOn: 'local', store: 'dynalite' }, { isOpenTo: () => true }, resultCache(), () =>
  Promise.resolve(''),
);

const patternOf = ({ path }: Route): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** Fixed words come before parameters, as the router has it. */
const matchers = routes
  .map((route) => ({ route, pattern: patternOf(route) }))
  .toSorted((one, other) => one.route.path.split(':').length - other.route.path.split(':').length);

/** Routes that are read and declare the form of their answer. */
export const readRoutes = routes.filter(({ method, answer }) => method === 'GET' && answer.schema !== undefined);

/** Throws where the body of an answer is not what its route declares. Problems and other formats have none. */
export async function checkAnswer(method: string, path: string, answer: Response): Promise<void> {
  const pathname = path.split('?')[0] ?? '';
  const route = matchers.find((one) => one.route.method === method && one.pattern.test(pathname))?.route;
  if (!route?.answer.schema || answer.status !== route.answer.status) return;
  const parsed = route.answer.schema.safeParse(await answer.clone().json());
  if (parsed.success) return;
  throw new Error(`${method} ${route.path} answers in another form: ${JSON.stringify(parsed.error.issues)}`);
}
