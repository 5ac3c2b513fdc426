/**
 * The greedy robot: looks at every action, plays the one after which it leads by most, then the next. It expects nobody to
 * change its moves and does not plan for later turns.
 */
import type { Pick, Player } from '../../kernel/random-player.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { besides, numberOf } from '../board.ts';
import { type RocketDraft, rocket } from '../game.ts';
import { linesInPlay } from '../rules/occupancy.ts';
import { hexesAhead } from '../rules/targets.ts';
import type { RocketChoice, RocketStep } from '../steps.ts';
import type { HexKey, RocketState } from '../types.ts';
import { answerFor } from './consulting.ts';
import { leadOf } from './worth.ts';

/** Among actions that differ by less than this it chooses at random, so that games differ. */
const WHIM = 150;
/** Where to put a station: so many of the sites near locomotives are looked at. */
const MOST_SITES = 8;

/** Everybody lets everything pass: a move is judged as if nobody changed it. */
const withoutConsultations = (state: RocketState): RocketState => ({
  ...state,
  waivers: state.waivers.map(({ companies }) => ({ all: true, companies })),
});

/** Hexes that a locomotive may reach with its next two steps. */
function hexesNearLocomotives({ lines }: RocketState): Set<number> {
  const near = new Set<number>();
  for (const [, line] of linesInPlay(lines)) {
    for (const hex of hexesAhead(line)) for (const beyond of besides[hex] ?? []) near.add(beyond);
  }
  return near;
}

function someSites(sites: readonly HexKey[], near: ReadonlySet<number>, pick: Pick): HexKey[] {
  const promising = sites.filter((site) => near.has(numberOf(site)));
  const first = pick(Math.max(1, promising.length));
  return [...promising.slice(first), ...promising.slice(0, first)].slice(0, MOST_SITES);
}

/** The steps that a choice stands for. Stations are relocated only from where no line runs. */
function stepsOf(choice: RocketChoice, state: RocketState, near: ReadonlySet<number>, pick: Pick): RocketStep[] {
  const { goods = [], sites = [], companies: _, most: __, ...step } = choice;
  switch (step.type) {
    case 'takeToken':
      return goods.map((good) => ({ ...step, good }));
    case 'placeStation':
      return someSites(sites, near, pick).map((at) => ({ ...step, at }));
    case 'moveStation': {
      const isServed = linesInPlay(state.lines).some(
        ([, { locomotive, track }]) => locomotive === step.from || track.includes(step.from),
      );
      return isServed
        ? []
        : someSites(sites, near, pick)
            .slice(0, 2)
            .map((at) => ({ ...step, at }));
    }
    case 'extend':
      return [step];
    default:
      return [];
  }
}

/** The best next action. */
function bestAction(draft: RocketDraft, pick: Pick): RocketStep | null {
  const { state, seat } = draft;
  const near = hexesNearLocomotives(state);
  let best: RocketStep | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const step of draft.choices.flatMap((choice) => stepsOf(choice, state, near, pick))) {
    const after = rocket.step(draft, step);
    if (isRejection(after)) continue;
    const lead = leadOf(after.state, seat) + pick(WHIM);
    if (lead > most) [best, most] = [step, lead];
  }
  return best;
}

function turnOf(draft: RocketDraft, pick: Pick): RocketStep[] {
  let here = draft;
  while (here.choices.length > 0) {
    const [only] = here.choices;
    const step = bestAction(here, pick) ?? (only && rocket.settle(only, pick));
    const next = step && rocket.step(here, step);
    if (!next || isRejection(next)) break;
    here = next;
  }
  return [...here.steps];
}

/** The steps that can be sent as they are: others may have a say in the first extension, and end the submission. */
function sendable(state: RocketState, seat: number, steps: readonly RocketStep[], begun: RocketDraft): RocketStep[] {
  let draft = rocket.begin(state, seat, begun.dealer, begun.drawn);
  for (const step of steps) {
    if (isRejection(draft) || draft.sendable) break;
    draft = rocket.step(draft, step);
  }
  return isRejection(draft) ? [] : [...draft.steps];
}

export const greedyPlayer: Player = (_, given, seat, pick, dealer, drawn) => {
  const state = given as RocketState;
  const begun = rocket.begin(state, seat, dealer, drawn);
  if (isRejection(begun)) return [];
  const { consultation } = state;
  if (consultation && begun.choices.every(({ type }) => type !== 'declareWaiver' && type !== 'revokeWaiver')) {
    return [answerFor(state, consultation, seat, begun.choices, dealer)];
  }
  const isTurn = begun.choices.some(({ type }) => type !== 'declareWaiver' && type !== 'revokeWaiver');
  if (!isTurn) return begun.choices.slice(0, 1).map((choice) => rocket.settle(choice, pick));
  const draft = rocket.begin(withoutConsultations(state), seat, dealer, drawn);
  return isRejection(draft) ? [] : sendable(state, seat, turnOf(draft, pick), begun);
};
