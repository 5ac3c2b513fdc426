/** The rounds of golden games as rows for a spreadsheet. */
import { describe, expect, test } from 'vitest';
import { printCsv } from '../../../../domain/kernel/csv.ts';
import { roundsCsv } from '../../../../domain/lilliput/rounds-csv.ts';
import { historyOf, nameOf, recordedGames, textOf } from './recorded.ts';

describe.each(recordedGames.map((game) => [nameOf(game), game] as const))('%s', (_, game) => {
  const history = historyOf(textOf(game));
  const rows = roundsCsv(history, ['Ann', 'Ben', 'Cleo', 'Dora'].slice(0, game.players));
  const [columns = [], ...figures] = rows;

  test('every row has all columns, and every round is there', () => {
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length]));
    const rounds = new Set(figures.map(([round]) => round));
    expect(rounds.size).toBe(history.state.game.rounds + 1);
  });

  test('the last worth of every player is the final total', () => {
    const final = figures.filter(([round, kind]) => round === history.state.game.rounds && kind === 'player');
    const totals = (history.state.game.ranking ?? []).toSorted((one, other) => one.seat - other.seat);
    expect(final.map((row) => row.slice(-2))).toEqual(totals.map(({ cash, total }) => [cash, total]));
    const closing = figures.filter(([round, kind]) => round === history.state.game.rounds && kind === 'company');
    const treasuries = Object.fromEntries(closing.map((row) => [row[2], row[columns.indexOf('treasury')]]));
    const { companies } = history.state.game;
    expect(treasuries).toEqual(
      Object.fromEntries(Object.entries(companies).map(([id, { treasury }]) => [id, treasury])),
    );
    expect(printCsv(rows).split('\r\n')).toHaveLength(rows.length + 1);
  });
});
