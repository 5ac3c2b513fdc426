/** Commands: what a seat does at a running table. */
import * as z from 'zod/mini';
import { type Command, commandSchema } from '../../../domain/kernel/command.ts';
import { factSchema } from '../../../domain/kernel/commit.ts';
import type { Game } from '../../../domain/kernel/contract.ts';
import { submissionSchema } from '../../../domain/kernel/setup.ts';
import { say } from '../../../domain/kernel/texts.ts';
import { foreignValue } from '../../../domain/kernel/values.ts';
import { changeSession, isAgeing } from '../../people/session.ts';
import { isProblem, type Problem, problem } from '../../problem.ts';
import { gameOf } from '../../service.ts';
import { complaintsOf } from '../../tables/complaints.ts';
import { submit } from '../../tables/submit.ts';
import { english } from '../../texts/en.ts';
import { privately } from '../answers.ts';
import { writeCookie } from '../cookie.ts';
import { limits, overLimit } from '../limits.ts';
import { atTable } from '../rights.ts';
import { type Route, routeWithBody } from '../route.ts';

const committedSchema = z.strictObject({ version: z.int(), hash: z.string(), facts: z.array(factSchema) });

/** The command as its game reads it. */
function readCommand(game: Game, given: object): { readonly command: Command } | Problem {
  const parsed = commandSchema(game).safeParse(given);
  if (!parsed.success) {
    return problem('bad-request', {}, { extra: { errors: complaintsOf(parsed.error, ['command']) } });
  }
  const foreign = foreignValue(parsed.data);
  if (foreign === null) return { command: parsed.data };
  const errors = [{ path: `command${foreign}`, message: say(english, 'complaint.foreign') }];
  return problem('bad-request', {}, { extra: { errors } });
}

export const commandsRoutes: Route[] = [
  routeWithBody(
    {
      method: 'POST',
      path: '/api/tables/:id/commands',
      summary: 'A turn, or an act of the table’s life; sending it again under the same id is harmless',
      answer: { status: 200, description: 'The commit that it became', schema: committedSchema },
      problems: ['not-your-seat', 'not-started', 'version-conflict', 'command-id-used', 'rejected'],
    },
    submissionSchema,
    async (call) => {
      const { c, service, body, cookie } = call;
      const at = await atTable(call);
      if (isProblem(at)) return at;
      const { table, you, session } = at;
      const game = gameOf(service, table.game);
      if (!game) return problem('unknown-game');
      if (!you.seats.includes(body.seat)) return problem('not-your-seat');
      if (table.startedBy === null) return problem('not-started');
      const read = readCommand(game, body.command);
      if (isProblem(read)) return read;
      const refused = await overLimit(service, limits.commands, `${table.id} ${body.seat}`);
      if (refused) return refused;

      const commit = await submit(service, game, table, { ...body, command: read.command });
      if (isProblem(commit)) return commit;
      const renewed = isAgeing(session, service.clock()) ? await changeSession(service, cookie, (same) => same) : null;
      if (renewed !== null) writeCookie(c, service.settings, renewed);
      const { version, hash, facts } = commit;
      return privately(c, { version, hash, facts });
    },
  ),
];
