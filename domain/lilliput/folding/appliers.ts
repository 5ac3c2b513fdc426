/** Appliers: one function per type of fact, which changes the state in place. */
import { cellKey } from '../board.ts';
import type { CompanyId, SpaceId } from '../data.ts';
import type { FactOf, LilliputFact } from '../facts.ts';
import type { Cell, LaidTile, LilliputState, Train } from '../types.ts';

export type Appliers<Type extends LilliputFact['type']> = {
  readonly [T in Type]: (state: LilliputState, fact: FactOf<T>) => void;
};

/** A marker that ends on another space goes under those already there; one that stays keeps its place. */
export function moveMarker(state: LilliputState, company: CompanyId, from: SpaceId, to: SpaceId): void {
  if (from === to) return;
  const left = (state.chart[from] ?? []).filter((id) => id !== company);
  if (left.length > 0) state.chart[from] = left;
  else delete state.chart[from];
  (state.chart[to] ??= []).push(company);
}

/** The board is replaced, never changed in place, so that drafts can share it and use it as a cache key. */
export function layOnBoard(state: LilliputState, cell: Cell, laid: LaidTile): void {
  state.board = { ...state.board, [cellKey(cell)]: laid };
}

export function placeToken(state: LilliputState, cell: Cell, slot: number, company: CompanyId): void {
  const laid = state.board[cellKey(cell)];
  if (laid) layOnBoard(state, cell, { ...laid, tokens: laid.tokens.with(slot, company) });
}

/** Takes one such train out of a list. */
export function dropTrain(trains: Train[], { type, obsolete }: Train): void {
  const index = trains.findIndex((train) => train.type === type && train.obsolete === obsolete);
  if (index >= 0) trains.splice(index, 1);
}

export function addTreasuries(state: LilliputState, treasuries: { readonly [id in CompanyId]?: number }): void {
  for (const [id, amount] of Object.entries(treasuries)) {
    const company = state.companies[id as CompanyId];
    if (company) company.treasury += amount;
  }
}

export function addCash(state: LilliputState, seat: number, amount: number): void {
  const player = state.players[seat];
  if (player) player.cash += amount;
}
