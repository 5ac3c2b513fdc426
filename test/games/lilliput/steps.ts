/** Steps of a turn, as short as a player would say them. Cells are written as on the board: `'1,-1'`. */
import type { Command } from '../../../domain/kernel/command.ts';
import { cellOf } from '../../../domain/lilliput/board.ts';
import type { CompanyId, Rotation, SpaceId, TrainName } from '../../../domain/lilliput/data.ts';
import type { LilliputStep } from '../../../domain/lilliput/steps.ts';
import type { CardSide } from '../../../domain/lilliput/types.ts';

export const turn = (...steps: LilliputStep[]): Command => ({ type: 'turn', steps });

export const card = (id: string, side: CardSide = 'action'): LilliputStep => ({ type: 'takeCard', card: id, side });
export const copy = (id: string, side: CardSide = 'action'): LilliputStep => ({ type: 'copyCard', card: id, side });
/** A card that takes nothing but money, for turns that are about something else. */
export const cash = (id = 'station'): LilliputStep => card(id, 'alternative');

export const lay = (company: CompanyId, tile: string, cell: string, rotation: Rotation): LilliputStep => ({
  type: 'layTile',
  company,
  tile,
  ...cellOf(cell),
  rotation,
});
export const layOwn = (company: CompanyId, tile: string, cell: string, rotation: Rotation): LilliputStep => ({
  type: 'layCharacterTile',
  company,
  tile,
  ...cellOf(cell),
  rotation,
});
export const station = (company: CompanyId, cell: string): LilliputStep => ({
  type: 'placeStation',
  company,
  ...cellOf(cell),
});
export const tradeIn: LilliputStep = { type: 'tradeIn' };

/** `'2*'` is an obsolete 2-train. */
const trainOf = (name: TrainName | `${TrainName}*`) => ({
  train: name.replace('*', '') as TrainName,
  obsolete: name.endsWith('*'),
});
const returning = (returns: readonly TrainName[]) => (returns.length > 0 ? { returns: [...returns] } : {});

export const buy = (company: CompanyId, ...returns: TrainName[]): LilliputStep => ({
  type: 'buyTrain',
  company,
  ...returning(returns),
});
export const buyFromPool = (
  company: CompanyId,
  train: TrainName | `${TrainName}*`,
  ...returns: TrainName[]
): LilliputStep => ({ type: 'buyPoolTrain', company, ...trainOf(train), ...returning(returns) });
export const trade = (
  buyer: CompanyId,
  seller: CompanyId,
  train: TrainName | `${TrainName}*`,
  price: number,
  ...returns: TrainName[]
): LilliputStep => ({ type: 'tradeTrain', buyer, seller, ...trainOf(train), price, ...returning(returns) });
export const answer = (accept: boolean): LilliputStep => ({ type: 'answerOffer', accept });
export const withdraw: LilliputStep = { type: 'withdrawOffer' };
export const discard = (company: CompanyId, train: TrainName | `${TrainName}*`): LilliputStep => ({
  type: 'discardTrain',
  company,
  ...trainOf(train),
});

export const sell = (company: CompanyId, count: number): LilliputStep => ({ type: 'sellShares', company, count });
export const buyShare = (company: CompanyId): LilliputStep => ({ type: 'buyShare', company });
export const found = (company: CompanyId, space: SpaceId, cell: string): LilliputStep => ({
  type: 'foundCompany',
  company,
  space,
  ...cellOf(cell),
});

export const grant = (treasuries: { readonly [id in CompanyId]?: number }): LilliputStep => ({
  type: 'grantTreasury',
  treasuries,
});
export const income = (treasuries: { readonly [id in CompanyId]?: number } | null): LilliputStep => ({
  type: 'takeIncome',
  treasuries,
});

export const pay: LilliputStep = { type: 'payDividend' };
export const keep: LilliputStep = { type: 'keepRevenue' };
