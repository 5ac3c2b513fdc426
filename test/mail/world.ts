/** A service whose mail a test can read: players with addresses, a clock that the test moves, and letters that arrive here. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Command, HandOverCommand } from '../../domain/kernel/command.ts';
import type { Game, Step } from '../../domain/kernel/contract.ts';
import type { Setup } from '../../domain/kernel/setup.ts';
import { unknownDealer } from '../../domain/kernel/unknown-draw.ts';
import { randomPlayer } from '../../domain/kernel/random-player.ts';
import { dueHandlers } from '../../functions/due/handlers.ts';
import { runDue } from '../../functions/due/run.ts';
import { follow } from '../../functions/follow/follow.ts';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { operatorGate } from '../../functions/mail/gate.ts';
import type { Delivery } from '../../functions/transport/delivery.ts';
import type { Message, Outcome } from '../../functions/transport/transport.ts';
import type { Hook, Short } from '../../functions/transport/webhook/webhook.ts';
import { makeKeys } from '../../functions/service/keys.ts';
import { changePlayer, ensurePlayer, type Player } from '../../functions/people/player.ts';
import { isProblem } from '../../functions/service/problem.ts';
import type { Service } from '../../functions/service/service.ts';
import { loopbackSettings, type Settings } from '../../functions/service/settings.ts';
import type { Store } from '../../functions/store/store.ts';
import { tableCache } from '../../functions/store/table-cache.ts';
import { createTable } from '../../functions/actions/tables/create.ts';
import { takeSeat } from '../../functions/actions/tables/join.ts';
import { submit } from '../../functions/actions/tables/submit.ts';
import type { TableItem } from '../../functions/tables/table-item.ts';
import { recorded } from '../api/service.ts';
import { pickFrom } from '../seeded.ts';
import { everyGame, everyManifest } from '../every-game.ts';

type Clock = NonNullable<Setup['clock']>;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type MailWorld = Awaited<ReturnType<typeof openMailWorld>>;

export async function openMailWorld(settings: Settings = { ...loopbackSettings(3089, false), mail: 'sent' }) {
  const embedded = await openDynalite({ folder: null });
  const written = recorded(embedded.store);
  const database = { store: written.store, close: () => embedded.close() };
  const sent: Message[] = [];
  const hooked: { hook: Hook; short: Short }[] = [];
  const lines: Readonly<Record<string, unknown>>[] = [];
  let answer: (message: Message) => Outcome = () => ({ outcome: 'sent' });
  let now = Date.now();
  const delivery: Delivery = {
    transport: {
      name: 'smtp',
      send(message) {
        const outcome = answer(message);
        if (outcome.outcome === 'sent') sent.push(message);
        return Promise.resolve(outcome);
      },
    },
    from: { name: 'Railpost', address: 'post@example.org' },
    webhook(hook, short) {
      hooked.push({ hook, short });
      return Promise.resolve('sent');
    },
  };
  const keys = makeKeys(randomBytes);
  /** A process on the same data. */
  const process = (store: Store = database.store): Service => ({
    store,
    games: everyManifest,
    tables: tableCache(store),
    keys: () => Promise.resolve(keys),
    settings,
    clock: () => now,
    random: randomBytes,
    wake: () => {},
    log: (line) => void lines.push(line),
    delivery,
  });
  const service = process();

  return {
    service,
    store: database.store,
    /** Everything that was ever written and is there, by partition. */
    shelves: written.shelves,
    process,
    /** What the local server does from time to time. */
    removeExpired: embedded.removeExpired,
    sent,
    hooked,
    lines,
    now: () => now,
    set(time: number) {
      now = time;
    },
    wait(milliseconds: number) {
      now += milliseconds;
    },
    answering(outcome: (message: Message) => Outcome) {
      answer = outcome;
    },
    /** What comes due now, until nothing does. */
    async run(by: Service = service) {
      for (let count = 0; count < 20; count++) if ((await runDue(by, dueHandlers, now)) === 0) return;
      throw new Error('work without end');
    },
    follow: (id: string, by: Service = service) => follow(by, id),
    to: (address: string) => sent.filter((message) => message.to.address === address),
    close: () => database.close(),

    async player(address: string, more: Partial<Player> = {}): Promise<Player> {
      const player = await ensurePlayer(service, { address });
      if (!player) throw new Error('no player');
      const changed = await changePlayer(service, player.id, (known) => ({ ...known, verified: true, ...more }));
      if (isProblem(changed)) throw new Error(changed.detail);
      return changed;
    },

    /** A started table; everybody with an address has sat down. */
    async table(
      seats: readonly ({ name: string; address?: string } | { bot: string })[],
      game = 'lilliput',
      title = 'Thursday table',
      clock?: Clock,
    ) {
      const made = await createTable(
        service,
        operatorGate,
        { game, title, seats: [...seats], ...(clock ? { clock } : {}) },
        null,
      );
      if (isProblem(made)) throw new Error(made.detail);
      let table = made;
      for (const { place, epoch, name, player, bot } of made.seats) {
        if (bot !== null) continue;
        const sat = await takeSeat(service, { table: made.id, seat: place, epoch }, { name: name ?? '', player });
        if (isProblem(sat)) throw new Error(sat.detail);
        table = sat;
      }
      return table;
    },

    head: (id: string, game = 'lilliput') =>
      service.tables.withTable(id, everyGame[game] as Game, (history) =>
        Promise.resolve({
          version: history.state.table.version,
          awaiting: history.state.table.ended ? [] : (everyGame[game] as Game).awaiting(history.state.game),
        }),
      ),

    /** Something that is no turn, from a seat, or from the service itself. */
    async command(
      table: TableItem,
      seat: number | null,
      command: Exclude<Command, { type: 'turn' }> | HandOverCommand,
    ) {
      const game = everyGame[table.game] as Game;
      const wish = { expectedVersion: null, commandId: randomUUID() };
      const turn = seat === null ? { by: 'system' as const, ...wish, command } : { seat, ...wish, command };
      const commit = await submit(service, game, table, turn as Parameters<typeof submit>[3]);
      if (isProblem(commit)) throw new Error(commit.detail);
    },

    /** Whoever is awaited makes a legal turn; gives the seat. */
    async play(table: Awaited<ReturnType<typeof createTable>>, seed = 1, by: Service = service): Promise<number> {
      if (isProblem(table)) throw new Error(table.detail);
      const game = everyGame[table.game] as Game;
      const turn = await by.tables.withTable(table.id, game, ({ state }) => {
        const seat = game.awaiting(state.game).find(({ optional }) => optional !== true)?.seat ?? 0;
        const steps = randomPlayer(game, state.game, seat, pickFrom(seed), unknownDealer, state.table.drawn);
        return Promise.resolve({ seat, expectedVersion: state.table.version, steps });
      });
      const { seat, expectedVersion, steps } = turn;
      const command = { type: 'turn' as const, steps };
      const commit = await submit(by, game, table, { seat, expectedVersion, commandId: randomUUID(), command });
      if (isProblem(commit)) throw new Error(commit.detail);
      return seat;
    },

    /** A seat sends these steps. */
    async steps(table: TableItem, seat: number, ...steps: (Step & Record<string, unknown>)[]): Promise<void> {
      const turn = { seat, expectedVersion: null, commandId: randomUUID(), command: { type: 'turn' as const, steps } };
      const commit = await submit(service, everyGame[table.game] as Game, table, turn);
      if (isProblem(commit)) throw new Error(commit.detail);
    },

    async takeBack(table: Awaited<ReturnType<typeof createTable>>, seat: number, backTo: number): Promise<void> {
      if (isProblem(table)) throw new Error(table.detail);
      const game = everyGame[table.game] as Game;
      const { version } = await service.tables.withTable(table.id, game, ({ state }) => Promise.resolve(state.table));
      const command = { type: 'askTakeBack' as const, backTo };
      const turn = { seat, expectedVersion: version, commandId: randomUUID(), command };
      const commit = await submit(service, game, table, turn);
      if (isProblem(commit)) throw new Error(commit.detail);
    },
  };
}
