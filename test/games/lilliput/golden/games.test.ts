/** Finished games: they are whole, they fold to what was recorded, and could go on from anywhere under today's rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyGame } from '../../../every-game.ts';
import { seededDealer } from '../../../../domain/kernel/draws.ts';
import { unknownDealer } from '../../../../domain/kernel/unknown-draw.ts';
import { advance, blankHistory } from '../../../../domain/kernel/fold.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { verify } from '../../../../domain/kernel/verify.ts';
import { scenarios } from '../../../../domain/lilliput/data.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import { VARIANTS } from '../../../../domain/lilliput/rules/variants.ts';
import { EXPECTED, historyOf, nameOf, recordedGames, type Summary, summaryOf, textOf } from './recorded.ts';

const expected = JSON.parse(readFileSync(EXPECTED, 'utf8')) as { readonly [name: string]: Summary };

it('are sixteen, for one to four players, by both strategies, with every variant and every landscape', () => {
  expect(Object.keys(expected)).toEqual(recordedGames.map(nameOf));
  expect(recordedGames).toHaveLength(16);
  expect(new Set(recordedGames.map(({ players, strategy }) => `${players} ${strategy}`)).size).toBe(8);
  expect(new Set(recordedGames.flatMap(({ variants = [] }) => variants))).toEqual(new Set(VARIANTS));
  const landscapes = recordedGames.flatMap(({ scenario }) => scenario ?? []);
  expect(new Set(landscapes)).toEqual(new Set(scenarios.map(({ id }) => id)));
});

describe.each(recordedGames.map((game) => ({ name: nameOf(game), text: textOf(game) })))('$name', ({ name, text }) => {
  const history = historyOf(text);

  it('is whole, chained and honestly drawn', () => {
    expect(verify(text, everyGame)).toMatchObject({ ok: true, ended: true, draws: { checked: 'checked' } });
  });

  it('folds to the recorded ranking, break-down, cash and prices', () => {
    expect(JSON.parse(JSON.stringify(summaryOf(history)))).toEqual(expected[name]);
  });

  it('leaves everybody who was awaited a legal move at every version', () => {
    const replayed = blankHistory(lilliput);
    const stuck: string[] = [];
    for (const commit of history.commits) {
      advance(lilliput, replayed, commit);
      const { game, table } = replayed.state;
      const awaited = lilliput.awaiting(game).filter(({ optional }) => !optional);
      if (awaited.length === 0 && table.ended === null) stuck.push(`version ${commit.version}: nobody is awaited`);
      for (const { seat, need } of awaited) {
        // A page cannot know the draws; the service can.
        for (const dealer of [unknownDealer, seededDealer(history.state.table.ended?.seed ?? '')]) {
          const draft = lilliput.begin(game, seat, dealer, table.drawn);
          if (isRejection(draft) || !(draft.sendable || draft.choices.length > 0)) {
            stuck.push(`version ${commit.version}: seat ${seat} cannot ${need}`);
          }
        }
      }
    }
    expect(stuck).toEqual([]);
  });
});
