/**
 * The greedy robot: evaluates candidate turns and plays the best one. It uses the legal next steps of its own turn only;
 * it does not plan for later rounds and does not predict what others will do.
 */
import type { Pick, Player } from '../../kernel/random-player.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { lilliput } from '../game.ts';
import { actionOf } from '../rules/cards.ts';
import { isLastRound } from '../rules/holdings.ts';
import type { StepOf } from '../steps.ts';
import type { LilliputState } from '../types.ts';
import { moneyIdeas, offer, plainIdeas } from './ideas.ts';
import { outlook } from './outlook.ts';
import { after, climb, eachAfter, type Ideas, type Path, richest } from './paths.ts';
import { shareIdeas } from './share-ideas.ts';
import { characterTileIdeas, trackIdeas } from './track-ideas.ts';
import { type Judge, judgeFor } from './worth.ts';

/** Among cards that differ by fewer pounds than this it chooses at random, so that games differ. */
const WHIM = 12;

type CardStep = StepOf<'takeCard' | 'copyCard'>;

/** Everything that is looked at, one after the other. */
const allIdeas = (judge: Judge): Ideas =>
  function* ideas(here) {
    yield* plainIdeas(judge)(here);
    yield* moneyIdeas(judge)(here);
    yield* shareIdeas(judge)(here);
    yield* trackIdeas(judge)(here);
  };

/** What comes on top of a card: a character's tiles, and in the end what the card brings. */
const onTop = (judge: Judge): Ideas =>
  function* ideas(here) {
    yield* characterTileIdeas(judge)(here);
    if (isLastRound(here.draft.state)) {
      yield* eachAfter(
        here,
        here.draft.choices.filter(({ type }) => type === 'tradeIn'),
        judge,
      );
    }
  };

const goOn = (here: Path, judge: Judge): Path => climb(climb(here, allIdeas(judge)), onTop(judge));

/** Cards that allow the same are evaluated once: the first one, and taking comes before copying. */
function bestCard(begun: Path, judge: Judge, pick: Pick): Path | null {
  const cards = begun.draft.choices.filter((choice): choice is CardStep => 'card' in choice);
  const first = pick(Math.max(1, cards.length));
  const inTurn = [...cards.slice(first), ...cards.slice(0, first)];
  const seen = new Set<string>();
  const paths: Path[] = [];
  for (const type of ['takeCard', 'copyCard'] as const) {
    for (const step of inTurn) {
      const allows = JSON.stringify(actionOf(step.card, step.side));
      if (step.type !== type || seen.has(allows)) continue;
      seen.add(allows);
      const taken = after(begun, step, judge);
      if (!taken) continue;
      const path = goOn(taken, judge);
      paths.push({ ...path, worth: path.worth + pick(WHIM) });
    }
  }
  return richest(paths);
}

/** A turn with a card, or the rest of one. */
function bestTurn(begun: Path, judge: Judge, pick: Pick): Path | null {
  const isNew = begun.draft.choices.some(({ type }) => type === 'takeCard');
  const acted = isNew ? bestCard(begun, judge, pick) : goOn(begun, judge);
  const hasBought = acted?.draft.steps.some(({ type }) => type === 'buyTrain') ?? false;
  return acted?.draft.sendable && !hasBought ? offer(acted, judge, pick) : acted;
}

/** Something must be chosen, whether or not it makes anybody richer; then whatever does. */
function bestAnswer(begun: Path, judge: Judge, pick: Pick): Path | null {
  const answers = [...plainIdeas(judge)(begun), ...moneyIdeas(judge)(begun)];
  const followed = answers.map((answer) => climb(answer, plainIdeas(judge)));
  return richest(followed.map((path) => ({ ...path, worth: path.worth + pick(WHIM) })));
}

export const greedyPlayer: Player = (_, state, seat, pick, dealer, drawn) => {
  const draft = lilliput.begin(state as LilliputState, seat, dealer, drawn);
  if (isRejection(draft)) return [];
  const judge = judgeFor(seat, outlook(), draft.state);
  const begun = { draft, worth: judge(draft.state) };
  const isTurn = draft.sendable || draft.choices.some(({ type }) => type === 'takeCard');
  const best = isTurn ? bestTurn(begun, judge, pick) : bestAnswer(begun, judge, pick);
  if (best) return [...best.draft.steps];
  const [only] = draft.choices;
  return only ? [lilliput.settle(only, pick)] : [];
};
