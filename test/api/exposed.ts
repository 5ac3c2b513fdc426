/** A service that strangers can reach: with mail, rate limits, a clock that stands still, and callers from many networks. */
import { publicSettings } from '../../functions/service/settings.ts';
import { personAt } from './mailed.ts';
import { openService, ORIGIN, type TestService } from './service.ts';

export const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type ExposedService = Awaited<ReturnType<typeof openExposed>>;

/** The clock stands at the beginning of a day, so that no window ends during a test. */
export async function openExposed() {
  let now = Math.floor(Date.now() / DAY) * DAY + DAY;
  let network = '192.0.2.1';
  let networks = 0;
  const settings = { ...publicSettings(ORIGIN), mail: 'sent' } as const;
  const service = await openService({ settings, clock: () => now, addressOf: () => network });
  return {
    ...service,
    wait: (milliseconds: number) => void (now += milliseconds),
    /** From now on requests come from this network. */
    from: (address: string) => void (network = address),
    /** From now on requests come from a network that was not seen before. */
    fromElsewhere: () => void (network = `2001:db8:0:${(++networks).toString(16)}::1`),
  };
}

/** Letters to a mailbox that were put into the outbox, whatever their kind. */
export async function lettersTo(service: TestService, address: string): Promise<Record<string, unknown>[]> {
  const player = await personAt(service, address).catch(() => null);
  const letters = (await service.items()).filter(({ key, kind }) => typeof key === 'string' && kind !== undefined);
  return letters.filter((letter) => letter['to'] === address || (player && letter['player'] === player.id));
}
