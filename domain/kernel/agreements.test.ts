/** Votes, resigning, pauses and an end that all agree to: given this table, when that wish comes, then these facts. */
import { describe, expect, it, vi } from 'vitest';
import { simulated } from '../../test/seeded.ts';
import { vetoRound } from '../../test/toys/veto-round.ts';
import type { Circumstances } from './agreements.ts';
import { commandSchema, type Command, type HostCommand, mayClose } from './command.ts';
import type { Fact } from './contract.ts';
import { type Decision, decide, decideForHost, decideHandOver } from './decide.ts';
import { seededDealer } from './draws.ts';
import { unknownDealer } from './unknown-draw.ts';
import { advance, fold, type History, upcast } from './fold.ts';
import { randomPlayer } from './random-player.ts';
import { isRejection } from './rejection.ts';
import { nextCommit, simulate } from './simulate.ts';
import { hashOf } from './hash.ts';
import { headerOf, printHistory } from './history-file.ts';
import { peopleAt } from './table.ts';
import { tableFactSchema } from './table-facts.ts';
import { decideAgain } from './today.ts';
import { verify } from './verify.ts';

const chance = simulated(5);
const open: Circumstances = { voteOpen: () => true, robot: 'greedy' };
const closed: Circumstances = { voteOpen: () => false, robot: 'greedy' };

function tableOf(seats: number): History {
  const played = simulate(vetoRound, { ...simulated(5), seats, options: {}, players: [randomPlayer], mostCommits: 3 });
  return fold(vetoRound, played.history.commits);
}

function write(history: History, actor: string, command: Command | HostCommand, decision: Decision): string[] | string {
  if (isRejection(decision)) {
    expect(decision.sentence).not.toMatch(/\{|rejection\./);
    return decision.code;
  }
  const commit = nextCommit(vetoRound, chance, history, actor, command, decision.facts);
  advance(vetoRound, history, commit);
  for (const fact of decision.facts) expect(tableFactSchema.safeParse(fact).error).toBeUndefined();
  expect(hashOf(fold(vetoRound, history.commits).state)).toBe(hashOf(history.state));
  return decision.facts.map(({ type }) => type);
}

const dealer = seededDealer(chance.seed);
const wish = (history: History, seat: number, command: Command, circumstances = open) =>
  write(history, `seat:${seat}`, command, decide(vetoRound, history.state, seat, command, dealer, circumstances));
const wishOfHost = (history: History, command: HostCommand) =>
  write(history, 'host', command, decideForHost(vetoRound, history.state, command, dealer));

const voteFor = (over: number): Command => ({ type: 'voteBot', over, agree: true });
const voteAgainst = (over: number): Command => ({ type: 'voteBot', over, agree: false });
const OUT = ['table.voted', 'table.votedOut', 'table.botSeated'];

/** Somebody who is awaited plays a legal turn. */
function playOn(history: History, of?: number): number {
  const awaited = vetoRound.awaiting(history.state.game as never).map(({ seat }) => seat);
  const seat = of ?? awaited[0] ?? -1;
  const steps = randomPlayer(vetoRound, history.state.game, seat, chance.pick, dealer, history.state.table.drawn);
  const command: Command = { type: 'turn', steps };
  const decision = decide(vetoRound, history.state, seat, command, dealer);
  if (isRejection(decision)) throw new Error(decision.code);
  advance(vetoRound, history, nextCommit(vetoRound, chance, history, `seat:${seat}`, command, decision.facts));
  return seat;
}

describe('a vote over a seat', () => {
  it('is held only when the service has found its time over', () => {
    const history = tableOf(3);
    expect(wish(history, 0, voteFor(1), closed)).toBe('table.voteClosed');
    expect(wish(history, 0, voteFor(1))).toEqual(['table.voted']);
  });

  it('of one other person decides alone', () => {
    const history = tableOf(2);
    expect(wish(history, 0, voteFor(1))).toEqual(OUT);
    expect(history.state.table.bots).toEqual({ 1: 'greedy' });
    expect(history.state.table.away).toEqual({ 1: 'voted' });
  });

  it('takes more than half of the others: both of two, two of three', () => {
    const three = tableOf(3);
    expect(wish(three, 0, voteFor(2))).toEqual(['table.voted']);
    expect(wish(three, 1, voteFor(2))).toEqual(OUT);
    const four = tableOf(4);
    expect(wish(four, 0, voteFor(3))).toEqual(['table.voted']);
    expect(wish(four, 1, voteFor(3))).toEqual(OUT);
    expect(peopleAt(four.state.table)).toEqual([0, 1, 2]);
  });

  it('counts a voice once, and no longer when it was taken back', () => {
    const history = tableOf(4);
    wish(history, 0, voteFor(3));
    expect(wish(history, 0, voteFor(3))).toBe('table.answered');
    expect(wish(history, 0, voteAgainst(3))).toEqual(['table.voted']);
    expect(wish(history, 0, voteAgainst(3))).toBe('table.answered');
    expect(wish(history, 1, voteFor(3))).toEqual(['table.voted']);
  });

  it('is over when the seat plays after all; nobody else’s turn ends it', () => {
    const history = tableOf(3);
    const late = vetoRound.awaiting(history.state.game as never)[0]!.seat;
    const [one, other] = [0, 1, 2].filter((seat) => seat !== late) as [number, number];
    wish(history, one, voteFor(late));
    expect(history.state.table.votes).toEqual({ [late]: [one] });
    playOn(history, late);
    expect(history.state.table.votes).toEqual({});
    expect(wish(history, other, voteFor(late))).toEqual(['table.voted']);
  });

  it('is never over oneself, a robot or nobody', () => {
    const history = tableOf(3);
    expect(wish(history, 1, voteFor(1))).toBe('table.noVote');
    expect(wish(history, 1, voteFor(3))).toBe('table.noVote');
    wish(history, 0, { type: 'resign' });
    expect(wish(history, 1, voteFor(0))).toBe('table.noVote');
    expect(wish(history, 0, voteFor(1))).toBe('table.noVote');
  });

  it('is complete when those who did not want it have left', () => {
    const history = tableOf(3);
    wish(history, 0, voteFor(2));
    expect(wish(history, 1, { type: 'resign' })).toEqual([
      'table.resigned',
      'table.botSeated',
      'table.votedOut',
      'table.botSeated',
    ]);
    expect(peopleAt(history.state.table)).toEqual([0]);
  });
});

describe('a seat that a robot plays', () => {
  it('is taken back by whoever was voted out, but not by whoever resigned', () => {
    const history = tableOf(3);
    wish(history, 0, voteFor(2));
    wish(history, 1, voteFor(2));
    expect(wish(history, 2, { type: 'comeBack' })).toEqual(['table.personSeated']);
    expect(peopleAt(history.state.table)).toEqual([0, 1, 2]);
    expect(wish(history, 2, { type: 'comeBack' })).toBe('table.notAway');
    wish(history, 2, { type: 'resign' });
    expect(wish(history, 2, { type: 'comeBack' })).toBe('table.notAway');
  });

  it('is handed over to a substitute, after whom nobody comes back', () => {
    const history = tableOf(2);
    wish(history, 0, voteFor(1));
    const decision = decideHandOver(vetoRound, history.state as never, 1);
    expect(write(history, 'system', { type: 'handOver', seat: 1 } as never, decision)).toEqual([
      'table.seatHandedOver',
      'table.personSeated',
    ]);
    expect(wish(history, 1, { type: 'comeBack' })).toBe('table.notAway');
    expect(peopleAt(history.state.table)).toEqual([0, 1]);
  });

  it('a person’s seat passes to another person without a robot in between', () => {
    const decision = decideHandOver(vetoRound, tableOf(2).state as never, 1);
    expect(decision).toEqual({ facts: [{ type: 'table.seatHandedOver', v: 1, seat: 1 }] });
    expect(decideHandOver(vetoRound, tableOf(2).state as never, 2)).toMatchObject({ code: 'table.noSeat' });
  });
});

describe('resigning', () => {
  it('gives the seat to a robot at once', () => {
    const history = tableOf(2);
    expect(wish(history, 1, { type: 'resign' })).toEqual(['table.resigned', 'table.botSeated']);
    expect(history.state.table.away).toEqual({ 1: 'resigned' });
  });

  it('is not for the last person', () => {
    const history = tableOf(2);
    wish(history, 1, { type: 'resign' });
    expect(wish(history, 0, { type: 'resign' })).toBe('table.lastPerson');
  });
});

describe('a pause', () => {
  it('comes when all agree, and ends when anybody likes', () => {
    const history = tableOf(3);
    expect(wish(history, 0, { type: 'proposePause' })).toEqual(['table.proposed']);
    expect(wish(history, 1, { type: 'proposePause' })).toBe('table.proposalOpen');
    expect(wish(history, 0, { type: 'answerPause', agree: true })).toBe('table.answered');
    expect(wish(history, 1, { type: 'answerPause', agree: true })).toEqual(['table.answered']);
    expect(wish(history, 2, { type: 'answerPause', agree: true })).toEqual(['table.answered', 'table.paused']);
    expect(history.state.table.paused).toBe(true);
    expect(wish(history, 0, { type: 'proposePause' })).toBe('table.isPaused');
    expect(wish(history, 2, { type: 'resume' })).toEqual(['table.resumed']);
    expect(history.state.table.paused).toBe(false);
    expect(wish(history, 2, { type: 'resume' })).toBe('table.notPaused');
  });

  it('is off when one says no, the one who proposed it too', () => {
    const history = tableOf(3);
    for (const no of [1, 0]) {
      wish(history, 0, { type: 'proposePause' });
      expect(wish(history, no, { type: 'answerPause', agree: false })).toEqual(['table.answered']);
      expect(wish(history, 2, { type: 'answerPause', agree: true })).toBe('table.noProposal');
    }
  });

  it('of the host needs every person’s answer; his resuming needs none', () => {
    const history = tableOf(2);
    expect(wishOfHost(history, { type: 'proposePause' })).toEqual(['table.proposed']);
    wish(history, 0, { type: 'answerPause', agree: true });
    expect(wish(history, 1, { type: 'answerPause', agree: true })).toEqual(['table.answered', 'table.paused']);
    expect(wishOfHost(history, { type: 'resume' })).toEqual(['table.resumed']);
  });

  it('lets people play on, and is still there after a turn and after a turn taken back', () => {
    const history = tableOf(2);
    wish(history, 0, { type: 'proposePause' });
    wish(history, 1, { type: 'answerPause', agree: true });
    const before = history.state.table.turns.at(-1)!.version;
    const seat = playOn(history);
    const game = vi.spyOn(vetoRound, 'takeBack').mockReturnValue('free');
    wish(history, seat, { type: 'askTakeBack', backTo: before });
    game.mockRestore();
    if (history.state.table.request) wish(history, 1 - seat, { type: 'answerTakeBack', agree: true });
    expect(history.state.table.turns.at(-1)!.version).toBe(before);
    expect(history.state.table.paused).toBe(true);
  });
});

describe('an end as it stands', () => {
  it('comes when all agree, with the standings of that moment and the seed', () => {
    const history = tableOf(3);
    wish(history, 2, { type: 'proposeEnd' });
    playOn(history);
    expect(wish(history, 0, { type: 'answerEnd', agree: true })).toEqual(['table.answered']);
    const standings = vetoRound.standings(history.state.game as never);
    expect(wish(history, 1, { type: 'answerEnd', agree: true })).toEqual(['table.answered', 'table.ended']);
    expect(history.state.table.ended).toEqual({ reason: 'agreed', seed: chance.seed, standings });
    expect(wish(history, 0, { type: 'proposePause' })).toBe('table.over');
    expect(wishOfHost(history, { type: 'proposePause' })).toBe('table.over');
  });

  it('of a single person is at once', () => {
    const history = tableOf(2);
    wish(history, 0, { type: 'resign' });
    expect(wish(history, 1, { type: 'proposeEnd' })).toEqual(['table.proposed', 'table.ended']);
  });

  it('does not wait for somebody who has left', () => {
    const history = tableOf(3);
    wish(history, 0, { type: 'proposeEnd' });
    wish(history, 1, { type: 'answerEnd', agree: true });
    expect(wish(history, 2, { type: 'resign' })).toEqual(['table.resigned', 'table.botSeated', 'table.ended']);
  });

  it('is not invented by a page, which does not know the seed', () => {
    const { state } = tableOf(1 + 1);
    const proposed = decide(vetoRound, state, 0, { type: 'proposeEnd' }, unknownDealer);
    expect(proposed).toMatchObject({ facts: [{ type: 'table.proposed' }] });
  });

  it('is found whole by verify, and today’s rules decide it the same', () => {
    const history = tableOf(4);
    wish(history, 0, voteFor(3));
    wish(history, 1, voteFor(3));
    wishOfHost(history, { type: 'proposeEnd' });
    wish(history, 0, { type: 'resign' });
    for (const seat of [1, 2]) wish(history, seat, { type: 'answerEnd', agree: true });
    const [first] = history.commits;
    const text = printHistory(headerOf(chance.id, first!, []), history.commits);
    expect(verify(text, { [vetoRound.id]: vetoRound })).toMatchObject({ ok: true, ended: true });
    expect(decideAgain(vetoRound, history.commits).differences).toEqual([]);
  });
});

describe('commands', () => {
  const all: Command[] = [
    { type: 'resign' },
    voteFor(1),
    { type: 'comeBack' },
    { type: 'proposePause' },
    { type: 'answerPause', agree: true },
    { type: 'resume' },
    { type: 'proposeEnd' },
    { type: 'answerEnd', agree: false },
  ];

  it.each(all)('$type is read', (command) => {
    expect(commandSchema(vetoRound).safeParse(command).data).toEqual(command);
    expect(commandSchema(vetoRound).safeParse({ ...command, seat: 1 }).success).toBe(false);
  });

  it('that end a table may see the seed, and no others', () => {
    const types = [...all.map(({ type }) => type), 'turn', 'askTakeBack', 'answerTakeBack', 'handOver'];
    expect(types.filter((type) => mayClose({ type }))).toEqual([
      'resign',
      'voteBot',
      'proposeEnd',
      'answerEnd',
      'turn',
    ]);
  });
});

it('an end as it was first written says the same in the newest version', () => {
  const old: Fact & object = Object.assign({ type: 'table.ended', v: 1 }, { reason: 'finished', seed: chance.seed });
  expect(tableFactSchema.safeParse(old).success).toBe(false);
  const newest = upcast(vetoRound, old);
  expect(newest).toEqual({ ...old, v: 2, standings: null });
  expect(tableFactSchema.safeParse(newest).success).toBe(true);
});
