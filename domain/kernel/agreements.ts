/**
 * What people at a table settle among themselves: handing the seat of somebody who does not come to a robot, resigning,
 * pausing, and ending the table as it stands. Nobody loses by any of it. Whether a vote may be held is a matter of time,
 * which only the service knows; it hands in what it has found out.
 */
import type { AgreementCommand, HostCommand } from './command.ts';
import type { Fact, Game } from './contract.ts';
import type { Decision } from './decide.ts';
import type { Dealer } from './draws.ts';
import type { State } from './fold.ts';
import { reject } from './rejection.ts';
import { botAt, evolveTable, peopleAt, type Proposed, type TableFact, type TableState } from './table.ts';

/** What the service knows and the domain cannot. */
export interface Circumstances {
  /** The seat's time is over, and so is the wait for it. */
  readonly voteOpen: (seat: number) => boolean;
  /** Who plays a seat that has no person; the name of a robot of the game (`robotNames`). */
  readonly robot: string;
}

export const noCircumstances: Circumstances = { voteOpen: () => false, robot: 'random' };

/** What a seat wishes, or the host, who has none. */
export function decideAgreement<G extends object>(
  game: Game<G>,
  state: State<G>,
  seat: number | null,
  command: AgreementCommand | HostCommand,
  dealer: Dealer,
  circumstances: Circumstances,
): Decision {
  const wished = wish(state.table, seat, command, circumstances);
  if ('rejected' in wished) return wished;
  return { facts: [...wished.facts, ...following(game, state, wished.facts, dealer, circumstances)] };
}

function wish(
  table: TableState,
  seat: number | null,
  command: AgreementCommand | HostCommand,
  circumstances: Circumstances,
): Decision {
  switch (command.type) {
    case 'proposePause':
      return propose(table, seat, 'pause');
    case 'proposeEnd':
      return propose(table, seat, 'end');
    case 'resume':
      return table.paused ? one({ type: 'table.resumed', v: 1, seat }) : reject('table.notPaused');
    default:
      return seat === null ? reject('table.seatNeeded') : wishOfSeat(table, seat, command, circumstances);
  }
}

function wishOfSeat(
  table: TableState,
  seat: number,
  command: AgreementCommand,
  circumstances: Circumstances,
): Decision {
  switch (command.type) {
    case 'answerPause':
      return answer(table, seat, 'pause', command.agree);
    case 'answerEnd':
      return answer(table, seat, 'end', command.agree);
    case 'voteBot':
      return vote(table, seat, command.over, command.agree, circumstances);
    case 'resign':
      return resign(table, seat, circumstances);
    case 'comeBack':
      return comeBack(table, seat);
  }
}

const one = (fact: TableFact): Decision => ({ facts: [fact] });

function propose(table: TableState, seat: number | null, what: Proposed): Decision {
  if (what === 'pause' && table.paused) return reject('table.isPaused');
  if (table.proposals?.[what]) return reject('table.proposalOpen');
  return one({ type: 'table.proposed', v: 1, what, seat });
}

/** Whoever says no, the one who proposed it too, ends the proposal. */
function answer(table: TableState, seat: number, what: Proposed, agree: boolean): Decision {
  const proposal = table.proposals?.[what];
  if (!proposal) return reject('table.noProposal');
  if (agree && proposal.agreed.includes(seat)) return reject('table.answered');
  return one({ type: 'table.answered', v: 1, what, seat, agreed: agree });
}

function vote(table: TableState, seat: number, over: number, agree: boolean, { voteOpen }: Circumstances): Decision {
  const others = peopleAt(table).filter((other) => other !== over);
  if (over === seat || over >= table.seats || botAt(table, over) !== null) return reject('table.noVote', { over });
  if (!others.includes(seat)) return reject('table.noVote', { over });
  if (agree === votesOver(table, over).includes(seat)) return reject('table.answered');
  if (agree && !voteOpen(over)) return reject('table.voteClosed', { over });
  return one({ type: 'table.voted', v: 1, seat, over, agreed: agree });
}

function resign(table: TableState, seat: number, { robot }: Circumstances): Decision {
  if (peopleAt(table).length === 1) return reject('table.lastPerson');
  return {
    facts: [{ type: 'table.resigned', v: 1, seat } satisfies TableFact, botSeated(seat, robot)],
  };
}

/** Whoever was voted out may come back as long as nobody else has taken the seat; resigning is for good. */
function comeBack(table: TableState, seat: number): Decision {
  if (table.away?.[seat] !== 'voted') return reject('table.notAway');
  return one({ type: 'table.personSeated', v: 1, seat });
}

/** Somebody else takes a seat: by a substitute's invitation, or from hand to hand. */
export function handOver({ table }: State, seat: number): Decision {
  if (seat >= table.seats) return reject('table.noSeat');
  const handed: TableFact = { type: 'table.seatHandedOver', v: 1, seat };
  const back: TableFact = { type: 'table.personSeated', v: 1, seat };
  return { facts: botAt(table, seat) === null ? [handed] : [handed, back] };
}

/** What a wish completes: a vote that has enough voices, a proposal that everybody shares. */
function following<G extends object>(
  game: Game<G>,
  state: State<G>,
  facts: readonly Fact[],
  dealer: Dealer,
  { robot }: Circumstances,
): TableFact[] {
  const table = { ...state.table };
  for (const fact of facts as TableFact[]) evolveTable(table, fact, table.version);
  const replaced = peopleAt(table).filter((seat) => isVotedOut(table, seat));
  const added = replaced.flatMap((seat): TableFact[] => [
    { type: 'table.votedOut', v: 1, seat },
    botSeated(seat, robot),
  ]);
  for (const fact of added) evolveTable(table, fact, table.version);
  if (isShared(table, 'end')) return [...added, ...agreedEnd(game, state.game, dealer)];
  return isShared(table, 'pause') ? [...added, { type: 'table.paused', v: 1 }] : added;
}

const botSeated = (seat: number, player: string): TableFact => ({ type: 'table.botSeated', v: 1, seat, player });

const votesOver = ({ votes }: TableState, over: number): readonly number[] => votes?.[over] ?? [];

/** More than half of the other people want it. */
function isVotedOut(table: TableState, over: number): boolean {
  const others = peopleAt(table).filter((seat) => seat !== over);
  const votes = votesOver(table, over).filter((seat) => others.includes(seat));
  return votes.length * 2 > others.length;
}

function isShared(table: TableState, what: Proposed): boolean {
  const proposal = table.proposals?.[what];
  return proposal !== undefined && peopleAt(table).every((seat) => proposal.agreed.includes(seat));
}

/** The game stands as it stands: its outcome is in the fact, since the game itself will never have one. */
function agreedEnd<G extends object>(game: Game<G>, state: G, dealer: Dealer): TableFact[] {
  const seed = dealer.reveal();
  if (seed === null) return [];
  const standings = game.standings(state).map(({ seat, total, rank, parts }) => ({
    seat,
    total,
    rank,
    parts: parts.map(({ key, amount }) => ({ key, amount })),
  }));
  return [{ type: 'table.ended', v: 2, reason: 'agreed', seed, standings }];
}
