/** Two toy games that ask of the contract what the later games will. They exist in tests only. */
import type { Game } from '../../domain/kernel/contract.ts';
import { boxAuction } from './box-auction.ts';
import { vetoRound } from './veto-round.ts';

export const toys: { readonly [id: string]: Game } = { [vetoRound.id]: vetoRound, [boxAuction.id]: boxAuction };
