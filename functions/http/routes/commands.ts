/** Commands: what a seat does at a running table. */
import { type Command, commandSchema } from '../../../domain/kernel/command.ts';
import type { Game } from '../../../domain/kernel/contract.ts';
import { submissionSchema } from '../../../domain/kernel/setup.ts';
import { say } from '../../../domain/kernel/texts.ts';
import { foreignValue } from '../../../domain/kernel/values.ts';
import { isAgeing } from '../../people/session.ts';
import { requestResignCode, redeemResignCode } from '../../actions/people/resign-code.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import { gameOf } from '../../service/service.ts';
import { validationErrors } from '../../service/validation-errors.ts';
import { submit } from '../../actions/tables/submit.ts';
import { english } from '../../texts/en.ts';
import { committedSchema } from '../answers/commands.ts';
import { sentSchema } from '../answers/me.ts';
import { committed } from '../committed.ts';
import { withAccess } from '../preconditions.ts';
import { sent } from '../responses.ts';
import { saveSession } from '../session-cookie.ts';
import { limits, overLimit } from '../../service/rate-limit.ts';
import { seatIn } from '../table-access.ts';
import { type Route, route, routeWithBody } from '../route.ts';
import { gateOf } from '../mail-gate.ts';

/** The command as its game reads it. */
function readCommand(game: Game, given: object): { readonly command: Command } | Problem {
  const parsed = commandSchema(game).safeParse(given);
  if (!parsed.success) {
    return problem('bad-request', {}, { extra: { errors: validationErrors(parsed.error, ['command']) } });
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
      problems: [
        'not-your-seat',
        'not-started',
        'version-conflict',
        'command-id-used',
        'robot-plays',
        'rejected',
        'code-needed',
        'code-wrong',
        'code-spent',
        'too-many-codes',
      ],
    },
    submissionSchema,
    withAccess(async (call) => {
      const { c, service, body, table, you, session } = call;
      const game = await gameOf(service, table.game);
      if (!game) return problem('unknown-game');
      if (!you.seats.includes(body.seat)) return problem('not-your-seat');
      if (table.startedBy === null) return problem('not-started');
      const read = readCommand(game, body.command);
      if (isProblem(read)) return read;
      const refused = await overLimit(service, limits.commands, `${table.id} ${body.seat}`);
      if (refused) return refused;
      const unproven = read.command.type === 'resign' ? await redeemResignCode(service, table, body) : null;
      if (unproven) return unproven;

      const { seat, expectedVersion, commandId } = body;
      const commit = await submit(service, game, table, { seat, expectedVersion, commandId, command: read.command });
      if (isProblem(commit)) return commit;
      if (isAgeing(session, service.clock())) await saveSession(call, (same) => same);
      return committed(c, commit);
    }),
  ),
  route(
    {
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/resign-codes',
      summary: 'Sends the code that resigning needs, to a seat that has an address',
      answer: { status: 202, description: 'On its way', schema: sentSchema },
      mails: true,
      problems: ['not-your-seat', 'seat-without-address'],
    },
    withAccess(async (call) => {
      const { service, table, you } = call;
      const seat = seatIn(call);
      if (!you.seats.includes(seat)) return problem('not-your-seat');
      const player = table.seats[seat]?.player ?? '';
      const refused = await overLimit(service, limits.codes, player);
      if (refused) return refused;
      return (await requestResignCode(service, await gateOf(call), table, seat)) ?? sent(call.c);
    }),
  ),
];
