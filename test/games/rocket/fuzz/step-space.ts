/** Everything that somebody might try at a moment of Stephenson's Rocket, without asking the rules what is legal. */
import type { Pick } from '../../../../domain/kernel/random-player.ts';
import { besides, COMPANIES, hexes, keyAt, numberOf } from '../../../../domain/rocket/board.ts';
import { cities, GOODS } from '../../../../domain/rocket/data.ts';
import type { RocketStep } from '../../../../domain/rocket/steps.ts';
import type { HexKey, RocketState } from '../../../../domain/rocket/types.ts';

/** Hexes tried for each station that could be relocated. */
const SITES_A_VISIT = 40;

const around = (hex: HexKey): HexKey[] => (besides[numberOf(hex)] ?? []).map(keyAt);

function someHexes(pick: Pick): HexKey[] {
  return Array.from({ length: SITES_A_VISIT }, () => keyAt(pick(hexes.length)));
}

export function attempts({ lines, stations, consultation }: RocketState, pick: Pick): RocketStep[] {
  const tokens = cities.flatMap(({ id }) => GOODS.map((good): RocketStep => ({ type: 'takeToken', city: id, good })));
  const placed = hexes.map((at): RocketStep => ({ type: 'placeStation', at }));
  const relocated = stations.flatMap(({ at: from }) =>
    [...someHexes(pick), ...around(from), from].map((at): RocketStep => ({ type: 'moveStation', from, at })),
  );
  const moves = COMPANIES.flatMap((company) => {
    const locomotive = lines[company]?.locomotive;
    const near = locomotive === undefined ? [] : [locomotive, ...around(locomotive)];
    return [...near, ...someHexes(pick)].map((target): RocketStep => ({ type: 'extend', company, target }));
  });
  const held = consultation ? (lines[consultation.company]?.shares ?? []) : [];
  const amounts = Array.from({ length: Math.max(2, ...held.map((shares) => shares + 2)) }, (_, shares) => shares);
  const origin = consultation && lines[consultation.company]?.locomotive;
  const targets = origin ? [origin, ...around(origin), keyAt(pick(hexes.length))] : [keyAt(pick(hexes.length))];
  const bids = amounts.flatMap((shares): RocketStep[] => [
    { type: 'restore', shares },
    ...targets.map((target): RocketStep => ({ type: 'bid', shares, target })),
  ]);
  const waivers = [null, ...COMPANIES].flatMap((company): RocketStep[] => [
    { type: 'declareWaiver', company },
    { type: 'revokeWaiver', company },
  ]);
  const words = (['waive', 'call', 'pass', 'giveWay'] as const).map((type): RocketStep => ({ type }));
  return [...tokens, ...placed, ...relocated, ...moves, ...bids, ...waivers, ...words];
}
