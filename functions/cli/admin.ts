/**
 * `railpost admin …`: the operator's actions on the data itself: on this machine while the service is stopped, or in
 * AWS when TABLE_NAME and KEYS_PARAMETER are set.
 */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { games } from '../../domain/games.ts';
import { say } from '../../domain/kernel/texts.ts';
import { type Keys, printKeys } from '../service/keys.ts';
import * as admin from '../actions/operator/admin.ts';
import { dropOldKeys, rotateKeys, upgradeKeysAndAddresses } from '../actions/operator/admin-keys.ts';
import { isProblem, type Problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import { loopbackSettings } from '../service/settings.ts';
import { rebuildStatistics } from '../statistics/rebuild.ts';
import type { Store } from '../store/store.ts';
import { tableCache } from '../store/table-cache.ts';
import { readReports } from '../tables/reports.ts';
import { english } from '../texts/en.ts';
import { checkFolder, checkStore } from './check.ts';
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

type Act = (
  service: Service,
  words: readonly string[],
  terminal: Terminal,
  data: Data,
) => Promise<Problem | Exit | null>;

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
  check: [0, 0, ({ store }, _, terminal) => checkStore(store, terminal)],
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
  // The other acts refuse to open a damaged database.
  if (word === 'check' && open === openData && !inAws()) return checkFolder(await ownFolder(), terminal);
  const data = await open();
  if (typeof data === 'string') {
    terminal.complain(data);
    return Exit.Unable;
  }
  try {
    const refused = await act(serviceOn(data), words, terminal, data);
    if (refused === null) return Exit.Well;
    if (typeof refused === 'number') return refused;
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
  return inAws() ? openAws() : openFolder(await ownFolder());
}

const inAws = (): boolean => Boolean(process.env['TABLE_NAME']);

/** What is written there from now on is for its owner alone. */
async function ownFolder(): Promise<string> {
  const { OWNER_ONLY } = await import('../local/data-folder.ts');
  process.umask(OWNER_ONLY);
  return resolve(process.env['DATA_DIR'] ?? '.data');
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
  const [{ openDataFolder }, { writeKeyFile }] = await Promise.all([
    import('../local/open-data.ts'),
    import('../local/key-file.ts'),
  ]);
  const data = await openDataFolder(folder);
  if (typeof data === 'string') return data;
  return {
    store: data.database.store,
    keys: () => Promise.resolve(data.keys),
    saveKeys: (next) => writeKeyFile(folder, next),
    close: data.close,
  };
}
