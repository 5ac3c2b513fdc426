/** What a letter shows of 18Lilliput: the round, the board with what is new, cash and worth, treasuries and prices. */
import type { Fact } from '../../../domain/kernel/contract.ts';
import { say, type Texts } from '../../../domain/kernel/texts.ts';
import { type CompanyId, phases } from '../../../domain/lilliput/data.ts';
import { boardSvg, type Form, inForm, lightPalette, viewAround } from '../../../domain/lilliput/drawing/index.ts';
import { tilesOf } from '../../../domain/lilliput/drawing/picture.ts';
import { byPrice, priceOf } from '../../../domain/lilliput/rules/holdings.ts';
import { standings } from '../../../domain/lilliput/rules/ranking.ts';
import type { Cell, LilliputState } from '../../../domain/lilliput/types.ts';
import type { Grid } from '../layout/layout.ts';
import type { MailTexts } from '../texts/en.ts';
import type { GamePages } from './game-pages.ts';

/** A mail is wide and not high: a picture never takes more than the first screen of a phone. */
const FORM: Form = { widest: 1.75, narrowest: 1.15, fewest: 6 };
/** Ground around the tiles, in cells. */
const MARGIN = 0.55;
/** Cells in a mail are small, so flags are drawn larger. */
const FLAG_SCALE = 1.2;

export const lilliputPages: GamePages<LilliputState> = {
  outOfTurn: new Set(['answerOffer', 'discardTrain']),
  silent: new Set(['actionsBegun', 'turnEnded', 'companyDone', 'actionsEnded', 'runningBegun', 'bureaucracyBegun']),
  means: new Set(['cardTaken']),
  namesBeyond: (words) => [say(words, 'gulliver.name')],

  where: ({ draft, round, rounds }, texts) =>
    draft === null ? say(texts, 'lilliput.round', { round, rounds }) : say(texts, 'lilliput.draft'),

  drawing(state, facts) {
    const tiles = tilesOf(state);
    const fresh = freshCells(state, facts);
    const view = inForm(viewAround([...tiles, ...fresh], MARGIN), FORM);
    const phaseColour = phases.find(({ phase }) => phase === state.phase)?.phaseColour ?? 'yellow';
    const svg = boardSvg(tiles, {
      view,
      palette: lightPalette,
      phaseColour,
      fresh,
      flagScale: FLAG_SCALE,
      background: true,
    });
    return { svg, ratio: (view.east - view.west) / (view.south - view.north), marked: fresh.length > 0 };
  },

  grids(state, names, words, texts, seat) {
    if (state.draft !== null) return [];
    return [players(state, names, words, texts, seat), companies(state, words, texts)];
  },

  markOf(fact) {
    const { company, buyer } = fact as { readonly company?: CompanyId; readonly buyer?: CompanyId };
    const named = company ?? buyer;
    return named === undefined ? undefined : lightPalette[`co-${named}`];
  },
};

/** Where facts laid something that still lies there. */
function freshCells({ board }: LilliputState, facts: readonly Fact[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const fact of facts) {
    const { x, y } = fact as { readonly x?: unknown; readonly y?: unknown };
    if (typeof x !== 'number' || typeof y !== 'number' || !board[`${x},${y}`]) continue;
    cells.set(`${x},${y}`, { x, y });
  }
  return [...cells.values()];
}

const money = (words: Texts, amount: number): string => say({ ...words, sum: '{amount|money}' }, 'sum', { amount });

const players = (
  state: LilliputState,
  names: readonly string[],
  words: Texts,
  texts: MailTexts,
  reader: number,
): Grid => ({
  head: [texts['standing.players'], texts['standing.cash'], texts['standing.worth']],
  rows: standings(state).map(({ seat, cash, total }) => ({
    cells: [names[seat] ?? '', money(words, cash), money(words, total)],
    strong: seat === reader,
  })),
});

const companies = (state: LilliputState, words: Texts, texts: MailTexts): Grid => ({
  head: [texts['standing.companies'], texts['standing.treasury'], texts['standing.price']],
  rows: byPrice(state).map((company) => ({
    cells: [
      say(words, `company.${company}`),
      money(words, state.companies[company]?.treasury ?? 0),
      String(priceOf(state, company)),
    ],
    mark: lightPalette[`co-${company}`],
  })),
});
