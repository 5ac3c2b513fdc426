/** A table's whole life in letters, so that a test has one of every kind. */
import { clockSchema } from '../../domain/kernel/clock.ts';
import { operatorGate } from '../../functions/mail/gate.ts';
import { letterKinds, type LetterKind } from '../../functions/mail/kinds.ts';
import { enqueue } from '../../functions/mail/outbox.ts';
import type { Message } from '../../functions/transport/transport.ts';
import { requestLink } from '../../functions/actions/people/request-link.ts';
import { requestAddressCode } from '../../functions/actions/people/change-address.ts';
import { createTable } from '../../functions/actions/tables/create.ts';
import { isProblem } from '../../functions/service/problem.ts';
import { closesAt } from '../../functions/tables/closing.ts';
import { sendAgain } from '../../functions/actions/tables/invite-seat.ts';
import { inviteSubstitute } from '../../functions/actions/tables/substitute.ts';
import type { TableItem } from '../../functions/tables/table-item.ts';
import { DAY, HOUR, MINUTE, type MailWorld } from './world.ts';

const addressOf = (name: string): string => `${name.toLowerCase()}@example.org`;
const people = ['Ann', 'Bob', 'Cleo', 'Dora'].map((name) => ({ name, address: addressOf(name) }));
const clock = clockSchema.parse({ perTurn: 24, bank: 0, atEnd: 'vote', zone: 'UTC' });

/** Lives it; gives one letter of each kind. */
export async function everyKind(world: MailWorld): Promise<Map<LetterKind, Message>> {
  const { service } = world;
  const fine = <Result>(result: Result): Result => {
    if (typeof result === 'object' && result !== null && isProblem(result)) throw new Error(result.detail);
    return result;
  };
  const ticks = async (milliseconds: number): Promise<void> => {
    await world.follow(table.id);
    world.wait(milliseconds);
    await world.run();
  };
  const setup = { game: 'lilliput', title: 'Open', seats: [{ address: addressOf('Eve') }, {}] };
  const unplayed = fine(await createTable(service, operatorGate, setup, null)) as TableItem;
  await world.run();
  const table = await world.table(people, 'lilliput', 'Thursday table', clock);
  await world.player(addressOf('Dora'), { mailMode: 'daily' });
  await ticks(0);

  // Turns, until somebody is asked for something out of turn.
  const asked = (need: string): boolean => need === 'answerOffer' || need === 'discardTrain';
  for (let turn = 0; turn < 400; turn++) {
    await world.play(table, turn);
    if (turn === 0) await ticks(3 * MINUTE);
    const { awaiting } = await world.head(table.id);
    if (awaiting.some(({ need, optional, seat }) => asked(need) && optional !== true && seat !== 3)) break;
  }
  await ticks(20 * MINUTE);

  const [late] = (await world.head(table.id)).awaiting;
  const others = [0, 1, 2, 3].filter((seat) => seat !== late?.seat);
  await world.command(table, others[0] ?? 0, { type: 'proposePause' });
  await ticks(3 * MINUTE);
  await world.command(table, others[1] ?? 1, { type: 'answerPause', agree: false });
  await ticks(22 * HOUR);
  await ticks(3 * HOUR);
  for (const seat of others.slice(0, 2)) {
    await world.command(table, seat, { type: 'voteBot', over: late?.seat ?? 0, agree: true });
  }
  await ticks(MINUTE);
  fine(
    await inviteSubstitute(
      service,
      operatorGate,
      table,
      late?.seat ?? 0,
      { address: addressOf('Fay'), name: 'Fay' },
      false,
    ),
  );
  fine(await sendAgain(service, operatorGate, table, others[0] ?? 0));
  fine(await requestLink(service, operatorGate, { address: addressOf('Ann') }));
  fine(await requestAddressCode(service, operatorGate, await world.player(addressOf('Bob')), 'new.bob@example.org'));
  await enqueue(service, { kind: 'addressChanged', to: addressOf('Old'), key: 'addressChanged#1' }, 'game');
  await ticks(MINUTE);
  await takenBack(world);
  world.wait(DAY);
  await world.run();
  await world.command(table, others[0] ?? 0, { type: 'proposeEnd' });
  for (const seat of others.slice(1)) await world.command(table, seat, { type: 'answerEnd', agree: true });
  await ticks(MINUTE);
  world.wait(closesAt(unplayed) - world.now());
  await world.follow(unplayed.id);
  await world.run();
  return byKind(world);
}

/** At a table of its own: somebody asks to take a turn back that others have played after. */
async function takenBack(world: MailWorld): Promise<void> {
  const table = await world.table(people.slice(0, 2), 'lilliput', 'Friday table');
  await world.follow(table.id);
  const mover = await world.play(table, 1);
  for (let turn = 2; turn < 20; turn++) if ((await world.play(table, turn)) !== mover) break;
  await world.command(table, mover, { type: 'askTakeBack', backTo: 1 });
  await world.follow(table.id);
  world.wait(20 * MINUTE);
  await world.run();
}

/** The log says of each letter which kind it was, in the same order. */
function byKind({ lines, sent }: MailWorld): Map<LetterKind, Message> {
  const kinds = lines.filter(({ mail, outcome }) => mail !== undefined && outcome === 'sent').map(({ mail }) => mail);
  const found = new Map<LetterKind, Message>();
  for (const [index, message] of sent.entries()) found.set(kinds[index] as LetterKind, message);
  const missing = Object.keys(letterKinds).filter((kind) => !found.has(kind as LetterKind));
  if (missing.length > 0) throw new Error(`no letter of these kinds: ${missing.join(', ')}`);
  return found;
}
