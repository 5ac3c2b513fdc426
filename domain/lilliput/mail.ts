/** What a mail shows of 18Lilliput: the round, the board with what is new, cash and worth, treasuries and prices. */
import type { Fact } from '../kernel/contract.ts';
import type { GameMail, Grid } from '../kernel/game-mail.ts';
import { say, type Texts } from '../kernel/texts.ts';
import { type CompanyId, phases } from './data.ts';
import { boardSvg, type Form, inForm, lightPalette, viewAround } from './drawing/index.ts';
import { tilesOf } from './drawing/picture.ts';
import { byPrice, priceOf } from './rules/holdings.ts';
import { standings } from './rules/ranking.ts';
import { mailInEnglish } from './texts/mail-en.ts';
import { mailInFrench } from './texts/mail-fr.ts';
import { mailInSpanish } from './texts/mail-es.ts';
import type { Cell, LilliputState } from './types.ts';

/** A mail is wide and not high: a picture never takes more than the first screen of a phone. */
const FORM: Form = { widest: 1.75, narrowest: 1.15, fewest: 6 };
/** Ground around the tiles, in cells. */
const MARGIN = 0.55;
/** Cells in a mail are small, so flags are drawn larger. */
const FLAG_SCALE = 1.2;

export const mail: GameMail<LilliputState> = {
  texts: { en: mailInEnglish, fr: mailInFrench, es: mailInSpanish },
  silent: new Set(['runningBegun', 'bureaucracyBegun']),
  means: new Set(['cardTaken']),

  where: ({ draft, round, rounds }, words) =>
    draft === null ? say(words, 'mail.round', { round, rounds }) : say(words, 'mail.draft'),

  picture(state, facts) {
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

  grids: (state, names, words, reader) =>
    state.draft === null ? [players(state, names, words, reader), companies(state, words)] : [],

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

const head = (words: Texts, ...columns: readonly string[]): string[] =>
  columns.map((column) => say(words, `mail.${column}`));

const players = (state: LilliputState, names: readonly string[], words: Texts, reader: number): Grid => ({
  head: head(words, 'players', 'cash', 'worth'),
  rows: standings(state).map(({ seat, cash, total }) => ({
    cells: [names[seat] ?? '', money(words, cash), money(words, total)],
    strong: seat === reader,
  })),
});

const companies = (state: LilliputState, words: Texts): Grid => ({
  head: head(words, 'companies', 'treasury', 'price'),
  rows: byPrice(state).map((company) => ({
    cells: [
      say(words, `company.${company}`),
      money(words, state.companies[company]?.treasury ?? 0),
      String(priceOf(state, company)),
    ],
    mark: lightPalette[`co-${company}`],
  })),
});
