/** Folds the set-up and the draft. */
import type { LilliputState } from '../types.ts';
import { type Appliers, layOnBoard } from './appliers.ts';

export const setUpAppliers: Appliers<'gameSetUp' | 'companyTaken' | 'characterTaken' | 'draftEnded'> = {
  gameSetUp(state, fact) {
    state.variants = [...fact.variants];
    state.gulliver = fact.gulliver;
    state.players = fact.players.map((player) => ({ ...player, certificates: [], characters: [] }));
    state.startPlayer = fact.startPlayer;
    state.rounds = fact.rounds;
    for (const { tile, x, y, rotation, slots } of fact.board) {
      layOnBoard(state, { x, y }, { tile, rotation, tokens: Array.from({ length: slots }, () => null) });
    }
    state.supply = { ...fact.supply };
    state.draft = {
      order: [...fact.draft.order],
      companies: [...fact.draft.companies],
      characters: [...fact.draft.characters],
    };
  },
  companyTaken(state, fact) {
    const { seat, company, tile, x, y, rotation } = fact;
    const player = state.players[seat];
    player?.certificates.push({ company, percent: 50 });
    if (player) player.cash = fact.cash;
    state.companies[company] = {
      director: seat,
      treasury: fact.treasury,
      trains: fact.trains.map((type) => ({ type, obsolete: false })),
      tokens: fact.tokens,
      home: { x, y },
    };
    (state.chart[fact.space] ??= []).push(company);
    state.supply[tile] = (state.supply[tile] ?? 0) - 1;
    const tokens = Array.from({ length: fact.slots }, (_, slot) => (slot === 0 ? company : null));
    layOnBoard(state, { x, y }, { tile, rotation, tokens });
    dropPicked(state, company);
  },
  characterTaken(state, fact) {
    state.players[fact.seat]?.characters.push(fact.character);
    for (const { tile, count } of fact.tiles) state.supply[tile] = (state.supply[tile] ?? 0) + count;
    dropPicked(state, fact.character);
  },
  draftEnded(state, fact) {
    state.unfounded = [...fact.unfounded];
    for (const tile of fact.tilesLeaving) delete state.supply[tile];
    state.deck = fact.deck.map((pile) => ({ ...pile }));
    state.draft = null;
  },
};

function dropPicked({ draft }: LilliputState, picked: string): void {
  if (!draft) return;
  draft.order.shift();
  draft.companies = draft.companies.filter((id) => id !== picked);
  draft.characters = draft.characters.filter((id) => id !== picked);
}
