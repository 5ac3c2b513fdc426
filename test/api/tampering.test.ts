/** An export that was changed anywhere in a commit is no longer accepted, whichever character it is. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verify } from '../../domain/kernel/verify.ts';
import { everyGame } from '../every-game.ts';
import { type Browser, openService, playOut, seatedBrowser, type TestService, turn } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

async function exported(setup: object, moves: (browser: Browser, id: string) => Promise<unknown>): Promise<string> {
  const { browser, table } = await seatedBrowser(service, setup);
  await moves(browser, table.id);
  return (await browser.get(`/api/tables/${table.id}/export`)).text();
}

/** Another character of the same kind, so that digits stay numbers and letters stay words where they can. */
const another = (sign: string): string => {
  if (sign === '9') return '8';
  if (/[0-8]/.test(sign)) return String(Number(sign) + 1);
  return sign === 'a' ? 'b' : 'a';
};

it('rejects a short export after any one character of any commit line is changed', async () => {
  const text = await exported({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] }, async (browser, id) => {
    const { awaiting } = await (await browser.get(`/api/tables/${id}/head`)).json();
    await browser.command(id, turn(awaiting[0].seat, 1, { type: 'takeCharacter', character: 'emperor' }));
  });
  expect(verify(text, everyGame)).toMatchObject({ ok: true, commits: 2 });
  const start = text.indexOf('\n') + 1;
  const accepted: number[] = [];
  for (let at = start; at < text.length; at++) {
    const changed = text.slice(0, at) + another(text[at] ?? '') + text.slice(at + 1);
    if (verify(changed, everyGame).ok) accepted.push(at);
  }
  expect(text.length - start).toBeGreaterThan(1000);
  expect(accepted).toEqual([]);
});

it('rejects it after any character of a commit line is dropped, doubled, or turned into white space', async () => {
  const text = await exported({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] }, () => Promise.resolve());
  const start = text.indexOf('\n') + 1;
  const accepted: string[] = [];
  for (let at = start; at < text.length; at++) {
    const [before, sign = '', after] = [text.slice(0, at), text[at], text.slice(at + 1)];
    const changes = { dropped: before + after, doubled: before + sign + sign + after, blank: `${before} ${after}` };
    for (const [name, changed] of Object.entries(changes)) {
      if (verify(changed, everyGame).ok) accepted.push(`${name} at ${at}`);
    }
  }
  expect(accepted).toEqual([]);
});

it('rejects a finished table whose lines were cut, repeated, exchanged or changed here and there', async () => {
  const text = await exported({ game: 'box-auction', seats: [{}, {}, {}] }, (browser, id) => playOut(browser, id, 3));
  const whole = verify(text, everyGame);
  expect(whole).toMatchObject({ ok: true, ended: true, draws: { checked: 'checked' } });
  const lines = text.trimEnd().split('\n');
  const print = (some: readonly string[]) => `${some.join('\n')}\n`;
  for (let index = 1; index < lines.length; index++) {
    const [before, line = '', after] = [lines.slice(0, index), lines[index], lines.slice(index + 1)];
    // Without its last line a history is a shorter one, which is in order.
    if (after.length > 0) expect(verify(print([...before, ...after]), everyGame)).toMatchObject({ ok: false });
    expect(verify(print([...before, line, line, ...after]), everyGame)).toMatchObject({ ok: false });
    const middle = Math.floor(line.length / 2);
    const changed = line.slice(0, middle) + another(line[middle] ?? '') + line.slice(middle + 1);
    expect(verify(print([...before, changed, ...after]), everyGame)).toMatchObject({ ok: false });
  }
});

it('rejects a header that does not fit the first commit', async () => {
  const text = await exported({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] }, () => Promise.resolve());
  const [line = '', ...commits] = text.split('\n');
  const header = JSON.parse(line);
  const wrong = [
    { ...header, id: 'another' },
    { ...header, game: 'veto-round' },
    { ...header, rules: '0' },
    { ...header, createdAt: '2020-01-01T00:00:00.000Z' },
    { ...header, seats: header.seats.slice(1) },
    { ...header, options: { firstPlayer: 1 } },
    { ...header, formatVersion: 2 },
    { ...header, extra: 1 },
  ];
  for (const one of wrong) {
    expect(verify([JSON.stringify(one), ...commits].join('\n'), everyGame)).toMatchObject({ ok: false });
  }
});
