/**
 * Laying track (rules 2.2, 10): a company of the acting player lays, pays, and must be able to trace from one of its
 * tokens onto new track. Characters' tiles (2.7) are laid by the same rules, on top of the card.
 */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { cellKey, cellName, plainestRotation } from '../board.ts';
import { type CharacterId, type CompanyId, characters, type PhaseColour, tiles } from '../data.ts';
import type { LilliputChoice, StepOf } from '../steps.ts';
import type { Reach } from '../routes/reach.ts';
import { reachesLay } from '../routes/reachable.ts';
import { NO_SIDES } from '../routes/turned-tile.ts';
import type { Cell, LilliputState } from '../types.ts';
import { actionOf } from './cards.ts';
import { type Bench, companyNamed, directedBy, directs, hasCharacter } from './holdings.ts';
import { misplaced } from './misplaced.ts';
import { inSupply, layableCells, type Placement, placements } from './placement.ts';
import { reachOn } from './reaching.ts';

type LayStep = StepOf<'layTile' | 'layCharacterTile'>;

/** Which of the card's lays a tile of this colour uses up; null if none is left for it. */
function layFor(state: LilliputState, colour: string): number | null {
  const { turn } = state;
  if (!turn || turn.card === null || turn.acted) return null;
  const action = actionOf(turn.card, turn.side);
  if (action?.type !== 'layTiles') return null;
  const index = action.lays.findIndex(
    ({ colours }, lay) => (turn.lays[lay] ?? 0) > 0 && (colours === 'any' || colours.includes(colour as PhaseColour)),
  );
  return index < 0 ? null : index;
}

const layingFree = characters.filter(({ ability }) => ability.type === 'freeMetropolis').map(({ id }) => id);

/** What a company pays: the Emperor's owner lays yellow metropolises free of charge. */
function costFor(state: LilliputState, company: CompanyId, { tile, cost }: Placement): number {
  const { director } = companyNamed(state, company);
  const isMetropolis = tile.colour === 'yellow' && tile.stops[0]?.kind === 'metropolis';
  return isMetropolis && layingFree.some((character) => hasCharacter(state, director, character)) ? 0 : cost;
}

/** A tile that only one company may lay never covers another company's token. */
function barred(state: LilliputState, company: CompanyId, { onlyCompany, cell }: Placement): boolean {
  if (onlyCompany === null) return false;
  const tokens = state.board[cellKey(cell)]?.tokens ?? [];
  return onlyCompany !== company || tokens.some((token) => token !== null && token !== company);
}

const characterOf = (tile: string): CharacterId | null => tiles.get(tile)?.character ?? null;

export function layTile(bench: Bench, seat: number, step: LayStep): Rejection | undefined {
  const { state } = bench;
  const { company, tile: id } = step;
  const cell = { x: step.x, y: step.y };
  const tile = tiles.get(id);
  if (!directs(state, seat, company)) return reject('company.notYours', { company });
  if (!tile || !inSupply(state, id)) return reject('tile.none', { tile: id });
  const character = step.type === 'layCharacterTile' ? characterOf(id) : null;
  if (step.type === 'layCharacterTile' && (character === null || !hasCharacter(state, seat, character))) {
    return reject('tile.notYours', { tile: id });
  }
  const lay = character === null ? layFor(state, tile.colour) : null;
  if (character === null && lay === null) {
    return state.turn?.acted ? reject('turn.acted') : reject('tile.noLay', { tile: id });
  }
  const rotation = plainestRotation(tile, step.rotation);
  const placement = placements(state, cell, character).find(
    (found) => found.tile.id === id && found.rotation === rotation,
  );
  if (!placement) return misplaced(state, { ...step, rotation });
  if (barred(state, company, placement)) return reject('tile.otherCompany', { owner: placement.onlyCompany ?? '' });
  const cost = costFor(state, company, placement);
  const { treasury } = companyNamed(state, company);
  if (treasury < cost) return reject('money.treasury', { company, price: cost, treasury });
  if (!reachesLay(reachOn(state.board, company), cell, id, rotation)) {
    return reject('tile.unreached', { company, cell: cellName(cell.x, cell.y) });
  }
  const held = state.board[cellKey(cell)]?.tokens ?? [];
  bench.emit({
    type: 'tileLaid',
    v: 1,
    seat,
    company,
    tile: id,
    ...cell,
    rotation,
    cost,
    replaced: placement.replaced,
    tokens: Array.from({ length: tile.stops[0]?.slots ?? 0 }, (_, slot) => held[slot] ?? null),
    lay,
    ...(character === null ? {} : { character }),
  });
  return undefined;
}

/** What a lay that is legal now costs its company. */
export function layCost(state: LilliputState, { company, tile, x, y, rotation }: LayStep): number {
  const placement = placements(state, { x, y }, characterOf(tile)).find(
    (found) => found.tile.id === tile && found.rotation === rotation,
  );
  return placement ? costFor(state, company, placement) : 0;
}

/** Whether the company gets to the cell at all, over a side or by a token on it. */
function comesTo(reach: Reach, cell: Cell): boolean {
  const { arrivals, own } = reach.at(cell);
  return own || arrivals !== NO_SIDES;
}

/** Every lay that the seat's companies can make: with the card, or of this character. */
function layChoices(state: LilliputState, seat: number, character: CharacterId | null): LilliputChoice[] {
  const type = character === null ? 'layTile' : 'layCharacterTile';
  const reaches = directedBy(state, seat).map((company): [CompanyId, Reach] => [
    company,
    reachOn(state.board, company),
  ]);
  const choices: LilliputChoice[] = [];
  for (const cell of layableCells(state)) {
    // Most cells are out of every company's reach; what might lie there need not be asked.
    const laying = reaches.filter(([, reach]) => comesTo(reach, cell));
    if (laying.length === 0) continue;
    for (const placement of placements(state, cell, character)) {
      const { tile, rotation } = placement;
      if (character === null && layFor(state, tile.colour) === null) continue;
      for (const [company, reach] of laying) {
        if (barred(state, company, placement)) continue;
        if (companyNamed(state, company).treasury < costFor(state, company, placement)) continue;
        if (!reachesLay(reach, cell, tile.id, rotation)) continue;
        choices.push({ type, company, tile: tile.id, ...cell, rotation });
      }
    }
  }
  return choices;
}

export function trackChoices(state: LilliputState, seat: number): LilliputChoice[] {
  const { turn } = state;
  if (!turn || turn.acted || turn.lays.every((left) => left === 0)) return [];
  return layChoices(state, seat, null);
}

/** Tiles of the seat's characters that are not laid yet. */
export function characterTileChoices(state: LilliputState, seat: number): LilliputChoice[] {
  const own = state.players[seat]?.characters ?? [];
  const unlaid = own.filter((character) =>
    Object.entries(state.supply).some(([tile, left]) => left > 0 && characterOf(tile) === character),
  );
  return unlaid.flatMap((character) => layChoices(state, seat, character));
}
