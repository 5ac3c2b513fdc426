/** Golden games told again: as a readable record, and by today's rules. */
import { describe, expect, test } from 'vitest';
import { type Commit, parseCommit, printCommit } from '../../domain/kernel/commit.ts';
import { randomPlayer } from '../../domain/kernel/random-player.ts';
import { reject } from '../../domain/kernel/rejection.ts';
import { simulate } from '../../domain/kernel/simulate.ts';
import { simulated } from '../seeded.ts';
import { printRecord } from '../../domain/kernel/record.ts';
import { tableTexts } from '../../domain/kernel/texts/en.ts';
import { tableTextsInFrench } from '../../domain/kernel/texts/fr.ts';
import { tableTextsInSpanish } from '../../domain/kernel/texts/es.ts';
import { decideAgain } from '../../domain/kernel/today.ts';
import { type LilliputDraft, lilliput } from '../../domain/lilliput/game.ts';
import { english } from '../../domain/lilliput/texts/en.ts';
import { french } from '../../domain/lilliput/texts/fr.ts';
import { spanish } from '../../domain/lilliput/texts/es.ts';
import { historyOf, nameOf, recordedGames, textOf } from './recorded.ts';

const languages = {
  English: { ...tableTexts, ...english },
  French: { ...tableTextsInFrench, ...french },
  Spanish: { ...tableTextsInSpanish, ...spanish },
};
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

describe.each(recordedGames.map((game) => [nameOf(game), game] as const))('%s', (_, game) => {
  const { commits, state } = historyOf(textOf(game));

  test.each(Object.entries(languages))('is told whole in %s', (_language, texts) => {
    const record = printRecord(lilliput, 'id', commits, { texts, title: 'Thursday', names: NAMES });
    expect(record, 'a text is missing or a placeholder was left open').not.toMatch(/fact\.|record\.|\{\w+\}/);
    const numbered = new Set([...record.matchAll(/^ *(\d+)\. /gm)].map((match) => Number(match[1])));
    expect(numbered.size, 'a commit without a line').toBe(commits.length);
    const headings = record.split('\n\n').length - 1;
    expect(headings).toBe(state.game.rounds + 1);
  });
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
