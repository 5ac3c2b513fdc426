/** The entry of the local server: settings, start, one line to open, and a clean end on SIGINT and SIGTERM. */
import { say } from '../../domain/kernel/texts.ts';
import { printLine } from '../service/log.ts';
import { isLoopback } from '../service/settings.ts';
import { english } from '../texts/en.ts';
import { OWNER_ONLY } from './data-folder.ts';
import { type LocalSettings, readEnvironment } from './environment.ts';
import { type Running, serve } from './serve.ts';

async function run(settings: LocalSettings): Promise<void> {
  process.umask(OWNER_ONLY);
  // A closed standard output is no reason to stop.
  process.stdout.on('error', () => {});
  const running = await serve(settings, (line) => console.log(printLine(line))).catch(String);
  if (typeof running === 'string') return fail(running);
  // Before the line that says it is ready: a signal may follow that line at once.
  stopOnSignals(running);
  if (!running.ownerOnly) console.error(say(english, 'start.readableByOthers', { folder: settings.dataFolder }));
  if (cookiesAreBare(settings)) console.error(say(english, 'start.bareCookies'));
  console.log(say(english, 'start.ready', { address: running.address }));
  if (running.mailbox) console.log(say(english, 'start.mailbox', { address: running.address }));
}

/** npm passes a signal on that the terminal has sent already, so the same one may come twice. */
function stopOnSignals(running: Running): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(String(error)),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

const cookiesAreBare = ({ host, publicUrl }: LocalSettings): boolean =>
  publicUrl === null ? !isLoopback(host) : publicUrl.startsWith('http:') && !isLoopback(new URL(publicUrl).hostname);

function fail(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}

const settings = readEnvironment(process.env);
if (typeof settings === 'string') fail(settings);
else await run(settings);
