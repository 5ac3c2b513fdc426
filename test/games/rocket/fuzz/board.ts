/** The board, booked from the facts alone: tiles, lines, cities, stations, and the tokens beside it. */
import { citiesBeside, neighbours, numberOf, startOf } from '../../../../domain/rocket/board.ts';
import { cities, type CompanyId, companies, components } from '../../../../domain/rocket/data.ts';
import type { RocketFact } from '../../../../domain/rocket/facts.ts';
import type { HexKey, RocketState } from '../../../../domain/rocket/types.ts';
import { must, mustEqual, mustHoldTheSame } from '../../../fuzz/failure.ts';

interface OnBoard {
  locomotive: HexKey;
  track: HexKey[];
}

const starts = new Map(companies.map(({ id, start }) => [id, start]));

export function lineBooks() {
  const lines = new Map<CompanyId, OnBoard>();
  let tiles = 0;
  let withoutTile = 0;

  return {
    enter(fact: RocketFact): void {
      switch (fact.type) {
        case 'gameSetUp':
          for (const { id } of companies) lines.set(id, { locomotive: startOf(id), track: [] });
          return;
        case 'lineExtended': {
          const line = lines.get(fact.company);
          must(line !== undefined, () => `${fact.company} moves, but is dissolved`);
          mustEqual('where a move begins', fact.from, line.locomotive);
          mustEqual('its direction', neighbours[numberOf(fact.from)]?.[fact.heading], numberOf(fact.to));
          const isStart = fact.from === startOf(fact.company);
          mustEqual('a tile on the hex that was left', fact.tile, !isStart);
          if (fact.tile) {
            line.track.push(fact.from);
            tiles += 1;
          }
          line.locomotive = fact.to;
          return;
        }
        case 'linesMerged': {
          const [dissolved, survivor] = [lines.get(fact.company), lines.get(fact.into)];
          must(dissolved !== undefined && survivor !== undefined, () => 'a merger without two lines');
          mustEqual('a tile for the merger', fact.tile, tiles < components.tiles);
          if (fact.tile) tiles += 1;
          else withoutTile += 1;
          survivor.track.push(...dissolved.track, dissolved.locomotive);
          lines.delete(fact.company);
          return;
        }
        default:
          return;
      }
    },
    compare(state: RocketState): void {
      mustEqual('tiles', state.tilesLaid, tiles);
      must(tiles <= components.tiles, () => `${tiles} tiles`);
      const all = [...lines.values()].flatMap(({ locomotive, track }) => [locomotive, ...track]);
      mustEqual('hexes that are taken once', new Set(all).size, all.length);
      const track = [...lines.values()].reduce((total, line) => total + line.track.length, 0);
      mustEqual('track', track, tiles + withoutTile);
      for (const [company, { locomotive, track: own }] of lines) {
        const line = state.lines[company];
        mustEqual(`the locomotive of ${company}`, line?.locomotive, locomotive);
        mustHoldTheSame(`the track of ${company}`, line?.track ?? [], own);
        const beside = [locomotive, ...own].flatMap((hex) => citiesBeside[numberOf(hex)] ?? []);
        mustHoldTheSame(`the cities of ${company}`, line?.cities ?? [], new Set([starts.get(company), ...beside]));
      }
    },
  };
}

export function pieceBooks() {
  const stations = new Map<HexKey, number>();
  const tokens: string[] = [];
  const passengers: number[] = [];
  let seats = 0;

  return {
    enter(fact: RocketFact): void {
      switch (fact.type) {
        case 'gameSetUp':
          seats = fact.seats;
          passengers.push(...Array.from({ length: seats }, () => 0));
          return;
        case 'tokenTaken':
          tokens.push(`${fact.seat} ${fact.city} ${fact.good}`);
          return;
        case 'stationPlaced':
        case 'stationMoved':
          if (fact.type === 'stationMoved') {
            mustEqual('whose station is relocated', stations.get(fact.from), fact.seat);
            stations.delete(fact.from);
          }
          must(!stations.has(fact.at), () => `two stations on ${fact.at}`);
          stations.set(fact.at, fact.seat);
          return;
        case 'passengerTaken':
          passengers[fact.seat]! += 1;
          return;
        default:
          return;
      }
    },
    compare(state: RocketState): void {
      mustHoldTheSame(
        'stations',
        state.stations.map(({ seat, at }) => [at, seat]),
        stations,
      );
      for (let seat = 0; seat < seats; seat++) {
        const own = [...stations.values()].filter((owner) => owner === seat).length;
        must(own <= components.stations, () => `seat ${seat} has ${own} stations`);
      }
      mustHoldTheSame(
        'tokens',
        state.tokens.map(({ seat, city, good }) => `${seat} ${city} ${good}`),
        tokens,
      );
      for (const { id, tokens: printed = [] } of cities) {
        for (const good of new Set(printed)) {
          const taken = tokens.filter((token) => token.endsWith(` ${id} ${good}`)).length;
          const there = printed.filter((one) => one === good).length;
          must(taken <= there, () => `${taken} of ${there} ${good} tokens of ${id} are taken`);
        }
      }
      mustEqual(
        'passengers',
        state.players.map((player) => player.passengers),
        passengers,
      );
      const all = passengers.reduce((total, own) => total + own, 0);
      must(all <= components.passengers, () => `${all} passengers`);
    },
  };
}
