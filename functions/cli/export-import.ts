/**
 * `railpost export ADDRESS` and `railpost import FILE --to ADDRESS`: downloads and uploads histories over the HTTP API.
 */
import { parseArgs } from 'node:util';
import { parseMoment } from '../../domain/kernel/moment.ts';
import { say } from '../../domain/kernel/texts.ts';
import { isLanguage, languages } from '../../domain/kernel/languages.ts';
import { exportFormats, isExportFormat } from '../tables/export.ts';
import { english } from '../texts/en.ts';
import { Exit, type Terminal } from './terminal.ts';

export async function exportHistory(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const wish = readExport(args);
  if ('key' in wish) {
    terminal.complain(say(english, wish.key, wish.params));
    return Exit.Unable;
  }
  const answer = await asked(terminal, wish.url);
  if (!(answer instanceof Response)) return Exit.Unable;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const failure = await terminal.write(wish.out, bytes).then(() => null, reasonOf);
  if (failure === null) return Exit.Well;
  terminal.complain(say(english, 'cli.unwritable', { file: wish.out, reason: failure }));
  return Exit.Unable;
}

export async function importHistory(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const wish = readImport(args);
  if ('key' in wish) {
    terminal.complain(say(english, wish.key, wish.params));
    return Exit.Unable;
  }
  const read = await terminal.read(wish.file).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ reason: reasonOf(error) }),
  );
  if ('reason' in read) {
    terminal.complain(say(english, 'cli.unreadable', { file: wish.file, reason: read.reason }));
    return Exit.Unable;
  }
  const headers = { 'Content-Type': 'application/x-ndjson' };
  const answer = await asked(terminal, wish.url, { method: 'POST', headers, body: new Uint8Array(read.bytes) });
  if (!(answer instanceof Response)) return answer;
  const { address } = (await answer.json()) as { address: string };
  terminal.print(new URL(address, wish.url).href);
  return Exit.Well;
}

/** The answer, or how it ends where there is none, after telling why. */
async function asked(terminal: Terminal, url: URL, init?: RequestInit): Promise<Response | Exit> {
  const answer = await terminal.ask(url, init).catch(reasonOf);
  if (typeof answer === 'string') {
    terminal.complain(say(english, 'cli.unreachable', { address: url.origin, reason: answer }));
    return Exit.Unable;
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as { detail?: unknown } | null;
  const reason = typeof problem?.detail === 'string' ? problem.detail : String(answer.status);
  terminal.complain(say(english, 'cli.refused', { address: url.origin, reason }));
  // One that is busy or broken has not said that anything is wrong with what it was asked.
  return answer.status === 429 || answer.status >= 500 ? Exit.Unable : Exit.Wrong;
}

/** What is wrong with a command: a sentence about the part that is not understood, or how it is written. */
interface Misread {
  readonly key: string;
  readonly params: { readonly [name: string]: string };
}

const misread = (key: string, params: Misread['params'] = {}): Misread => ({ key, params });

/** A table's address, as copied from the browser. */
const TABLE = /^\/t\/([a-z2-7]{26})\/?$/;

function readExport(args: readonly string[]): { url: URL; out: string } | Misread {
  const read = parsed(args, { format: 'ndjson', language: 'en', at: undefined, out: '-' });
  const [address, ...more] = read?.positionals ?? [];
  if (read === null || address === undefined || more.length > 0) return misread('cli.help.export');
  const { format = '', language = '', out = '-' } = read.values;
  const url = urlOf(address);
  const id = TABLE.exec(url?.pathname ?? '')?.[1];
  const at = read.values['at'] ?? url?.searchParams.get('at') ?? null;
  if (url === null || id === undefined) return misread('cli.export.address', { address });
  if (!isExportFormat(format)) return misread('cli.export.format', { format, known: exportFormats.join(', ') });
  if (!isLanguage(language)) return misread('cli.export.language', { language, known: languages.join(', ') });
  if (at !== null && parseMoment(at) === null) return misread('cli.export.at', { at });
  const query = new URLSearchParams({ format, language, ...(at === null ? {} : { at }) });
  return { url: new URL(`/api/tables/${id}/export?${query}`, url), out };
}

function readImport(args: readonly string[]): { file: string; url: URL } | Misread {
  const read = parsed(args, { to: undefined });
  const [file, ...more] = read?.positionals ?? [];
  const to = read?.values['to'];
  if (file === undefined || more.length > 0 || to === undefined) return misread('cli.help.import');
  const url = urlOf('/api/imports', to);
  return url === null ? misread('cli.import.address', { address: to }) : { file, url };
}

const urlOf = (text: string, base?: string): URL | null => (URL.canParse(text, base) ? new URL(text, base) : null);

/** The words of a command, with what goes without saying; null where an option is not known. */
function parsed(args: readonly string[], defaults: { readonly [option: string]: string | undefined }) {
  const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { values: { ...defaults, ...values }, positionals };
  } catch {
    return null;
  }
}

/** What fetch says of a failure is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
