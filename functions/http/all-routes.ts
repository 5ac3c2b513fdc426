/** Every route of the service. The app mounts them, and the OpenAPI document describes them. */
import type { MailboxAccess } from './mailbox-access.ts';
import type { ResultCache } from './result-cache.ts';
import type { Route } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { annotationsRoutes } from './routes/annotations.ts';
import { chatRoutes } from './routes/chat.ts';
import { clockRoutes } from './routes/clock.ts';
import { commandsRoutes } from './routes/commands.ts';
import { commitsRoutes } from './routes/commits.ts';
import { exportRoutes } from './routes/export.ts';
import { feedRoutes } from './routes/feed.ts';
import { headRoutes } from './routes/head.ts';
import { healthRoutes, type RunsOn } from './routes/health.ts';
import { hostingRoutes } from './routes/hosting.ts';
import { importsRoutes } from './routes/imports.ts';
import { linkRequestsRoutes } from './routes/link-requests.ts';
import { linksRoutes } from './routes/links.ts';
import { lobbyRoutes } from './routes/lobby.ts';
import { mailboxRoutes } from './routes/mailbox.ts';
import { meRoutes } from './routes/me.ts';
import { ordersRoutes } from './routes/orders.ts';
import { pageRoutes } from './routes/page.ts';
import { privacyRoutes } from './routes/privacy.ts';
import { proposalsRoutes } from './routes/proposals.ts';
import { rematchRoutes } from './routes/rematch.ts';
import { sessionRoutes } from './routes/session.ts';
import { siteRoutes } from './routes/site.ts';
import { statisticsRoutes } from './routes/statistics.ts';
import { substitutesRoutes } from './routes/substitutes.ts';
import { tablesRoutes } from './routes/tables.ts';
import { unsubscribeRoutes } from './routes/unsubscribe.ts';

export function allRoutes(
  runsOn: RunsOn,
  mailbox: Pick<MailboxAccess, 'isOpenTo'>,
  results: ResultCache,
  shell: () => Promise<string>,
): Route[] {
  const routes: Route[] = [];
  routes.push(
    ...healthRoutes(runsOn, () => routes),
    ...tablesRoutes,
    ...headRoutes,
    ...commitsRoutes(results),
    ...commandsRoutes,
    ...proposalsRoutes,
    ...clockRoutes,
    ...ordersRoutes,
    ...linksRoutes,
    ...exportRoutes(results),
    ...importsRoutes,
    ...sessionRoutes,
    ...linkRequestsRoutes,
    ...meRoutes,
    ...accountRoutes,
    ...lobbyRoutes,
    ...hostingRoutes,
    ...substitutesRoutes,
    ...chatRoutes,
    ...annotationsRoutes,
    ...feedRoutes(results),
    ...privacyRoutes,
    ...unsubscribeRoutes,
    ...rematchRoutes,
    ...statisticsRoutes,
    ...siteRoutes,
    ...mailboxRoutes(mailbox),
    ...pageRoutes(shell, results),
  );
  return routes;
}
