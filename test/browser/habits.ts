/** Players with one habit each, for tables that a test needs in a certain state. */
import type { Player } from '../../domain/kernel/random-player.ts';
import { isRejection } from '../../domain/kernel/rejection.ts';
import type { LilliputChoice } from '../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../domain/lilliput/types.ts';
import { type PlayedTable, playedTable } from './played.ts';
import type { World } from './world.ts';

type Habit = (choice: LilliputChoice, seat: number) => number;

/** Takes what the habit values most, until the turn can be sent and nothing more is valued. */
const withHabit =
  (habit: Habit): Player =>
  (game, state, seat, pick, dealer, drawn) => {
    let draft = game.begin(state, seat, dealer, drawn);
    while (!isRejection(draft) && draft.choices.length > 0) {
      const [best] = (draft.choices as readonly LilliputChoice[]).toSorted((a, b) => habit(b, seat) - habit(a, seat));
      if (best === undefined || (draft.sendable && habit(best, seat) <= 0)) break;
      draft = game.step(draft, game.settle(best, pick));
    }
    return isRejection(draft) ? [] : [...draft.steps];
  };

const CASH_CARDS = ['tile-two-yellow', 'train-two', 'station', 'treasury'];

/** Seat 0 gets the company whose owner has most cash, and whatever character is wished for. */
const drafted = (choice: LilliputChoice, seat: number, character: string): number | null => {
  if (choice.type === 'takeCompany') return choice.company === (seat === 0 ? 'green' : 'red') ? 2 : 1;
  if (choice.type === 'takeCharacter') return choice.character === (seat === 0 ? character : 'admiral') ? 2 : 1;
  return null;
};

/** Takes sums of money and pays dividends; seat 1 lays a tile now and then, so that there are cities with free slots. */
export const saver = (character = 'treasurer'): Player =>
  withHabit((choice, seat) => {
    if (choice.type === 'takeCard' && seat === 1 && choice.card === 'tile-yellow-green')
      return choice.side === 'alternative' ? 20 : 0;
    if (choice.type === 'layTile') return choice.tile.includes('city') ? 3 : 2;
    if (choice.type === 'takeCard') return choice.side === 'alternative' ? CASH_CARDS.indexOf(choice.card) + 2 : 0;
    if (choice.type === 'payDividend' || choice.type === 'discardTrain') return 1;
    if (choice.type === 'takeIncome') return choice.treasuries === null ? 1 : 0;
    return drafted(choice, seat, character) ?? 0;
  });

/** Ines and Piet have saved until this is so; until it is Ines's turn, if nothing is said. */
export const saversTable = (
  world: World,
  enough: (state: LilliputState) => boolean = ({ turn }) => turn?.seat === 0,
): Promise<PlayedTable> => playedTable(world, ['Ines', 'Piet'], enough, 7, { firstPlayer: 0 }, saver());

/** Seat 0 buys trains whenever it can; the other one saves. */
export const buyer: Player = withHabit((choice, seat) => {
  if (choice.type === 'takeCard' && seat === 0 && choice.card === 'train-two') return choice.side === 'action' ? 20 : 0;
  if (choice.type === 'takeCard') return choice.side === 'alternative' ? CASH_CARDS.indexOf(choice.card) + 2 : 0;
  if (choice.type === 'buyTrain') return choice.returns === undefined ? 3 : 0;
  if (choice.type === 'keepRevenue') return 1;
  return drafted(choice, seat, 'general') ?? 0;
});
