/** What a tile is, what it brings, and what it can become. */
import { type TileDefinition, tiles, upgrades } from '../../../../domain/lilliput/data.ts';
import { crossingOf } from '../../../../domain/lilliput/drawing/crossings.ts';
import { isOld } from '../../../../domain/lilliput/drawing/track.ts';
import { figures } from './figures.ts';
import { explaining, type ExplainKey } from './words.ts';

const { say } = explaining;

const GROUND: Readonly<Record<string, ExplainKey>> = {
  hills30: 'about.tile.hills',
  rough10: 'about.tile.rough',
  sea: 'about.tile.sea',
  mountain: 'about.tile.mountain',
};

/** The sentence that says what kind of tile it is. */
export function tileKey(tile: TileDefinition): ExplainKey | null {
  const { id, stops, tracks, mine, layAs, character, usableBy, variant, set } = tile;
  const [stop] = stops;
  if (GROUND[id] !== undefined) return GROUND[id];
  if (layAs === 'overMountain') return 'about.tile.tunnel';
  if (mine !== undefined) return 'about.tile.mine';
  if (set === 'scenario' && isOld(tile)) return stop === undefined ? 'about.tile.oldTrack' : 'about.tile.oldCity';
  if (usableBy !== undefined) return 'about.tile.laputa';
  if (stop === undefined) return trackKey(tile, tracks.length);
  switch (stop.kind) {
    case 'mildendo':
      return 'about.tile.capital';
    case 'city':
      if (variant === 'allenbeck') return 'about.tile.named';
      if (character === 'general') return 'about.tile.generalCity';
      return character === 'treasurer' ? 'about.tile.treasurerCity' : 'about.tile.city';
    default:
      return `about.tile.${stop.kind}`;
  }
}

function trackKey(tile: TileDefinition, tracks: number): ExplainKey | null {
  if (tracks === 0) return null;
  if (crossingOf(tile) === 'bridge') return 'about.tile.crossover';
  if (tracks === 1) return 'about.tile.plain';
  return tracks === 2 ? 'about.tile.junction' : 'about.tile.allWays';
}

/** Everything there is to say, sentence by sentence. */
export function tileSentences(tile: TileDefinition, left?: number): string[] {
  const key = tileKey(tile);
  const [stop] = tile.stops;
  const { cost, terrainCost, availableFrom } = tile;
  return [
    ...(key === null ? [] : [say(key, { ...figures, mine: tile.mine ?? 0 })]),
    [
      ...(stop === undefined ? [] : stopSentences(stop)),
      ...(cost === undefined ? [] : [say('about.tile.cost', { cost })]),
      ...(terrainCost === undefined ? [] : [say('about.tile.terrain', { cost: terrainCost })]),
      ...(availableFrom === 'green' || availableFrom === 'brown'
        ? [say(`about.tile.from.${availableFrom}`, figures)]
        : []),
      ...(left === undefined ? [] : [say('about.tile.left', { count: left })]),
    ].join(' '),
  ].filter((sentence) => sentence !== '');
}

function stopSentences(stop: TileDefinition['stops'][number]): string[] {
  const { value = 0, valueByPhase, ownTokenValue, slots, terminal, countsForRange } = stop;
  return [
    valueByPhase !== undefined
      ? say('about.tile.valueByPhase', { ...valueByPhase })
      : ownTokenValue !== undefined
        ? say('about.tile.valueOwn', { value, own: ownTokenValue })
        : say('about.tile.value', { value }),
    ...(slots === 0 ? [] : [say(slots === 1 ? 'about.tile.slots.one' : 'about.tile.slots.other', { count: slots })]),
    ...(terminal === true ? [say('about.tile.terminal')] : []),
    ...(countsForRange ? [] : [say('about.tile.uncounted')]),
  ];
}

/** The tiles that may go over it, each once, as far as they exist at this table. */
export function becomes(tile: TileDefinition, isThere: (tile: string) => boolean): readonly string[] {
  const next = (upgrades[tile.id] ?? []).map(({ to }) => to).filter((to) => tiles.has(to) && isThere(to));
  return [...new Set(next)];
}
