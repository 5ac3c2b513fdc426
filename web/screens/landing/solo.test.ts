import { afterEach, expect, it, vi } from 'vitest';
import { openAlone } from './solo.ts';

const setup = { game: 'lilliput', seats: [{ name: 'You' }] };
const created = { id: 'abc', seats: [{ seat: 0, name: 'You', link: 'https://rail.example/t/abc#key' }] };

/** The service gives these answers, one after the other; what it was asked is kept. */
function serviceAnswers(...answers: readonly [status: number, body: unknown][]): [path: string, body: unknown][] {
  const asked: [string, unknown][] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    const [status, answer] = left.shift() ?? [500, {}];
    const headers = { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' };
    return Promise.resolve(new Response(JSON.stringify(answer), { status, headers }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('sets the table, sits down with the key of its only link, and opens it', async () => {
  const asked = serviceAnswers([201, created], [200, { table: 'abc', seat: 0, host: false }]);
  expect(await openAlone(setup)).toMatchObject({ ok: true, value: '/t/abc' });
  expect(asked).toEqual([
    ['/api/tables', setup],
    ['/api/session/links', { link: 'key' }],
  ]);
});

it('goes on by the link where sitting down failed, so that the table is not lost', async () => {
  serviceAnswers([201, created], [500, {}]);
  expect(await openAlone(setup)).toMatchObject({ ok: true, value: 'https://rail.example/t/abc#key' });
});

it('tells why there is no table', async () => {
  const problem = { code: 'too-many', detail: 'Wait a little.' };
  const asked = serviceAnswers([429, problem]);
  expect(await openAlone(setup)).toMatchObject({ ok: false, problem });
  expect(asked).toHaveLength(1);
});
