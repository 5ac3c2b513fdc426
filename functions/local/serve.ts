/**
 * Starts the service on one machine: the app on the embedded database, with pages, scheduler and data in one process.
 * Errors at the start are returned as sentences.
 */
import { MINUTE, SECOND } from '../../domain/kernel/durations.ts';
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { games } from '../../domain/games.ts';
import { say } from '../../domain/kernel/texts.ts';
import { runDue, runExactly } from '../due/run.ts';
import { dueHandlers } from '../due/handlers.ts';
import { follow } from '../follow/follow.ts';
import { sweepTables } from '../follow/sweep.ts';
import { createApp } from '../http/app.ts';
import type { Log } from '../service/log.ts';
import { settleChangedTransport } from '../mail/after-restore.ts';
import type { Keys } from '../service/keys.ts';
import { reportError } from '../service/report-error.ts';
import type { Service } from '../service/service.ts';
import type { Store } from '../store/store.ts';
import { tableCache } from '../store/table-cache.ts';
import { english } from '../texts/en.ts';
import { addressBehind } from './caller-address.ts';
import { type LocalSettings, settingsFor } from './environment.ts';
import { builtPages, filesIn, shellIn } from './static-files.ts';
import { repeat } from './repeat.ts';
import { answerWith, httpServer } from './http-server.ts';
import { openDataFolder } from './open-data.ts';
import { localDelivery } from './delivery.ts';
import { upgradeAtStart } from './upgrade-at-start.ts';
import { followQueue } from './follow-queue.ts';
import { heavyWorker } from './worker.ts';

export interface Running {
  /** Where people open it. */
  readonly address: string;
  /** Mails go to the built-in mailbox. */
  readonly mailbox: boolean;
  /** False where other accounts of this machine may be able to read the data. */
  readonly ownerOnly: boolean;
  /** Finishes the requests under way, then closes the data. */
  stop(): Promise<void>;
}

/** How long a request may take to finish when the service stops. */
const PATIENCE = 5 * SECOND;
const LOOK_EVERY = 50;
/**
 * How often the process looks for work that has come due, and for tables that lag behind their commits. Somebody may be
 * waiting at a page for the code of a mail: a second is no wait, and looking costs a few milliseconds.
 */
const DUE_EVERY = SECOND;
const EXACT_EVERY = 2 * SECOND;
const SWEEP_EVERY = MINUTE;

/** The build puts `worker-thread.ts` beside the bundle of the server. Flags of this process are not for the thread. */
const startWorker = () => new Worker(new URL('./worker-thread.mjs', import.meta.url), { execArgv: [] });

export async function serve(settings: LocalSettings, log: Log): Promise<Running | string> {
  const folder = resolve(settings.dataFolder);
  const data = await openDataFolder(folder, settings.newKeys);
  if (typeof data === 'string') return data;
  const { database, keys, close } = data;
  await upgradeAtStart(database.store, keys, log);
  const opened = await openPort(settings, database.store, keys, log);
  if (typeof opened === 'string') {
    await close();
    return opened;
  }
  const failed = failuresTo(log);
  const { service, wake, heavyWork } = opened;
  await settleChangedTransport(service);
  // The first runs do what a process that died left undone; the pages need not wait for it.
  const loops = [
    repeat(() => sweepTables(service), SWEEP_EVERY, failed('sweep')),
    repeat(() => runDue(service, dueHandlers, service.clock()), DUE_EVERY, failed('due')),
    repeat(() => runExactly(service, dueHandlers, service.clock(), EXACT_EVERY), EXACT_EVERY, failed('due')),
    repeat(() => database.removeExpired(Math.floor(service.clock() / 1000)), SWEEP_EVERY, failed('expiry')),
  ];
  return {
    address: opened.address,
    mailbox: service.settings.mail === 'mailbox',
    ownerOnly: data.ownerOnly,
    async stop() {
      await drained(opened.server);
      await Promise.all(loops.map((loop) => loop.stop()));
      await wake.stop();
      await heavyWork.stop();
      await close();
    },
  };
}

async function openPort(settings: LocalSettings, store: Store, keys: Keys, log: Log) {
  const { host, port, proxies } = settings;
  const server = httpServer();
  const failure = await new Promise<NodeJS.ErrnoException | null>((done) => {
    server.once('error', done);
    server.listen(port, host, () => done(null));
  });
  if (failure !== null) return portSentence(settings, failure);
  const appSettings = settingsFor(settings, (server.address() as AddressInfo).port);
  const failed = failuresTo(log);
  const wake = followQueue((table) => follow(service, table), failed('follow'));
  const heavyWork = heavyWorker(startWorker, log);
  const service: Service = {
    store,
    games,
    tables: tableCache(store),
    keys: () => Promise.resolve(keys),
    settings: appSettings,
    clock: Date.now,
    random: randomBytes,
    wake,
    log,
    heavyWork,
    ...localDelivery(settings, appSettings, store),
  };
  const app = createApp({
    ...service,
    shell: shellIn(builtPages),
    runsOn: { runsOn: 'local', store: 'dynalite' },
    addressOf: addressBehind(proxies),
    files: filesIn(builtPages),
  });
  answerWith(app, server, service);
  return { server, service, wake, heavyWork, address: `${appSettings.publicUrl}/` };
}

const failuresTo =
  (log: Log) =>
  (work: string) =>
  (error: unknown): void =>
    reportError(log, work, error);

function portSentence({ host, port }: LocalSettings, failure: NodeJS.ErrnoException): string {
  const key = { EADDRINUSE: 'start.portInUse', EACCES: 'start.portForbidden' }[failure.code ?? ''];
  return say(english, key ?? 'start.cannotListen', { host, port, reason: failure.message });
}

/** Resolves when the last request is answered, or when the patience is over. */
async function drained(server: Server): Promise<void> {
  // A connection that browsers keep open for the next request is idle only once its last one is answered.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY);
  const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await new Promise((closed) => server.close(closed));
  clearTimeout(impatient);
  clearInterval(idle);
}
