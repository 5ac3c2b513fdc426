/** Proposals of a host who has no seat: a pause, the end of a pause, or the end of the game. */
import * as z from 'zod/mini';
import { type HostCommand, hostCommandSchema } from '../../../domain/kernel/command.ts';
import type { HostAct } from '../../../domain/kernel/host-acts.ts';
import { isProblem, problem } from '../../service/problem.ts';
import { gameOf } from '../../service/service.ts';
import { logHost, readHostLog } from '../../tables/host-log.ts';
import { submit } from '../../actions/tables/submit.ts';
import { committedSchema } from '../answers/commands.ts';
import { committed } from '../committed.ts';
import { asHost } from '../preconditions.ts';
import { type Route, routeWithBody } from '../route.ts';

const ACTS: { readonly [type in HostCommand['type']]: HostAct } = {
  proposePause: 'proposedPause',
  proposeEnd: 'proposedEnd',
  resume: 'resumed',
};

export const proposalsRoutes: Route[] = [
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/proposals',
      summary: 'The host proposes a pause or an end, or ends a pause; sending it again under the same id is harmless',
      answer: { status: 200, description: 'The commit that it became', schema: committedSchema },
      problems: ['not-the-host', 'not-started', 'command-id-used', 'rejected'],
    },
    z.strictObject({ commandId: z.uuid(), command: hostCommandSchema }),
    asHost(async ({ c, service, body, table }) => {
      const game = await gameOf(service, table.game);
      if (!game) return problem('unknown-game');
      if (table.startedBy === null) return problem('not-started');
      const { command, commandId } = body;
      const commit = await submit(service, game, table, { by: 'host', expectedVersion: null, commandId, command });
      if (isProblem(commit)) return commit;
      const known = (await readHostLog(service, table.id)).some((entry) => entry['commandId'] === commandId);
      if (!known) await logHost(service, table.id, ACTS[command.type], null, { commandId });
      return committed(c, commit);
    }),
  ),
];
