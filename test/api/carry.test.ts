/** `railpost export` and `railpost import` against a service. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { railpost } from '../../functions/cli/railpost.ts';
import { type RecordedGame, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';
import { json, openService, ORIGIN, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const golden = textOf(recordedGames[1] as RecordedGame);

async function run(...args: string[]) {
  const said = {
    output: [] as string[],
    errors: [] as string[],
    files: {} as Record<string, string>,
    bytes: new Uint8Array(),
  };
  const exit = await railpost(args, {
    read: (file) => Promise.resolve(Buffer.from(file === 'golden' ? golden : '{}\n')),
    write: async (file, content) => {
      said.bytes = Buffer.from(content);
      said.files[file] = Buffer.from(content).toString();
    },
    ask: async (url, init) =>
      url.origin === ORIGIN
        ? service.app.request(url.pathname + url.search, init)
        : Promise.reject(new TypeError('fetch failed', { cause: new Error('nobody listens') })),
    print: (line) => said.output.push(line),
    complain: (line) => said.errors.push(line),
  });
  return { exit, ...said };
}

const bring = async () =>
  (await json(service.browser().post('/api/imports', golden, { 'Content-Type': 'application/x-ndjson' }))).id;

it('a history goes out and comes in again', async () => {
  const address = `${ORIGIN}/t/${await bring()}`;
  const out = await run('export', address, '--out', 'file');
  expect(out).toMatchObject({ exit: 0, files: { file: golden } });
  const come = await run('import', 'golden', '--to', ORIGIN);
  expect(come).toMatchObject({ exit: 0, output: [address] });
});

it('a record comes in a language, to standard output', async () => {
  const address = `${ORIGIN}/t/${await bring()}`;
  const { exit, files } = await run('export', address, '--format', 'record', '--language', 'es');
  expect(exit).toBe(0);
  expect(files['-']).toContain('\nRonda 2\n');
});

it('a moment comes as a picture, and a history up to there', async () => {
  const address = `${ORIGIN}/t/${await bring()}`;
  const svg = await run('export', address, '--format', 'svg', '--at', '40');
  expect(svg.files['-']).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  const png = await run('export', `${address}?at=40`, '--format', 'png', '--out', 'board.png');
  expect([png.exit, ...png.bytes.slice(0, 4)]).toEqual([0, 0x89, 0x50, 0x4e, 0x47]);
  const part = await run('export', address, '--at', '3');
  expect(part.files['-']).toBe(`${golden.split('\n').slice(0, 4).join('\n')}\n`);
  const beyond = await run('export', address, '--at', '9999');
  expect(beyond).toMatchObject({ exit: 2, errors: [`${ORIGIN} says: This table has no version 9999.`] });
});

it('what the service refuses is said in its words', async () => {
  const unknown = await run('export', `${ORIGIN}/t/${'a'.repeat(26)}`);
  expect(unknown).toMatchObject({ exit: 2, errors: [`${ORIGIN} says: There is no table at this address.`] });
  const damaged = await run('import', 'other', '--to', ORIGIN);
  expect(damaged.exit).toBe(1);
  expect(damaged.errors.join('')).toContain('Line 1');
});

it.each([['export'], ['export', 'one', 'two'], ['export', '--colour', 'red'], ['import'], ['import', 'golden']])(
  '%s %s %s is told how it is written',
  async (...args) => {
    const { exit, errors } = await run(...args);
    expect(exit).toBe(2);
    expect(errors.join('')).toMatch(/^Usage: railpost (export|import)/);
  },
);

const table = `${ORIGIN}/t/${'a'.repeat(26)}`;
it.each([
  ['“nowhere” is not the address of a table', 'export', 'nowhere'],
  ['is not the address of a table', 'export', `${ORIGIN}/about`],
  ['There is no format “pdf”. Known: ndjson, record,', 'export', table, '--format', 'pdf'],
  ['There is no language “xx”. Known: en, fr, es.', 'export', table, '--language', 'xx'],
  ['from 1 on, not “0”', 'export', table, '--at', '0'],
  ['from 1 on, not “x”', 'export', `${table}?at=x`],
  ['“nowhere” is not the address of a Railpost', 'import', 'golden', '--to', 'nowhere'],
])('%s: so says %s %s', async (sentence, ...args) => {
  const { exit, errors } = await run(...args);
  expect(exit).toBe(2);
  expect(errors.join('')).toContain(sentence);
});

it('an address where nothing answers is told', async () => {
  const { exit, errors } = await run('import', 'golden', '--to', 'http://127.0.0.1:9');
  expect([exit, errors]).toEqual([2, ['Nothing answers at http://127.0.0.1:9: nobody listens.']]);
});

it('the address of a moment inside a turn is taken as the browser shows it', async () => {
  const address = `${ORIGIN}/t/${await bring()}`;
  const [half, whole] = [
    await run('export', `${address}?at=40.1`, '--format', 'svg'),
    await run('export', `${address}?at=40`, '--format', 'svg'),
  ];
  expect([half.exit, whole.exit]).toEqual([0, 0]);
  expect(half.files['-']).toMatch(/^<svg/);
});
