/** What a page needs of a game to show a table: its fold, who is asked, how facts are told. No rule is in it. */
import type { Folding, Game } from '../../domain/kernel/contract.ts';

export type ShownGame<State extends object = object> = Folding<State> &
  Pick<
    Game<State>,
    | 'id'
    | 'generation'
    | 'seats'
    | 'texts'
    | 'copy'
    | 'awaiting'
    | 'tell'
    | 'silent'
    | 'round'
    | 'outcome'
    | 'takeBack'
    | 'unit'
  >;
