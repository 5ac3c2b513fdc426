/**
 * Whether today's rules would decide a history the same way: lead to the same position, though it may be told in other
 * facts by now. This is a report and no judgement: facts stand, whatever the rules have become. Draws come out as they
 * are recorded, so it works before the seed is revealed.
 */
import { type Circumstances, noCircumstances } from './agreements.ts';
import { canonical } from './canonical.ts';
import { type Command, commandSchema } from './command.ts';
import type { Commit } from './commit.ts';
import type { Fact, Game } from './contract.ts';
import { decide } from './decide.ts';
import type { Dealer } from './draws.ts';
import { UnknownDraw } from './unknown-draw.ts';
import { advance, blankHistory, seatOf, upcast } from './fold.ts';
import { isRejection } from './rejection.ts';
import { isTableFact } from './table.ts';
import { clone } from './values.ts';

export interface Difference {
  readonly version: number;
  /** The command is refused today, with this code; otherwise it leads elsewhere. */
  readonly refused?: string;
}

export interface Today {
  readonly rules: string;
  /** Commands of seats that were decided again. */
  readonly decided: number;
  readonly differences: readonly Difference[];
}

/** Decides every command of a seat again, each from the position in which it was given. */
export function decideAgain<G extends object>(game: Game<G>, commits: readonly Commit[]): Today {
  const history = blankHistory(game);
  const differences: Difference[] = [];
  let decided = 0;
  for (const commit of commits) {
    const seat = seatOf(commit.actor);
    const command = commandSchema(game).safeParse(commit.command);
    if (seat !== null && command.success) {
      decided++;
      const decision = decide(
        game,
        history.state,
        seat,
        command.data as Command,
        recordedDealer(commit),
        recordedCircumstances(commit),
      );
      if (isRejection(decision)) differences.push({ version: commit.version, refused: decision.code });
      else if (!sameOutcome(game, history.state.game, commit.facts, decision.facts))
        differences.push({ version: commit.version });
    }
    advance(game, history, commit);
  }
  return { rules: game.rules, decided, differences };
}

/** Deals what the commit says was dealt; a draw that is not in it is unknown. */
function recordedDealer(commit: Commit): Dealer {
  const draws = new Map(commit.facts.flatMap((fact) => fact.draws ?? []).map((draw) => [draw.counter, draw]));
  const closing = commit.facts.find((fact): fact is Fact & { seed: string } => fact.type === 'table.ended');
  return {
    draw(counter, sides) {
      const draw = draws.get(counter);
      if (draw?.sides !== sides) throw new UnknownDraw();
      return draw.result;
    },
    reveal: () => closing?.seed ?? null,
  };
}

/** Time and robots are no rules: what the service found then holds. */
function recordedCircumstances({ facts }: Commit): Circumstances {
  const seated = facts.find((fact): fact is Fact & { player: string } => fact.type === 'table.botSeated');
  return { voteOpen: () => true, robot: seated?.player ?? noCircumstances.robot };
}

/** That rules were corrected is no difference of its own. */
function sameOutcome<G extends object>(game: Game<G>, before: G, stored: readonly Fact[], today: readonly Fact[]) {
  const [then, now] = [stored, today].map((facts) =>
    facts.filter(({ type }) => type !== 'table.rulesCorrected').map((fact) => upcast(game, fact)),
  ) as [Fact[], Fact[]];
  if (canonical(then) === canonical(now)) return true;
  return canonical(besides(then)) === canonical(besides(now)) && after(game, before, then) === after(game, before, now);
}

/** What is no matter of the game's own state. */
const besides = (facts: readonly Fact[]) => [facts.filter(isTableFact), facts.flatMap(({ draws = [] }) => draws)];

const after = <G extends object>(game: Game<G>, before: G, facts: readonly Fact[]): string =>
  canonical(
    facts.filter((fact) => !isTableFact(fact)).reduce((state, fact) => game.evolve(state, fact), clone(before)),
  );
