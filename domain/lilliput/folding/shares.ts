/** Folds certificates: sold, bought, founded with. */
import { addCash, type Appliers, moveMarker, placeToken } from './appliers.ts';

export const shareAppliers: Appliers<'sharesSold' | 'shareBought' | 'companyFounded'> = {
  sharesSold(state, fact) {
    const player = state.players[fact.seat];
    if (player) {
      let left = fact.count;
      player.certificates = player.certificates.filter(
        ({ company, percent }) => !(company === fact.company && percent === 10 && left-- > 0),
      );
    }
    addCash(state, fact.seat, fact.proceeds);
    moveMarker(state, fact.company, fact.from, fact.to);
    if (!state.turn) return;
    state.turn.sold.push(fact.company);
    state.turn.acting = true;
  },
  shareBought(state, fact) {
    state.players[fact.seat]?.certificates.push({ company: fact.company, percent: 10 });
    addCash(state, fact.seat, -fact.price);
    if (!state.turn) return;
    state.turn.shares = 'bought';
    state.turn.acting = true;
  },
  companyFounded(state, fact) {
    const { seat, company, x, y } = fact;
    state.players[seat]?.certificates.push({ company, percent: 50 });
    addCash(state, seat, -fact.paid);
    state.unfounded = state.unfounded.filter((id) => id !== company);
    state.companies[company] = {
      director: seat,
      treasury: fact.treasury,
      trains: [],
      tokens: fact.tokens,
      home: { x, y },
    };
    (state.chart[fact.space] ??= []).push(company);
    placeToken(state, fact, fact.slot, company);
    if (!state.turn) return;
    state.turn.shares = 'bought';
    state.turn.acting = true;
    state.turn.founded = company;
  },
};
