/** `railpost simulate` plays to the end, writes what `verify` accepts, and complains in sentences. */
import { describe, expect, it } from 'vitest';
import { games } from '../../domain/games.ts';
import { railpost } from './railpost.ts';

async function run(args: readonly string[], input = '') {
  const said = { output: [] as string[], errors: [] as string[] };
  const files = new Map<string, string>();
  const exit = await railpost(args, {
    read: () => Promise.resolve(Buffer.from(input)),
    write: (file, text) =>
      file.startsWith('/nowhere')
        ? Promise.reject(new Error('no such folder'))
        : Promise.resolve(void files.set(file, String(text))),
    print: (line) => said.output.push(line),
    ask: () => Promise.reject(new Error('nobody is asked')),
    complain: (line) => said.errors.push(line),
  });
  return { exit, output: said.output.join('\n'), errors: said.errors.join('\n'), files };
}

const wish = ['simulate', '--game', 'lilliput', '--players', '2', '--seed', '3'];
const SLOW = { timeout: 60_000 };

describe('railpost simulate', () => {
  it('plays to the end and writes the same export every time, which verify accepts', SLOW, async () => {
    const once = await run(wish);
    expect(once.exit).toBe(0);
    expect(once.errors).toMatch(
      /^The game is over after \d+ commits, in round 8 and phase \d, played in \d+\.\d s: 1\. seat \d with \d+, 2\. seat \d with \d+\.$/,
    );
    expect((await run(wish)).output).toBe(once.output);
    const verified = await run(['verify', '-'], `${once.output}\n`);
    expect(JSON.parse(verified.output)).toMatchObject({ ok: true, ended: true, seats: 2, id: 'lilliput-random-2-3' });
  });

  it('plays alone against the game, with variants and a landscape', SLOW, async () => {
    const words = ['--players', '1', '--seed', '3', '--variants', 'laputa', '--scenario', 'the-mountains'];
    const { exit, output, errors } = await run(['simulate', '--game', 'lilliput', ...words]);
    expect(exit).toBe(0);
    expect(errors).toMatch(/: 1\. .*, 2\. .*\.$/);
    expect(errors).toMatch(/the game’s own player with \d+/);
    const lines = output.split('\n').map((line) => JSON.parse(line) as { facts?: readonly object[] });
    expect(lines[0]).toMatchObject({ id: 'lilliput-random-1-3-laputa-the-mountains' });
    expect(lines[1]?.facts?.[1]).toMatchObject({ type: 'gameSetUp', variants: ['laputa'], gulliver: 1 });
    const verified = await run(['verify', '-'], `${output}\n`);
    expect(JSON.parse(verified.output)).toMatchObject({ ok: true, ended: true, seats: 1 });
  });

  it('writes to a file instead', SLOW, async () => {
    const { exit, output, files } = await run([...wish, '--out', 'game.ndjson']);
    expect([exit, output]).toEqual([0, '']);
    expect(files.get('game.ndjson')).toBe(`${(await run(wish)).output}\n`);
    const failed = await run([...wish, '--out', '/nowhere/game.ndjson']);
    expect(failed).toMatchObject({
      exit: 2,
      errors: 'The file /nowhere/game.ndjson cannot be written: no such folder.',
    });
  });

  it('lists in its help what each game takes', async () => {
    const { exit, output } = await run(['simulate', '--help']);
    expect(exit).toBe(0);
    expect(output).toContain('lilliput is for 1 to 4 players. Strategies: random, greedy.');
    expect(output).toContain('Options: --variants A,B, --scenario ID.');
    expect(output).toContain('scenarios: lets-start, the-mountains, city-on-city, separated.');
  });

  it.each([
    [
      ['--game', 'chess', '--players', '2', '--seed', '1'],
      `There is no game “chess” here. Known: ${Object.keys(games).join(', ')}.`,
    ],
    [['--game', 'lilliput', '--players', '5', '--seed', '1'], 'This game takes 1 to 4 players, not “5”.'],
    [['--game', 'lilliput', '--players', '2', '--seed', '-1'], 'Usage: railpost simulate'],
    [['--game', 'lilliput', '--players', '2', '--seed', '1e3'], 'A seed is a whole number from 0 on, not “1e3”.'],
    [
      ['--game', 'lilliput', '--players', '2', '--seed', '1', '--strategy', 'lucky'],
      'Nobody plays this game by the strategy “lucky”. Known: random, greedy.',
    ],
    [
      ['--game', 'lilliput', '--players', '2', '--seed', '1', '--variants', 'laputa,lagado'],
      'The game knows no such variant or scenario.',
    ],
    [
      ['--game', 'lilliput', '--players', '2', '--seed', '1', '--variants', 'laputa,allenbeck'],
      'Allenbeck–Tottenham Express and Laputa cannot be played together.',
    ],
    [
      ['--game', 'lilliput', '--players', '1', '--seed', '1', '--variants', 'professional'],
      'The professional variant needs at least two players.',
    ],
    [['--game', 'lilliput', '--players', '2', '--seed', '1', '--scenario', 'nowhere'], 'There is no such landscape.'],
    [['--game', 'lilliput'], 'Usage: railpost simulate'],
    [['--fast'], 'Usage: railpost simulate'],
  ])('says what is wrong with %o', async (args, sentence) => {
    const { exit, output, errors } = await run(['simulate', ...args]);
    expect([exit, output]).toEqual([2, '']);
    expect(errors.startsWith(sentence)).toBe(true);
  });
});

describe('railpost revenue', () => {
  const tiles = [
    { tile: 'mildendo', x: 0, y: 0, rotation: 0 },
    { tile: 'y-city-straight', x: 1, y: 0, rotation: 1, tokens: [['red']] },
  ];
  const board = {
    id: 'a',
    phaseColour: 'yellow',
    variants: [],
    tiles,
    company: 'red',
    trains: [{ type: '2', obsolete: false }],
  };

  it('answers line by line, and complains about a bad one with exit 1', async () => {
    const { exit, output, errors } = await run(['revenue'], `${JSON.stringify(board)}\n{\n`);
    expect([exit, errors]).toEqual([1, 'Line 2: this is not valid JSON.']);
    expect(JSON.parse(output)).toMatchObject({ id: 'a', revenue: 50, mineBonus: 0 });
  });

  it('takes no options', async () => {
    expect(await run(['revenue', '--fast'])).toMatchObject({
      exit: 2,
      errors: expect.stringContaining('Usage: railpost revenue'),
    });
  });
});
