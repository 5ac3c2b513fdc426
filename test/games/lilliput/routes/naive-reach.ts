/**
 * Reach found the plain way: every legal walk from every token, step by step, and all track it sets foot on. It shares
 * nothing with the product but the data of the game.
 */
import { type CompanyId, tiles } from '../../../../domain/lilliput/data.ts';
import type { RouteBoard } from '../../../../domain/lilliput/routes/network.ts';

const dx = [0, 1, 0, -1];
const dy = [-1, 0, 1, 0];

/** Pieces as "x,y:side-stop" or "x,y:side-side", the lower side first. */
export function naiveReach(board: RouteBoard, company: CompanyId): Set<string> {
  const found = new Set<string>();

  const tileAt = (key: string) => {
    const laid = board[key];
    const definition = laid && tiles.get(laid.tile);
    if (!definition || (definition.usableBy && definition.usableBy !== company)) return undefined;
    const turn = (side: number) => (side + laid.rotation) % 4;
    return {
      stop: definition.stops[0],
      stopSides: (definition.stops[0]?.sides ?? []).map(turn),
      tracks: definition.tracks.map(([a, b]) => [turn(a), turn(b)] as const),
      tokens: laid.tokens,
    };
  };
  const beyond = (key: string, side: number) => {
    const [x, y] = key.split(',').map(Number) as [number, number];
    return `${x + dx[side]!},${y + dy[side]!}`;
  };
  const edgeAt = (key: string, side: number) => [key, beyond(key, side)].sort().join(' ');

  function leave(key: string, side: number, edges: readonly string[], stops: readonly string[]): void {
    const next = beyond(key, side);
    const tile = tileAt(next);
    const entry = (side + 2) % 4;
    const edge = edgeAt(key, side);
    if (!tile || edges.includes(edge)) return;
    const walked = [...edges, edge];
    if (tile.stopSides.includes(entry) && !stops.includes(next)) {
      found.add(`${next}:${entry}-stop`);
      const full = tile.stop!.slots > 0 && tile.tokens.filter((token) => token !== null).length >= tile.stop!.slots;
      const isOpen = !tile.stop!.terminal && (!full || tile.tokens.includes(company));
      if (isOpen) leaveStop(next, entry, walked, [...stops, next]);
    }
    for (const track of tile.tracks) {
      if (!track.includes(entry)) continue;
      const out = track[0] === entry ? track[1] : track[0];
      // The piece ends at an edge that is used up: the route would run over it twice.
      if (walked.includes(edgeAt(next, out))) continue;
      found.add(`${next}:${Math.min(entry, out)}-${Math.max(entry, out)}`);
      leave(next, out, walked, stops);
    }
  }

  function leaveStop(key: string, entry: number | undefined, edges: readonly string[], stops: readonly string[]): void {
    for (const side of tileAt(key)!.stopSides) {
      if (side === entry || edges.includes(edgeAt(key, side))) continue;
      found.add(`${key}:${side}-stop`);
      leave(key, side, edges, stops);
    }
  }

  for (const [key, { tokens }] of Object.entries(board)) {
    if (tokens.includes(company) && tileAt(key)) leaveStop(key, undefined, [], [key]);
  }
  return found;
}

/** All pieces of a tile as it lies. */
export function piecesAt(board: RouteBoard, key: string): string[] {
  const laid = board[key];
  const definition = laid && tiles.get(laid.tile);
  if (!definition) return [];
  const turn = (side: number) => (side + laid.rotation) % 4;
  return [
    ...definition.stops.flatMap(({ sides }) => sides.map((side) => `${key}:${turn(side)}-stop`)),
    ...definition.tracks.map(([a, b]) => `${key}:${Math.min(turn(a), turn(b))}-${Math.max(turn(a), turn(b))}`),
  ];
}
