/**
 * A new table: its game, its options and its seats, as the host asks for them. A table whose seats all have a name
 * starts at once.
 */
import type { Game } from '../../../domain/kernel/contract.ts';
import { manifestOf } from '../../../domain/kernel/game-parts.ts';
import type { Setup } from '../../../domain/kernel/setup.ts';
import { foreignValue } from '../../../domain/kernel/values.ts';
import { openTable } from '../../tables/open-tables.ts';
import type { MailGate, MailPermit } from '../../mail/gate.ts';
import { enqueueInvitations, invitedPlayers } from './invite.ts';
import { confusable } from '../../people/names.ts';
import type { Player } from '../../people/player.ts';
import { takeSlot } from '../../people/open-table-limit.ts';
import { isZone } from '../../people/zone.ts';
import { isProblem, type Problem, problem, problemWith } from '../../service/problem.ts';
import { randomId } from '../../service/random-id.ts';
import type { Service } from '../../service/service.ts';
import { validationErrors } from '../../service/validation-errors.ts';
import { publishLists, ready, settled, unknownRobot } from './before-start.ts';
import { logHost } from '../../tables/host-log.ts';
import { positionOf } from './fork-position.ts';
import { trialStart, writeFirstCommit } from './start.ts';
import { type Seat, type TableItem, tableKey } from '../../tables/table-item.ts';

/** The host is the player who set it up, where an address was confirmed. */
export async function createTable(
  service: Service,
  gate: MailGate,
  setup: Setup,
  host: Player | null,
): Promise<TableItem | Problem> {
  const manifest = manifestOf(service.games, setup.game);
  if (!manifest) return problem('unknown-game');
  const seats = setup.seats.map(newSeat);
  const unknown = unknownRobot(service, manifest.id, seats);
  if (unknown) return problem('unknown-player', { player: unknown });
  if (seats.every(({ bot }) => bot !== null)) return problem('nobody-plays');
  const game = await manifest.rules();
  const position = setup.from ? await positionOf(service, game, setup.from, seats.length) : null;
  if (position !== null && isProblem(position)) return position;
  const options = position?.options ?? fittingOptions(game, seats, setup.options ?? {});
  if (isProblem(options)) return options;
  if (setup.clock && !isZone(setup.clock.zone)) return problem('unknown-zone', { zone: setup.clock.zone });
  const alike = confusable(seats.map(({ name }) => name));
  if (alike) return alike;
  const invited = await invitedPlayers(service, setup.seats);
  if (isProblem(invited)) return invited;

  const gathering: TableItem = {
    id: randomId(service.random),
    game: game.id,
    title: setup.title ?? manifest.title,
    options,
    createdAt: new Date(service.clock()).toISOString(),
    seats: seats.map((seat, place) => ({ ...seat, player: invited.get(place)?.id ?? null })),
    hostEpoch: 1,
    startedBy: null,
    // A person who takes a seat takes over its part of the position.
    order: position ? 'fixed' : (setup.order ?? 'fixed'),
    listed: setup.listed ?? false,
    annotators: setup.annotators ?? 'players',
    clock: setup.clock ?? null,
    host: host?.id ?? null,
    closedAt: null,
    ...(position ? { origin: position.origin } : {}),
    revision: 1,
  };
  const table = await settled(service, gathering, ready(gathering, 'host'));
  const permits = await permitsFor(gate, table.id, invited);
  if (isProblem(permits)) return permits;
  const refused = await hostedBy(service, table, host);
  if (refused) return refused;
  // Nothing follows commits yet, but the lists have to follow the table until it starts or closes.
  await openTable(service.store, table.id);
  if (!(await service.store.put(tableKey(table.id), table, 'absent'))) return problem('busy');
  await logHost(service, table.id, 'created');
  await enqueueInvitations(service, table, permits);
  await writeFirstCommit(service, table);
  await publishLists(service, table);
  return table;
}

/** By place; all seats or none: a table without some of its letters would wait for nobody. */
async function permitsFor(
  gate: MailGate,
  table: string,
  invited: ReadonlyMap<number, Player>,
): Promise<ReadonlyMap<number, MailPermit> | Problem> {
  const permits = new Map<number, MailPermit>();
  for (const [place, { address }] of invited) {
    const permit = await gate.admit({ address, table });
    if (isProblem(permit)) return permit;
    permits.set(place, permit);
  }
  return permits;
}

const newSeat = (wish: Setup['seats'][number], place: number): Seat => ({
  place,
  name: 'name' in wish ? (wish.name ?? null) : null,
  bot: 'bot' in wish ? wish.bot : null,
  joined: false,
  epoch: 1,
  player: null,
});

/** A known host has a bounded number of tables that gather, and is named on each until forgotten. */
async function hostedBy(service: Service, table: TableItem, host: Player | null): Promise<Problem | null> {
  if (host === null) return null;
  const refused = table.startedBy === null ? await takeSlot(service, host.id, table.id) : null;
  if (refused) return refused;
  await service.store.put({ PK: `player#${host.id}`, SK: `hosts#${table.id}` }, { table: table.id });
  return null;
}

/** The options as the game reads them, tried out with all seats taken: better now than when the last one joins. */
function fittingOptions(game: Game, seats: readonly Seat[], given: object): object | Problem {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) return problem('bad-seats', { min, max, seats: seats.length });
  const parsed = game.options.safeParse(given);
  if (!parsed.success) {
    return problem('bad-options', {}, { extra: { errors: validationErrors(parsed.error, ['options']) } });
  }
  const options = parsed.data;
  if (foreignValue(options) !== null) return problem('bad-options');
  const rejection = trialStart(game, { game: game.id, seats, options });
  return rejection ? problemWith('bad-options', game.id, rejection) : options;
}
