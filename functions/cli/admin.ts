/**
 * `railpost admin …`: the operator's acts on the data itself: of this machine while the service is stopped, or of AWS
 * where TABLE_NAME and KEYS_PARAMETER are set.
 */
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { games } from '../../domain/games.ts';
import { say } from '../../domain/kernel/texts.ts';
import { type Keys, printKeys } from '../people/keys.ts';
import * as admin from '../people/admin.ts';
import { dropOldKeys, rotateKeys, upgradeKeysAndAddresses } from '../people/admin-keys.ts';
import { isProblem, type Problem } from '../problem.ts';
import type { Service } from '../service.ts';
import { loopbackSettings } from '../settings.ts';
import { rebuildStatistics } from '../statistics/rebuild.ts';
import type { Store } from '../store/store.ts';
import { tableCache } from '../store/table-cache.ts';
import { readReports } from '../tables/reports.ts';
import { english } from '../texts/en.ts';
import { Exit, type Terminal } from './terminal.ts';

/** The data that an act works on, and how to let go of it. */
export interface Data {
  readonly store: Store;
  readonly keys: () => Promise<Keys>;
  /** Writes them to where the service reads them. */
  readonly saveKeys: (keys: Keys) => Promise<void>;
  close(): Promise<void>;
}

const MOST_LINES = 200;

type Act = (service: Service, words: readonly string[], terminal: Terminal, data: Data) => Promise<Problem | null>;

const listing =
  (read: (service: Service) => Promise<object[]>): Act =>
  async (service, _, terminal) => {
    for (const line of await read(service)) terminal.print(JSON.stringify(line));
    return null;
  };

const upgradeAddresses: Act = async (service, _, terminal, { saveKeys }) => {
  const goOn = process.env['RAILPOST_NEW_KEYS'] === '1';
  const upgraded = await upgradeKeysAndAddresses(service, saveKeys, goOn);
  if (isProblem(upgraded)) return upgraded;
  terminal.print(JSON.stringify(upgraded));
  return null;
};

/** Each act with the least and the most words that it takes. */
const acts: { readonly [word: string]: readonly [number, number, Act] } = {
  hide: [1, 2, (service, [id = '', message]) => admin.hide(service, id, message)],
  close: [1, 1, (service, [id = '']) => admin.close(service, id)],
  'block-address': [1, 1, (service, [address = '']) => admin.blockAddress(service, address)],
  'lift-address': [1, 1, (service, [address = '']) => admin.liftAddress(service, address)],
  'revoke-seat': [2, 2, (service, [id = '', seat = '']) => admin.revokeSeat(service, id, seatOf(seat))],
  resend: [2, 2, (service, [id = '', seat = '']) => admin.resend(service, id, seatOf(seat))],
  'erase-person': [1, 1, (service, [address = '']) => admin.erasePerson(service, address)],
  'rebuild-statistics': [0, 0, listing(async (service) => [await rebuildStatistics(service)])],
  'rotate-keys': [0, 0, (service, _words, _terminal, { saveKeys }) => rotateKeys(service, saveKeys)],
  'drop-old-keys': [0, 0, (service, _words, _terminal, { saveKeys }) => dropOldKeys(service, saveKeys)],
  'upgrade-addresses': [0, 0, upgradeAddresses],
  'settle-mail': [0, 0, (service) => admin.settle(service)],
  reports: [0, 0, listing((service) => readReports(service, MOST_LINES))],
  audit: [0, 0, listing((service) => admin.readAudit(service, MOST_LINES))],
};

const seatOf = (word: string): number => (/^\d$/.test(word) ? Number(word) : -1);

export async function adminCommand(
  args: readonly string[],
  terminal: Terminal,
  open: () => Promise<Data | string> = openData,
): Promise<Exit> {
  const [word = '', ...words] = args;
  const [least, most, act] = (Object.hasOwn(acts, word) ? acts[word] : undefined) ?? [];
  if (act === undefined || least === undefined || most === undefined || words.length < least || words.length > most) {
    terminal.complain(say(english, 'cli.help.admin'));
    return Exit.Unable;
  }
  const data = await open();
  if (typeof data === 'string') {
    terminal.complain(data);
    return Exit.Unable;
  }
  try {
    const refused = await act(serviceOn(data), words, terminal, data);
    if (refused === null) return Exit.Well;
    terminal.complain(refused.detail);
    return Exit.Wrong;
  } finally {
    await data.close();
  }
}

/** What follows is done by the service when it looks at its tables next. */
const serviceOn = ({ store, keys }: Data): Service => ({
  store,
  keys,
  games,
  tables: tableCache(store),
  // Only what is sent has an address in it, and nothing is sent from here.
  settings: { ...loopbackSettings(0, false), mail: 'mailbox' },
  clock: Date.now,
  random: randomBytes,
  wake: () => {},
  log: () => {},
});

async function openData(): Promise<Data | string> {
  return process.env['TABLE_NAME'] ? openAws() : openFolder(resolve(process.env['DATA_DIR'] ?? '.data'));
}

async function openAws(): Promise<Data> {
  const [{ storeInAws, required }, { keysInParameter }, { writeParameter }] = await Promise.all([
    import('../lambda/environment.ts'),
    import('../lambda/keys.ts'),
    import('../lambda/write-parameter.ts'),
  ]);
  const parameter = required('KEYS_PARAMETER');
  return {
    store: storeInAws(),
    keys: keysInParameter(parameter),
    saveKeys: (keys) => writeParameter(parameter, printKeys(keys)),
    close: () => Promise.resolve(),
  };
}

/** A service that runs on the folder has its lock; it must be stopped first. */
export async function openFolder(folder: string): Promise<Data | string> {
  const [{ lockFolder }, { keysAtStart }, { writeKeyFile }, { openDynalite }] = await Promise.all([
    import('../local/lock.ts'),
    import('../local/keys-at-start.ts'),
    import('../local/key-file.ts'),
    import('../local/dynalite.ts'),
  ]);
  const lock = await lockFolder(folder);
  if (lock.problem === 'locked') {
    return say(english, lock.owner ? 'start.lockedBy' : 'start.locked', { folder, pid: lock.owner?.pid ?? '' });
  }
  if (lock.problem === 'unwritable') return say(english, 'start.unwritable', { folder, reason: lock.reason });
  const database = await openDynalite({ folder: join(folder, 'database') });
  const keys = await keysAtStart(folder, database.store, false);
  if (typeof keys === 'string') {
    await database.close();
    await lock.release();
    return keys;
  }
  return {
    store: database.store,
    keys: () => Promise.resolve(keys),
    saveKeys: (next) => writeKeyFile(folder, next),
    async close() {
      await database.close();
      await lock.release();
    },
  };
}
