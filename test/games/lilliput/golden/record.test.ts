/** Golden games told again: as a readable record, and by today's rules. */
import { describe, expect, test } from 'vitest';
import { type Commit, parseCommit, printCommit } from '../../../../domain/kernel/commit.ts';
import { randomPlayer } from '../../../../domain/kernel/random-player.ts';
import { reject } from '../../../../domain/kernel/rejection.ts';
import { simulate } from '../../../../domain/kernel/simulate.ts';
import { simulated } from '../../../seeded.ts';
import { notesOf } from '../../../../domain/kernel/game-parts.ts';
import { printRecord } from '../../../../domain/kernel/record.ts';
import { tableTexts } from '../../../../domain/kernel/texts/en.ts';
import { tableTextsInFrench } from '../../../../domain/kernel/texts/fr.ts';
import { tableTextsInSpanish } from '../../../../domain/kernel/texts/es.ts';
import { decideAgain } from '../../../../domain/kernel/today.ts';
import { type LilliputDraft, lilliput } from '../../../../domain/lilliput/game.ts';
import { english } from '../../../../domain/lilliput/texts/en.ts';
import { french } from '../../../../domain/lilliput/texts/fr.ts';
import { spanish } from '../../../../domain/lilliput/texts/es.ts';
import { categoriesOf } from '../../../../domain/lilliput/categories.ts';
import { lilliput as manifest } from '../../../../domain/lilliput/manifest.ts';
import type { Texts } from '../../../../domain/kernel/texts.ts';
import { historyOf, nameOf, recordedGames, textOf } from './recorded.ts';

const languages = {
  English: { ...tableTexts, ...english },
  French: { ...tableTextsInFrench, ...french },
  Spanish: { ...tableTextsInSpanish, ...spanish },
};
const notes = await notesOf(manifest);
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const wordsOf = (texts: Texts, { seats, options }: { seats: number; options: object }) => ({
  texts,
  title: 'Thursday',
  names: NAMES.slice(0, seats),
  ways: categoriesOf(options),
  notes,
});

describe.each(recordedGames.map((game) => [nameOf(game), game] as const))('%s', (_, game) => {
  const { commits, state } = historyOf(textOf(game));

  test.each(Object.entries(languages))('is told whole in %s', (_language, texts) => {
    const record = printRecord(lilliput, 'id', commits, wordsOf(texts, state.table));
    expect(record, 'a text is missing or a placeholder was left open').not.toMatch(
      /(fact|record|note|standing|variant|landscape)\.|\{\w+\}/,
    );
    const parts = record.trimEnd().split('\n\n');
    const numbered = new Set(
      [
        ...parts
          .slice(0, -1)
          .join('\n')
          .matchAll(/^ *(\d+)\. /gm),
      ].map(([, number]) => number),
    );
    expect(numbered.size, 'a commit without a line').toBe(commits.length);
    expect(parts.length, 'the head, the draft, every round, and how it ended').toBe(state.game.rounds + 3);
    const totals = (lilliput.outcome(state.game) ?? []).map(({ total }) => String(total));
    expect(
      parts
        .at(-1)
        ?.split('\n')
        .slice(1)
        .map((line) => /£?(\d+) ?£? \[/.exec(line)?.[1]),
    ).toEqual(totals);
  });
});

test.each(recordedGames.map((game) => [nameOf(game), game] as const))(
  'today’s rules lead %s the same way',
  (_, game) => {
    const { commits } = historyOf(textOf(game));
    expect(decideAgain(lilliput, commits)).toMatchObject({ decided: commits.length - 1, differences: [] });
  },
);

const golden = (name: string) => {
  const game = recordedGames.find((one) => nameOf(one) === `${name}.ndjson`);
  if (!game) throw new Error(`no golden game ${name}`);
  const { commits, state } = historyOf(textOf(game));
  return printRecord(lilliput, 'id', commits, wordsOf(languages.English, state.table));
};

test('a record notes what a score needs: the way a tile lies, what trains counted, who was paid, prices', () => {
  const record = golden('4-greedy-44');
  for (const line of [
    '   2. Ann takes Mildendo Railway with a yellow city on a curve at E1. [S–W]',
    '  10. Ann takes an income of £20 for the companies. [Mildendo Railway £20]',
    '  19. Mildendo Railway pays £60 out. [Ann £30 · price 55 → 60]',
    '      Mildendo Railway lays a brown city at E1.',
    'Slamecksan Railway earns £120. [2-train: ½ × (S1W1 20 + S1 40) = 30 · 3-train: Mildendo 30 + S1 40 + S2 20 = 90]',
    'Belfaborac Railway earns £200. [4-train: Mildendo 30 + S1 50 + S2 20 = 100 · 2 × 100 = 200]',
    '   1. Ann: £2377 [cash £872 · certificates £1505 · copy cards £0]',
  ])
    expect(record).toContain(line);
});

test('a record names Gulliver, and the ways in which a game was played', () => {
  const record = golden('1-random-12-laputa-the-mountains');
  expect(record).toMatch(/^Played with: Laputa, The Mountains$/m);
  expect(record).toContain(' Gulliver takes ');
  expect(record).not.toContain('Seat 2');
});

test.each([1, 2, 3, 4])('a fresh game of %i is decided again as it was, also from its printed form', (seats) => {
  const played = simulate(lilliput, {
    ...simulated(900 + seats),
    seats,
    options: {},
    players: [randomPlayer],
  });
  const printed = played.history.commits.map((commit) => parseCommit(printCommit(commit)) as Commit);
  const today = decideAgain(lilliput, printed);
  expect(today.decided).toBe(printed.length - 1);
  expect(today.differences).toEqual([]);
});

test('a command that today’s rules refuse is named, and so is one that they decide otherwise', () => {
  const [game] = recordedGames;
  if (!game) throw new Error('no golden game');
  const { commits } = historyOf(textOf(game));
  const [stricter, other] = [
    { ...lilliput, begin: () => reject('closed') },
    { ...lilliput, close: (draft: LilliputDraft) => ({ ...draft, facts: draft.facts.slice(0, 1) }) },
  ];
  expect(new Set(decideAgain(stricter, commits).differences.map(({ refused }) => refused))).toEqual(
    new Set(['closed']),
  );
  expect(decideAgain(other, commits).differences.some(({ refused }) => refused === undefined)).toBe(true);
});
