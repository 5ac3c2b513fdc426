/**
 * A new table: its game, its options and its seats, as the host asks for them. A table whose seats all have a name
 * starts at once.
 */
import type { Game } from '../../domain/kernel/contract.ts';
import type { Setup } from '../../domain/kernel/setup.ts';
import { foreignValue } from '../../domain/kernel/values.ts';
import { isProblem, type Problem, problem, problemWith } from '../problem.ts';
import { gameOf, nameOf, type Service } from '../service.ts';
import { complaintsOf } from './complaints.ts';
import { ready } from './gather.ts';
import { trialStart, writeFirstCommit } from './start.ts';
import { type Seat, type TableItem, tableKey } from './table-item.ts';

const ID_BYTES = 16;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

export async function createTable(service: Service, setup: Setup): Promise<TableItem | Problem> {
  const game = gameOf(service, setup.game);
  if (!game) return problem('unknown-game');
  const seats = setup.seats.map(({ name }, place) => ({ place, name: name ?? null, joined: false, epoch: 1 }));
  const options = fittingOptions(game, seats, setup.options ?? {});
  if (isProblem(options)) return options;

  const gathering: TableItem = {
    id: tableId(service.random(ID_BYTES)),
    game: game.id,
    title: setup.title ?? nameOf(game),
    options,
    createdAt: new Date(service.clock()).toISOString(),
    seats,
    hostEpoch: 1,
    startedBy: null,
    revision: 1,
  };
  const table = ready(gathering, 'host');
  if (!(await service.store.put(tableKey(table.id), table, 'absent'))) return problem('busy');
  await writeFirstCommit(service, table);
  return table;
}

/** The options as the game reads them, tried out with all seats taken: better now than when the last one joins. */
function fittingOptions(game: Game, seats: readonly Seat[], given: object): object | Problem {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) return problem('bad-seats', { min, max, seats: seats.length });
  const parsed = game.options.safeParse(given);
  if (!parsed.success) {
    return problem('bad-options', {}, { extra: { errors: complaintsOf(parsed.error, ['options']) } });
  }
  const options = parsed.data;
  if (foreignValue(options) !== null) return problem('bad-options');
  const rejection = trialStart(game, { game: game.id, seats, options });
  return rejection ? problemWith('bad-options', rejection.sentence) : options;
}

function tableId(bytes: Uint8Array): string {
  let bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  bits = bits.padEnd(Math.ceil(bits.length / 5) * 5, '0');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}
