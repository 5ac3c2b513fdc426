/**
 * `railpost export ADDRESS` and `railpost import FILE --to ADDRESS`: histories between a Railpost and a file, over the
 * same routes that pages use.
 */
import { parseArgs } from 'node:util';
import { say } from '../../domain/kernel/texts.ts';
import { isLanguage } from '../../domain/languages.ts';
import { isExportFormat } from '../tables/export.ts';
import { english } from '../texts/en.ts';
import { Exit, type Terminal } from './terminal.ts';

export async function exportHistory(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const wish = readExport(args);
  if (wish === null) {
    terminal.complain(say(english, 'cli.help.export'));
    return Exit.Unable;
  }
  const answer = await asked(terminal, wish.url);
  if (answer === null) return Exit.Unable;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const failure = await terminal.write(wish.out, bytes).then(() => null, reasonOf);
  if (failure === null) return Exit.Well;
  terminal.complain(say(english, 'cli.unwritable', { file: wish.out, reason: failure }));
  return Exit.Unable;
}

export async function importHistory(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const wish = readImport(args);
  if (wish === null) {
    terminal.complain(say(english, 'cli.help.import'));
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
  if (answer === null) return Exit.Wrong;
  const { address } = (await answer.json()) as { address: string };
  terminal.print(new URL(address, wish.url).href);
  return Exit.Well;
}

/** The answer, or null after telling why there is none. */
async function asked(terminal: Terminal, url: URL, init?: RequestInit): Promise<Response | null> {
  const answer = await terminal.ask(url, init).catch(reasonOf);
  if (typeof answer === 'string') {
    terminal.complain(say(english, 'cli.unreachable', { address: url.origin, reason: answer }));
    return null;
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as { detail?: unknown } | null;
  const reason = typeof problem?.detail === 'string' ? problem.detail : String(answer.status);
  terminal.complain(say(english, 'cli.refused', { address: url.origin, reason }));
  return null;
}

/** A table's address as it stands in the browser. */
const TABLE = /^\/t\/([a-z2-7]{26})\/?$/;

function readExport(args: readonly string[]): { url: URL; out: string } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'ndjson' },
        language: { type: 'string', default: 'en' },
        at: { type: 'string' },
        out: { type: 'string', default: '-' },
      },
    });
    const [address = '', ...more] = positionals;
    const url = new URL(address);
    const id = TABLE.exec(url.pathname)?.[1];
    const known = isExportFormat(values.format) && isLanguage(values.language);
    const at = values.at ?? url.searchParams.get('at');
    if (id === undefined || more.length > 0 || !known || (at !== null && !/^[1-9]\d{0,8}$/.test(at))) return null;
    const query = new URLSearchParams({ format: values.format, language: values.language, ...(at ? { at } : {}) });
    return { url: new URL(`/api/tables/${id}/export?${query}`, url), out: values.out };
  } catch {
    return null; // an option that is not known, or no address
  }
}

function readImport(args: readonly string[]): { file: string; url: URL } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || values.to === undefined) return null;
    return { file, url: new URL('/api/imports', values.to) };
  } catch {
    return null;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
