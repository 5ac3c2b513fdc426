/** Why a tile cannot lie where and how somebody wants to lay it (rules 2.2): one sentence for each reason. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { cellKey, cellName } from '../board.ts';
import { type CompanyId, type TileDefinition, tiles, upgrades } from '../data.ts';
import type { StepOf } from '../steps.ts';
import type { LaidTile, LilliputState } from '../types.ts';
import { phaseOf } from './holdings.ts';
import { allowsColour, fitsChecker, meets, onlyReplaces, touchesTile } from './placement.ts';
import { runsIntoWater, shoreOf } from './water.ts';

type LayStep = StepOf<'layTile' | 'layCharacterTile'>;

interface Wanted {
  readonly tile: string;
  readonly company: CompanyId;
  readonly cell: string;
}

export function misplaced(state: LilliputState, step: LayStep): Rejection {
  const cell = { x: step.x, y: step.y };
  const tile = tiles.get(step.tile);
  const wanted: Wanted = { tile: step.tile, company: step.company, cell: cellName(cell.x, cell.y) };
  if (!tile) return reject('tile.none', { ...wanted });
  if (step.type === 'layTile' && tile.character !== undefined) return reject('tile.notByCard', { ...wanted });
  if (runsIntoWater(shoreOf(state.board, cell), tile.id, step.rotation)) return reject('tile.water', { ...wanted });
  const laid = state.board[cellKey(cell)];
  if (laid) return cannotReplace(state, step, laid, tile, wanted);
  if (!touchesTile(state, cell)) return reject('tile.apart', { ...wanted });
  if (!fitsChecker(tile, cell)) return reject('tile.checker', { ...wanted });
  if (onlyReplaces(tile)) return reject('tile.onlyReplaces', { ...wanted });
  return reject('tile.phase', { ...wanted, phase: phaseOf(state).phase });
}

/** Why a tile cannot replace the one that lies on its cell. */
function cannotReplace(
  state: LilliputState,
  step: LayStep,
  laid: LaidTile,
  tile: TileDefinition,
  wanted: Wanted,
): Rejection {
  const params = { ...wanted, laid: laid.tile };
  const rows = upgrades[laid.tile] ?? [];
  const row = rows.find(({ to }) => to === tile.id);
  if (rows.length === 0) return reject('tile.stays', params);
  if (row === undefined) return noSuchUpgrade(laid, tile, params);
  if (!allowsColour(state, row.phaseColour)) return reject('tile.phase', { ...params, phase: phaseOf(state).phase });
  if (!meets(state, { x: step.x, y: step.y }, row)) {
    return row.condition === 'notHomeCity' ? reject('tile.home', params) : reject('tile.checker', params);
  }
  return reject('tile.turned', params);
}

/** Castles count as cities: they replace one. */
const kindOf = ({ stops }: TileDefinition): string => stops[0]?.kind.replace('castle', 'city') ?? 'plain';

/** No row of the upgrade table leads from what lies there to this tile. */
function noSuchUpgrade({ tile: id }: LaidTile, tile: TileDefinition, params: Wanted & { laid: string }): Rejection {
  const laid = tiles.get(id);
  if (tile.layAs === 'upgradeOfYellowCity') return reject('tile.onlyYellowCity', { ...params });
  if (tile.layAs === 'overMountain') return reject('tile.onlyMountain', { ...params });
  if (laid === undefined || laid.set === 'scenario') return reject('tile.terrain', { ...params });
  if (!onlyReplaces(tile)) return reject('tile.freeCell', { ...params });
  if (!(upgrades[id] ?? []).some(({ phaseColour }) => phaseColour === tile.colour)) {
    return reject('tile.wrongColour', { ...params });
  }
  return kindOf(laid) === kindOf(tile)
    ? reject('tile.losesTrack', { ...params })
    : reject('tile.wrongKind', { ...params });
}
