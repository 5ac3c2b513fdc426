/** Certificates, markers, tiles, tokens and cards of 18Lilliput, booked from the facts alone. */
import { type CompanyId, companyRules, type SpaceId, tiles } from '../../../../domain/lilliput/data.ts';
import type { LilliputFact } from '../../../../domain/lilliput/facts.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { must, mustEqual, mustHoldTheSame } from '../../../fuzz/failure.ts';

const TOKENS = companyRules.stationMarkers;
const SHARES = companyRules.certificates.length - 1;

function counter<Key>() {
  const counts = new Map<Key, number>();
  return {
    of: (key: Key): number => counts.get(key) ?? 0,
    add: (key: Key, amount: number) => void counts.set(key, (counts.get(key) ?? 0) + amount),
    entries: () => [...counts].filter(([, count]) => count !== 0),
  };
}

/** 10 % shares by seat and company, and where each marker stands. */
export function shareBooks() {
  const held = counter<string>();
  const markers = new Map<CompanyId, SpaceId>();
  const key = (seat: number, company: CompanyId): string => `${seat} ${company}`;

  function moved(company: CompanyId, from: SpaceId, to: SpaceId): void {
    mustEqual(`marker of ${company}`, from, markers.get(company));
    markers.set(company, to);
  }

  return {
    enter(fact: LilliputFact): void {
      if (fact.type === 'companyTaken' || fact.type === 'companyFounded') {
        must(!markers.has(fact.company), () => `${fact.company} begins twice`);
        markers.set(fact.company, fact.space);
      }
      if (fact.type === 'shareBought') held.add(key(fact.seat, fact.company), 1);
      if (fact.type === 'sharesSold') held.add(key(fact.seat, fact.company), -fact.count);
      if (fact.type === 'sharesSold' || fact.type === 'dividendPaid' || fact.type === 'revenueKept') {
        moved(fact.company, fact.from, fact.to);
      }
    },
    compare(state: LilliputState): void {
      for (const company of markers.keys()) {
        const out = state.players.reduce((sum, _, seat) => sum + held.of(key(seat, company)), 0);
        must(out >= 0 && out <= SHARES, () => `${out} shares of ${company} are in hand`);
        const directors = state.players.filter(({ certificates }) =>
          certificates.some((certificate) => certificate.company === company && certificate.percent === 50),
        );
        must(directors.length === 1, () => `${company} has ${directors.length} directors`);
      }
      for (const [seat, { certificates }] of state.players.entries()) {
        for (const company of markers.keys()) {
          const shares = certificates.filter((each) => each.company === company && each.percent === 10).length;
          mustEqual(`shares of ${company} in seat ${seat}`, shares, held.of(key(seat, company)));
        }
        must(certificates.length <= companyRules.shareLimitPerPlayer, () => `seat ${seat} holds too many certificates`);
        const directed = certificates.filter(({ percent }) => percent === 50).length;
        must(directed <= companyRules.directorLimitPerPlayer, () => `seat ${seat} directs too many companies`);
      }
      const standing = Object.entries(state.chart).flatMap(([space, stack = []]) =>
        stack.map((company): [CompanyId, string] => [company, space]),
      );
      mustHoldTheSame('markers', standing, markers);
    },
  };
}

/** Tiles: those in the supply, on the board and out of the game are those that were put out. */
export function tileBooks() {
  const putOut = counter<string>();
  const supply = counter<string>();
  const away = counter<string>();
  const lying = new Map<string, string>();

  function lay(tile: string, { x, y }: { x: number; y: number }, replaced: string | null): void {
    const cell = `${x},${y}`;
    const covered = lying.get(cell);
    if (covered !== undefined) (replaced === null ? away : supply).add(covered, 1);
    if (replaced !== null) mustEqual(`tile at ${cell}`, covered, replaced);
    supply.add(tile, -1);
    lying.set(cell, tile);
  }

  function leave(tile: string): void {
    away.add(tile, supply.of(tile));
    supply.add(tile, -supply.of(tile));
  }

  return {
    enter(fact: LilliputFact): void {
      if (fact.type === 'gameSetUp') {
        for (const [tile, count] of Object.entries(fact.supply)) {
          putOut.add(tile, count);
          supply.add(tile, count);
        }
        for (const { tile, x, y } of fact.board) {
          putOut.add(tile, 1);
          lying.set(`${x},${y}`, tile);
        }
      }
      if (fact.type === 'characterTaken') {
        for (const { tile, count } of fact.tiles) {
          putOut.add(tile, count);
          supply.add(tile, count);
        }
      }
      if (fact.type === 'companyTaken') lay(fact.tile, fact, null);
      if (fact.type === 'tileLaid') lay(fact.tile, fact, fact.replaced);
      if (fact.type === 'draftEnded') for (const tile of fact.tilesLeaving) leave(tile);
      if (fact.type === 'characterTradedIn') for (const tile of fact.tiles) leave(tile);
    },
    compare(state: LilliputState): void {
      const inState = Object.entries(state.supply).filter(([, count]) => count !== 0);
      mustHoldTheSame('supply', inState, supply.entries());
      const board = Object.entries(state.board).map(([cell, { tile }]): [string, string] => [cell, tile]);
      mustHoldTheSame('board', board, lying);
      for (const [tile, count] of putOut.entries()) {
        const about = supply.of(tile) + away.of(tile) + [...lying.values()].filter((id) => id === tile).length;
        must(about === count, () => `${about} of ${count} tiles ${tile} are left`);
        must(supply.of(tile) >= 0, () => `the supply owes ${tile}`);
        must(count <= (tiles.get(tile)?.count ?? 0), () => `more of ${tile} than are printed`);
      }
    },
  };
}

/** Tokens: three for each company, one of them at home, never two on a tile. */
export function tokenBooks() {
  return {
    enter(): void {},
    compare(state: LilliputState): void {
      for (const [id, { tokens, home }] of Object.entries(state.companies)) {
        const cells = Object.entries(state.board).filter(([, laid]) => laid.tokens.includes(id as CompanyId));
        must(tokens >= 0 && tokens + cells.length === TOKENS, () => `${id} has ${tokens + cells.length} tokens`);
        must(
          cells.some(([cell]) => cell === `${home.x},${home.y}`),
          () => `${id} is not at home`,
        );
      }
      for (const [cell, { tile, tokens }] of Object.entries(state.board)) {
        const placed = tokens.filter((token) => token !== null);
        must(new Set(placed).size === placed.length, () => `two tokens of one company at ${cell}`);
        mustEqual(`slots at ${cell}`, tokens.length, tiles.get(tile)?.stops[0]?.slots ?? 0);
      }
    },
  };
}

/** Action cards and copy cards: everybody has two turns a round, and every turn takes a card or copies one. */
export function cardBooks() {
  const copies = counter<number>();
  const used: number[] = [];
  const turns: number[] = [];
  const taken = new Map<string, number | null>();
  let people = 0;
  return {
    enter(fact: LilliputFact): void {
      if (fact.type === 'gameSetUp') {
        people = fact.players.length - (fact.gulliver === null ? 0 : 1);
        for (const [seat, player] of fact.players.entries()) copies.add(seat, player.copyCards);
      }
      if (fact.type === 'roundStarted') {
        taken.clear();
        used.length = 0;
        turns.length = 0;
        for (const card of fact.cards) taken.set(card, null);
      }
      if (fact.type === 'turnEnded') turns.push(fact.seat);
      if (fact.type === 'runningBegun') {
        mustHoldTheSame('turns and cards of the round', turns, used);
        const seats = [...new Set(turns)];
        must(turns.length === 2 * seats.length && seats.length === people, () => `turns of ${turns.join()}`);
      }
      if (fact.type !== 'cardTaken') return;
      used.push(fact.seat);
      if (fact.copied) copies.add(fact.seat, -1);
      const taker = taken.get(fact.card);
      must(fact.copied ? typeof taker === 'number' : taker === null, () => `the card ${fact.card} was not to be had`);
      if (!fact.copied) taken.set(fact.card, fact.seat);
    },
    compare(state: LilliputState): void {
      for (const [seat, { copyCards }] of state.players.entries()) {
        mustEqual(`copy cards of seat ${seat}`, copyCards, copies.of(seat));
        must(copyCards >= 0, () => `seat ${seat} owes copy cards`);
      }
      mustHoldTheSame('cards', Object.entries(state.cards), taken);
    },
  };
}
