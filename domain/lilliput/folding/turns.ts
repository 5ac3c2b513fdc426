/** Folds what a player does with a card: cards, tiles, stations, money. */
import type { LilliputState } from '../types.ts';
import { addCash, addTreasuries, type Appliers, layOnBoard, placeToken } from './appliers.ts';

function acting({ turn }: LilliputState): void {
  if (!turn) return;
  turn.acting = true;
  turn.founded = null;
}

export const turnAppliers: Appliers<
  'cardTaken' | 'cashTaken' | 'treasuryGranted' | 'tileLaid' | 'stationPlaced' | 'characterTradedIn'
> = {
  cardTaken(state, fact) {
    const player = state.players[fact.seat];
    if (fact.copied && player) player.copyCards -= 1;
    if (!fact.copied) state.cards[fact.card] = fact.seat;
    const { turn } = state;
    if (!turn) return;
    turn.card = fact.card;
    turn.side = fact.side;
    turn.lays = [...fact.lays];
    turn.purchases = fact.purchases;
    turn.shares = fact.shares ? 'selling' : null;
    turn.stations = fact.stations;
    turn.grant = fact.grant;
  },
  cashTaken(state, fact) {
    addCash(state, fact.seat, fact.amount);
    acting(state);
  },
  treasuryGranted(state, fact) {
    addTreasuries(state, fact.treasuries);
    if (state.turn) state.turn.grant = 0;
    acting(state);
  },
  tileLaid(state, fact) {
    const company = state.companies[fact.company];
    if (company) company.treasury -= fact.cost;
    state.supply[fact.tile] = (state.supply[fact.tile] ?? 0) - 1;
    if (fact.replaced !== null) state.supply[fact.replaced] = (state.supply[fact.replaced] ?? 0) + 1;
    layOnBoard(state, fact, { tile: fact.tile, rotation: fact.rotation, tokens: [...fact.tokens] });
    if (fact.lay === null) return;
    const lays = state.turn?.lays;
    if (lays) lays[fact.lay] = (lays[fact.lay] ?? 0) - 1;
    acting(state);
  },
  stationPlaced(state, fact) {
    const company = state.companies[fact.company];
    if (company) {
      company.tokens -= 1;
      company.treasury -= fact.cost;
    }
    placeToken(state, fact, fact.slot, fact.company);
    if (state.turn) state.turn.stations -= 1;
    acting(state);
  },
  characterTradedIn(state, fact) {
    const player = state.players[fact.seat];
    if (player) player.characters = player.characters.filter((id) => id !== fact.character);
    addCash(state, fact.seat, fact.amount);
    for (const tile of fact.tiles) delete state.supply[tile];
    if (state.turn?.acting) state.turn.acted = true;
  },
};
