/**
 * Files that somebody made to break the reader: hashed and chained as they should be, and still no history. Each is
 * answered by a sentence with its line; nothing of it is kept, and nobody has to wait.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Commit, parseCommit, printCommit, seal } from '../../domain/kernel/commit.ts';
import { canonical } from '../../domain/kernel/canonical.ts';
import { hashOf } from '../../domain/kernel/hash.ts';
import { readCursor } from '../../functions/mail/cursor-item.ts';
import { type RecordedGame, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';
import { confirm } from './mailed.ts';
import { routeTable } from './route-table.ts';
import { everyGame } from '../every-game.ts';
import { json, openService, type TestService } from './service.ts';
import { readHistory } from '../../domain/kernel/verify.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const golden = textOf(recordedGames[1] as RecordedGame);
const lines = golden.trimEnd().split('\n');
const header = JSON.parse(lines[0] ?? '');
const commits = lines.slice(1).map((line) => parseCommit(line) as Commit);

const bring = (text: string) =>
  service.browser().post('/api/imports', text, { 'Content-Type': 'application/x-ndjson' });
const streams = async () => (await service.items()).filter(({ prevHash }) => prevHash !== undefined).length;

const filed = (list: readonly Commit[], head: object = header): string =>
  `${[JSON.stringify(head), ...list.map(printCommit)].join('\n')}\n`;

/** Chains commits anew: what a careful forger would hand in. */
function chained(list: readonly Commit[]): Commit[] {
  let prevHash = commits[0]?.prevHash ?? '';
  return list.map((commit, index) => {
    const { hash: _, ...open } = { ...commit, version: index + 1, at: timeOf(index), prevHash };
    const sealed = seal(open);
    prevHash = sealed.hash;
    return sealed;
  });
}

const START = Date.parse(header.createdAt);
const timeOf = (index: number): string => new Date(START + index).toISOString();

const forged = (version: number, change: (commit: Commit) => Partial<Commit>): Commit[] =>
  chained(commits.map((commit) => (commit.version === version ? { ...commit, ...change(commit) } : commit)));

/** The start with other words in it, and a header that fits. */
function startedWith(change: object): string {
  const list = forged(1, ({ facts }) => ({ facts: [{ ...facts[0]!, ...change }, ...facts.slice(1)] }));
  const { seats, options } = list[0]!.facts[0] as unknown as { seats: number; options: object };
  const few = Array.from({ length: Math.min(seats, 8) }, (_, seat) => ({ seat, name: '' }));
  return filed(list, { ...header, seats: few, options });
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const withCommand = (version: number, command: object): string =>
  filed(forged(version, (commit) => ({ command: { ...commit.command, ...command } })));
const withLine = (number: number, line: string): string => `${lines.with(number - 1, line).join('\n')}\n`;
const withFact = (version: number, fact: object): string =>
  filed(forged(version, ({ facts }) => ({ facts: [...facts, fact as Commit['facts'][number]] })));
/** Of characters that take two bytes each: few enough for a line, and too many bytes for the database. */
const longCommand = { note: 'é'.repeat(110_000) };

describe('a hostile file leaves nothing behind', () => {
  it.each<[string, () => string, number, RegExp]>([
    ['a byte order mark', () => `\uFEFF${golden}`, 1, /byte order mark/],
    ['lines that end as on Windows', () => golden.replaceAll('\n', '\r\n'), 1, /carriage return/],
    [
      'one such line',
      () => golden.replace('\n', '\r\n').replace('\r\n', '\n').replace(lines[4]!, `${lines[4]}\r`),
      5,
      /carr/,
    ],
    ['a NUL', () => withLine(3, `${lines[2]?.slice(0, -1)}\u0000}`), 3, /stands in no history/],
    [
      'a prototype in a commit',
      () => withLine(3, lines[2]!.replace('"command":{', '"command":{"__proto__":{"a":1},')),
      3,
      /cannot stand/,
    ],
    [
      'a prototype in the header',
      () => withLine(1, lines[0]!.replace('"options":{', '"options":{"__proto__":{"a":1},')),
      1,
      /cannot stand/,
    ],
    ['a constructor in a command', () => withCommand(2, { constructor: { prototype: 1 } }), 3, /than a stream takes/],
    ['a member without a name', () => withCommand(2, { '': 1 }), 3, /than a stream takes/],
    [
      'a very deep command',
      () => withLine(3, lines[2]!.replace('"command":{', `"command":{"a":${nested(90_000)},`)),
      3,
      /cannot stand/,
    ],
    [
      'a command deeper than the database',
      () => withCommand(2, { a: JSON.parse(nested(40)) }),
      3,
      /than a stream takes/,
    ],
    [
      'a very deep header',
      () => withLine(1, lines[0]!.replace('"options":{', `"options":{"a":${nested(90_000)},`)),
      1,
      /cannot stand/,
    ],
    ['a header that is a list', () => withLine(1, nested(100_000)), 1, /cannot stand/],
    ['a huge number', () => withLine(3, lines[2]!.replace('"version":2', '"version":1e999')), 3, /cannot stand/],
    [
      'a number that is not exact',
      () => withLine(3, lines[2]!.replace('"version":2', '"version":9007199254740993')),
      3,
      /cannot stand/,
    ],
    [
      'a fraction in the header',
      () => withLine(1, lines[0]!.replace('"options":{', '"options":{"a":1.5,')),
      1,
      /cannot stand/,
    ],
    [
      'half a sign',
      () => withLine(3, lines[2]!.replace('"command":{', '"command":{"a":"\\ud800",')),
      3,
      /cannot stand/,
    ],
    ['half a sign in a name', () => withLine(1, lines[0]!.replace('greedy 1', '\\ud800')), 1, /cannot stand/],
    [
      'the same member twice',
      () => withLine(3, lines[2]!.replace('"version":2', '"version":2,"version":2')),
      3,
      /not printed/,
    ],
    [
      'the same member twice in the header',
      () => withLine(1, lines[0]!.replace('"rules":', '"id":"x","rules":')),
      1,
      /twice/,
    ],
    ['an endless id', () => filed(commits, { ...header, id: 'x'.repeat(100_000) }), 1, /“id”/],
    ['an id with hidden signs', () => filed(commits, { ...header, id: 'a\u202Eb' }), 1, /“id”/],
    ['a billion seats', () => startedWith({ seats: 1_000_000_000 }), 2, /not well made/],
    ['no seats', () => startedWith({ seats: 0 }), 2, /not well made/],
    ['a start that says nothing', () => withFact(1, { type: 'table.started', v: 1 }), 2, /not well made/],
    [
      'something taken back that is still to come',
      () => withFact(2, { type: 'table.retracted', v: 1, backTo: 2 }),
      3,
      /not happened/,
    ],
    [
      'options that the game does not know',
      () => startedWith({ options: { constructor: 1 } }),
      2,
      /options that its game does not know/,
    ],
    ['a commit that is too long', () => withCommand(2, longCommand), 3, /than a stream takes/],
    ['a line that is too long', () => withCommand(2, { note: 'x'.repeat(210_000) }), 3, /longer than any commit/],
    ['a second start', () => withFact(2, commits[0]!.facts[0]!), 3, /starts once/],
    ['a move after the end', () => filed(chained([...commits, commits[5]!])), commits.length + 2, /had ended/],
    ['a tile beyond the world', () => farTile(), 0, /not well made/],
    ['an unknown version of a fact', () => withFact(2, { type: 'gameSetUp', v: 99 }), 3, /not known/],
    [
      'an old version of a fact with nonsense in it',
      () => withFact(2, { type: 'gameSetUp', v: 1, board: 7 }),
      3,
      /not well made/,
    ],
    ['a fact named like what every object has', () => withFact(2, { type: 'constructor', v: 1 }), 3, /not known/],
    [
      'a retraction to before the start',
      () => withFact(2, { type: 'table.retracted', v: 1, backTo: -5 }),
      3,
      /not well made/,
    ],
    ['more taken back than any table could', () => retractedForEver(), 0, /taken back/],
    ['a complaint as long as the file', () => manyBadFacts(), 3, /no commit because of its field “facts\.0/],
  ])('%s', async (_, make, line, reason) => {
    const text = make();
    const before = await streams();
    const answer = await bring(text);
    const problem = await json(answer);
    expect([answer.status, problem.code]).toEqual([422, 'bad-history']);
    expect(problem.detail).toMatch(reason);
    expect(problem.detail.length).toBeLessThan(600);
    if (line > 0) expect(problem.line).toBe(line);
    expect(problem.detail).toContain(`Line ${problem.line}: `);
    expect(await streams()).toBe(before);
    expect(({} as { a?: unknown }).a).toBeUndefined();
  });
});

function farTile(): string {
  const at = commits.findIndex(({ facts }) => facts.some((fact) => 'x' in fact && 'tile' in fact));
  return filed(
    forged(at + 1, ({ facts }) => ({
      facts: facts.map((fact) => ('x' in fact ? { ...fact, x: 1_000_000_000 } : fact)),
    })),
  );
}

/** As many retractions as the cap on the file lets in. */
function retractedForEver(): string {
  const back = { ...commits[1]!, command: { type: 'x' }, facts: [{ type: 'table.retracted', v: 1, backTo: 20 }] };
  const list = [...commits.slice(0, 20), ...Array.from({ length: 9_000 }, () => back as unknown as Commit)];
  const text = filed(chained(list));
  expect(text.length).toBeLessThan(5_000_000);
  return text;
}

function manyBadFacts(): string {
  const facts = Array.from({ length: 2000 }, () => ({ type: 5, v: -1 }));
  return withLine(3, lines[2]!.replace(/"facts":\[.*?\],"prevHash"/, `"facts":${canonical(facts)},"prevHash"`));
}

it.each([
  ['fr', 'Cette partie ne peut pas être lue. Ligne 4 : la version 4 se trouve à la place de la version 3.'],
  ['es', 'Esta partida no se puede leer. Línea 4: la versión 4 está donde corresponde la versión 3.'],
])('the sentence is all in the language of whoever reads it (%s)', async (language, sentence) => {
  const text = `${lines.toSpliced(3, 1).join('\n')}\n`;
  const headers = { 'Content-Type': 'application/x-ndjson', 'Accept-Language': language };
  expect((await json(service.browser().post('/api/imports', text, headers))).detail).toBe(sentence);
});

it('whatever a forger leaves out or repeats, what is accepted can be read', async () => {
  for (let version = 2; version < commits.length; version += 7) {
    for (const list of [commits.toSpliced(version - 1, 1), commits.toSpliced(version - 1, 0, commits[version - 1]!)]) {
      const answer = await bring(filed(chained(list)));
      expect([201, 422]).toContain(answer.status);
      if (answer.status === 422) continue;
      const { id } = await json(answer);
      for (const format of ['ndjson', 'record', 'csv', 'svg']) {
        expect((await service.browser().get(`/api/tables/${id}/export?format=${format}`)).status).toBe(200);
      }
    }
  }
});

describe('a table that was brought here', () => {
  it('takes no write from anybody, on any route', async () => {
    const { id } = await json(bring(golden));
    const stream = await service.store.commits(id, 0);
    const beside = await service.store.list(`game#${id}`, '');
    const browser = await confirm(service, 'reader@example.org');
    const writes = Object.entries(routeTable).filter(
      ([route]) => route.includes('/api/tables/:id') && !route.startsWith('GET'),
    );
    expect(writes.length).toBeGreaterThan(15);
    for (const [route, { body }] of writes) {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern.replace(':id', id).replace(':seat', '0');
      const answer = await service.app.request(path, {
        method,
        headers: { Cookie: browser.cookie, ...(body ? { 'Content-Type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      expect([route, answer.status]).toEqual([route, expect.toSatisfy((status) => status === 403 || status === 409)]);
    }
    expect(await service.store.commits(id, 0)).toEqual(stream);
    expect(await service.store.list(`game#${id}`, '')).toEqual(beside);
    expect((await readCursor(service.store, id))?.version).toBe(stream.length);
  });

  it('is the same state, whoever folds it', async () => {
    const whole = readHistory(golden, everyGame);
    if ('ok' in whole) throw new Error(whole.reason);
    expect(whole.verified.state).toBe(hashOf(whole.history.state));
  });

  it('by two at once is one table, and one of them brought it', async () => {
    const text = filed(chained(commits.slice(0, 30)));
    const answers = await Promise.all([json(bring(text)), json(bring(text))]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ fresh }) => fresh)).toHaveLength(1);
  });
});
