/** The local server as people run it: a process with a folder, a port and signals. */
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installServer, type Started } from './process.ts';
import { capabilityOf, json } from './service.ts';

let server: Awaited<ReturnType<typeof installServer>>;
beforeAll(async () => {
  server = await installServer();
});
afterAll(() => server.close());

const SETUP = JSON.stringify({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] });

const post = (address: string, path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const pause = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));

/** One sentence, and nothing of the machinery behind it. */
const SENTENCE = /^[A-Z][^\n]*\.\n$/;

describe('starting', () => {
  it('says where to open it, with the port it really got, and what it runs on', async () => {
    const running = await server.start({ DATA_DIR: join(server.home, 'one') });
    expect(running.output()).toMatch(/^Railpost is ready: open http:\/\/localhost:[1-9]\d*\/$/m);
    expect(await json(fetch(`${running.address}/api/health`))).toMatchObject({ runsOn: 'local', store: 'dynalite' });
    expect(running.errors()).toBe('');
    expect(await running.end('SIGTERM')).toBe(0);
    expect(running.errors()).toBe('');
  });

  it('ends cleanly on a signal that comes as soon as it says that it is ready', async () => {
    // A machine under load may stop the process right behind that line.
    const slow = `const write = process.stdout.write.bind(process.stdout);
      process.stdout.write = (text, ...rest) => {
        const written = write(text, ...rest);
        if (String(text).startsWith('Railpost is ready')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
        return written;
      };`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(slow)}`;
    const running = await server.start({ DATA_DIR: join(server.home, 'signalled'), NODE_OPTIONS });
    expect(await running.end('SIGTERM')).toBe(0);
  });

  it('makes its keys once, for its owner alone', async () => {
    const folder = join(server.home, 'keys');
    await (await server.start({ DATA_DIR: folder })).end('SIGTERM');
    const made = await readFile(join(folder, 'keys.json'), 'utf8');
    expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
    await (await server.start({ DATA_DIR: folder })).end('SIGTERM');
    expect(await readFile(join(folder, 'keys.json'), 'utf8')).toBe(made);
    await writeFile(join(folder, 'keys.json'), '{"current":"k1"');
    const { code, errors } = await server.refuse({ DATA_DIR: folder });
    expect([code, errors]).toEqual([1, expect.stringMatching(SENTENCE)]);
    expect(errors).toContain('keys.json');
  });

  it('stops where the data have tables and their keys are gone, and goes on only when told to', async () => {
    const folder = join(server.home, 'lost-keys');
    const first = await server.start({ DATA_DIR: folder });
    expect((await post(first.address, '/api/tables', SETUP)).status).toBe(201);
    await first.end('SIGTERM');
    await rm(join(folder, 'keys.json'));
    const { code, errors } = await server.refuse({ DATA_DIR: folder });
    expect([code, errors]).toEqual([1, expect.stringMatching(SENTENCE)]);
    expect(errors).toContain('RAILPOST_NEW_KEYS=1');
    await expect(stat(join(folder, 'keys.json'))).rejects.toThrow('ENOENT');
    await (await server.start({ DATA_DIR: folder, RAILPOST_NEW_KEYS: '1' })).end('SIGTERM');
    expect(await (await server.start({ DATA_DIR: folder })).end('SIGTERM')).toBe(0);
  });

  it('keeps all it writes to its owner, and tightens what lies open', async () => {
    const folder = join(server.home, 'owner-only');
    const open = async () => {
      const paths = ['.', ...(await readdir(folder, { recursive: true }))];
      const modes = await Promise.all(
        paths.map(async (path) => [path, (await stat(join(folder, path))).mode & 0o077] as const),
      );
      return modes.filter(([, mode]) => mode !== 0).map(([path]) => path);
    };
    const first = await server.start({ DATA_DIR: folder });
    await post(first.address, '/api/tables', SETUP);
    expect(await open()).toEqual([]);
    await first.end('SIGTERM');

    for (const path of ['.', 'database', 'lock']) await chmod(join(folder, path), 0o755);
    for (const path of ['keys.json', 'database/CURRENT', 'lock/LOG']) await chmod(join(folder, path), 0o644);
    const second = await server.start({ DATA_DIR: folder });
    await post(second.address, '/api/tables', SETUP);
    expect(await open()).toEqual([]);
    await second.end('SIGTERM');
    expect(await open()).toEqual([]);
  });

  it('warns when cookies cannot be Secure at an address that others use', async () => {
    const bare = await server.start({ DATA_DIR: join(server.home, 'bare'), PUBLIC_URL: 'http://railpost.example' });
    expect(bare.errors()).toMatch(/^Warning: without https [^\n]*\n$/);
    expect(bare.output()).toContain('open http://railpost.example/');
    await bare.end('SIGTERM');
    const secure = await server.start({ DATA_DIR: join(server.home, 'bare'), PUBLIC_URL: 'https://railpost.example/' });
    expect(secure.errors()).toBe('');
    expect(secure.output()).toContain('open https://railpost.example/\n');
    await secure.end('SIGTERM');
  });
});

describe('what keeps it from starting is one sentence and exit 1', () => {
  it('a second start on the same data', async () => {
    const first = await server.start();
    const second = await server.refuse({});
    expect([second.code, second.errors]).toEqual([1, expect.stringMatching(SENTENCE)]);
    expect(second.errors).toContain(server.data);
    expect(second.errors).toContain(String(first.child.pid));
    expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, errors, output } = await server.refuse({ PORT: String(port) });
    expect([code, output]).toEqual([1, '']);
    expect(errors).toBe(`Port ${port} is in use. Stop what is using it, or set PORT to another number.\n`);
    other.close();
    // The data was let go again.
    expect(await (await server.start()).end('SIGTERM')).toBe(0);
  });

  it('a folder that cannot be written', async () => {
    const file = join(server.home, 'file');
    await writeFile(file, '');
    const { code, errors } = await server.refuse({ DATA_DIR: join(file, 'data') });
    expect([code, errors]).toEqual([1, expect.stringMatching(SENTENCE)]);
    expect(errors).toContain(file);
    const taken = join(server.home, 'taken');
    await mkdir(taken);
    await writeFile(join(taken, 'database'), 'in the way');
    const other = await server.refuse({ DATA_DIR: taken });
    expect([other.code, other.errors]).toEqual([1, expect.stringMatching(SENTENCE)]);
  });

  it.each(['/proc/x/y', '/proc', '/dev/null/x', process.execPath, `/tmp/${'a'.repeat(300)}`])(
    'a place where no folder can be: %s',
    async (folder) => {
      const began = Date.now();
      const { code, errors } = await server.refuse({ DATA_DIR: folder });
      expect([code, errors]).toEqual([1, expect.stringMatching(SENTENCE)]);
      expect(errors).toContain(`The data folder ${folder} cannot be used: E`);
      expect(Date.now() - began).toBeLessThan(10_000);
    },
  );

  it.each([
    [{ PUBLIC_URL: 'games.example.org' }, 'PUBLIC_URL'],
    [{ HOST: '192.0.2.77' }, '192.0.2.77'],
  ])('a setting that cannot be: %o', async (environment, name) => {
    const { code, errors } = await server.refuse({ DATA_DIR: join(server.home, 'bad'), ...environment });
    expect([code, errors]).toEqual([1, expect.stringMatching(SENTENCE)]);
    expect(errors).toContain(name);
  });
});

describe('running', () => {
  let running: Started;
  beforeAll(async () => {
    running = await server.start({ DATA_DIR: join(server.home, 'running') });
  });
  afterAll(async () => void (await running.end('SIGTERM')));

  it('serves the pages: hashed files for ever, pages asked for again, both compressed', async () => {
    const page = await fetch(`${running.address}/`);
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<title>Railpost</title>');
    const tag = page.headers.get('ETag') ?? '';
    expect((await fetch(`${running.address}/`, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    expect(await (await fetch(`${running.address}/new`)).text()).toContain('New table');

    const script = `${running.address}/assets/landing-ABCDEFGH.js`;
    const sizes = new Map<string, number>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await raw(running.address, 'GET', '/assets/landing-ABCDEFGH.js', { 'Accept-Encoding': encoding });
      expect(answer.head).toContain('cache-control: public, max-age=31536000, immutable');
      expect(answer.head.includes(`content-encoding: ${encoding}`)).toBe(encoding !== 'identity');
      expect(answer.head).toContain('vary: Accept-Encoding');
      sizes.set(encoding, answer.body.length);
      if (encoding === 'gzip') expect(gunzipSync(answer.body).toString()).toContain('railway railway');
    }
    expect(sizes.get('gzip')).toBeLessThan(sizes.get('identity')! / 10);
    expect(sizes.get('br')).toBeLessThan(sizes.get('identity')! / 10);
    expect(await (await fetch(script)).text()).toContain('railway railway');
    const font = await raw(running.address, 'GET', '/assets/font-ABCDEFGH.woff2', { 'Accept-Encoding': 'gzip, br' });
    expect(font.head).not.toContain('content-encoding');
  });

  it('serves the page of a table and nothing outside its folder', async () => {
    const { id } = await json(post(running.address, '/api/tables', SETUP));
    const page = await fetch(`${running.address}/t/${id}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('18Lilliput · Railpost')]);
    for (const path of [
      '/../functions/dist/server.mjs',
      '/..%2f..%2fdata%2fkeys.json',
      '/t/index.html',
      '/t',
      '/%5c..',
      '/assets',
    ]) {
      const answer = await raw(running.address, 'GET', path);
      expect([path, answer.head.split(' ')[1]]).toEqual([path, '404']);
    }
  });

  it('answers garbage with a 4xx and goes on', async () => {
    for (const text of [
      'GARBAGE\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
      'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n{',
    ]) {
      const answer = await socket(running.address, text);
      expect([text.slice(0, 40), answer]).toEqual([text.slice(0, 40), expect.stringMatching(/^(HTTP\/1\.1 4\d\d |$)/)]);
    }
    expect((await fetch(`${running.address}/api/health`)).status).toBe(200);
    expect(running.errors()).toBe('');
    expect(running.output()).not.toContain('"status":500');
  });

  it('refuses a body over the limit without reading it to its end', async () => {
    const megabyte = ' '.repeat(1024 * 1024);
    const answer = await post(running.address, '/api/tables', megabyte).catch(() => null);
    if (answer) expect(answer.status).toBe(413);
    expect((await fetch(`${running.address}/api/health`)).status).toBe(200);
  });

  it('takes writes from its own page under each loopback name, and from no other', async () => {
    const { port } = new URL(running.address);
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      const answer = await post(running.address, '/api/tables', SETUP, { Origin: `http://${name}:${port}` });
      expect(answer.status).toBe(201);
    }
    const foreign = await post(running.address, '/api/tables', SETUP, { Origin: 'http://railpost.example' });
    expect([foreign.status, (await json(foreign)).code]).toEqual([403, 'foreign-origin']);
  });
});

describe('stopping', () => {
  it.each([[['SIGTERM']], [['SIGINT', 'SIGINT', 'SIGTERM']]] as NodeJS.Signals[][][])(
    'on %o finishes what is under way, at once, and exits with 0',
    async (signals) => {
      const running = await server.start({ DATA_DIR: join(server.home, 'stopping') });
      // One connection is kept open by its browser, another is in the middle of a request.
      await raw(running.address, 'GET', '/api/health', {}, true);
      const half = connect(Number(new URL(running.address).port), '127.0.0.1');
      const length = `Content-Type: application/json\r\nContent-Length: ${SETUP.length}`;
      half.write(`POST /api/tables HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n${SETUP.slice(0, 20)}`);
      let answer = '';
      half.on('data', (chunk) => (answer += chunk.toString()));
      await pause(100);
      const began = Date.now();
      const ended = running.end(...signals);
      await pause(100);
      half.write(SETUP.slice(20));
      expect(await ended).toBe(0);
      expect(Date.now() - began).toBeLessThan(3000);
      expect(answer).toMatch(/^HTTP\/1\.1 201 /);
      expect(running.errors()).toBe('');
      await expect(fetch(`${running.address}/api/health`)).rejects.toThrow('fetch failed');
    },
  );

  it.each([['SIGTERM'], ['SIGKILL']] as NodeJS.Signals[][])(
    'by %s loses neither tables nor links nor sessions',
    async (signal) => {
      const environment = { DATA_DIR: join(server.home, `survives-${signal}`) };
      const first = await server.start(environment);
      const created = await post(first.address, '/api/tables', SETUP);
      const cookie = created.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const { id, seats } = await json(created);
      const exported = await (await fetch(`${first.address}/api/tables/${id}/export`)).text();
      await first.end(signal);

      const second = await server.start(environment);
      expect(await (await fetch(`${second.address}/api/tables/${id}/export`)).text()).toBe(exported);
      const link = JSON.stringify({ link: capabilityOf(seats[0].link) });
      expect((await post(second.address, '/api/session/links', link)).status).toBe(200);
      const session = await json(fetch(`${second.address}/api/session`, { headers: { Cookie: cookie } }));
      expect(session.hosts).toMatchObject([{ table: id, title: '18Lilliput', status: 'running' }]);
      await second.end('SIGTERM');
    },
  );
});

/** A request as bytes, so that nothing is decompressed, normalised or followed. */
async function raw(address: string, method: string, path: string, headers: Record<string, string> = {}, keep = false) {
  const { hostname, port } = new URL(address);
  const lines = Object.entries({ Host: `${hostname}:${port}`, Connection: keep ? 'keep-alive' : 'close', ...headers });
  const text = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const connection = connect(Number(port), '127.0.0.1');
  connection.on('error', () => {});
  connection.write(text);
  const chunks: Buffer[] = [];
  connection.on('data', (chunk) => chunks.push(chunk));
  await once(connection, keep ? 'data' : 'close');
  const all = Buffer.concat(chunks);
  const split = all.indexOf('\r\n\r\n');
  return { head: all.subarray(0, split).toString(), body: all.subarray(split + 4) };
}

/** What comes back for a text on a bare connection that we then half close. */
async function socket(address: string, text: string): Promise<string> {
  const connection = connect(Number(new URL(address).port), '127.0.0.1');
  let answer = '';
  connection.on('data', (chunk) => (answer += chunk.toString()));
  connection.on('error', () => {});
  connection.end(text);
  await once(connection, 'close');
  return answer;
}
