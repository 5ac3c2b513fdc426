/** The sentences of a stop, with the figures of the position that is being played. */
import type { Parameters } from '../../../../domain/kernel/rejection.ts';
import { characters, companyRules, phases, setup, tiles } from '../../../../domain/lilliput/data.ts';
import { cashOf, companyNamed, phaseOf, priceOf } from '../../../../domain/lilliput/rules/holdings.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { isOnBoard, LEARNER, OWN, type Scene } from './story.ts';
import type { TourWords } from '../../contract/site-parts.ts';
import { tell, type TourKey, words } from './words.ts';

/** The first extra station, and what the General pays for it. */
function stationPrices(): { readonly full: number; readonly half: number } {
  const full = companyRules.stationCosts[1] ?? 0;
  const general = characters.find(({ id }) => id === 'general')?.ability;
  const percent = general?.type === 'stationDiscount' ? general.percent : 0;
  return { full, half: (full * (100 - percent)) / 100 };
}

const valueOf = (tile: string | undefined): number => tiles.get(tile ?? '')?.stops[0]?.value ?? 0;

/** The tile that the learner has just laid. */
function laidValue({ ways, way, now }: Scene): number {
  const step = ways[way ?? 0];
  return step !== undefined && isOnBoard(step) ? valueOf(now.state.board[`${step.x},${step.y}`]?.tile) : 0;
}

/** The train whose coming began the phase. */
const triggerOf = ({ phase }: LilliputState): string => phases.find((one) => one.phase === phase)?.trigger ?? '';

function figures(scene: Scene): Parameters {
  const { state } = scene.now;
  const before = scene.found.state;
  return {
    ...stationPrices(),
    rounds: state.rounds,
    round: state.round,
    phase: state.phase,
    copies: state.players[LEARNER]?.copyCards ?? 0,
    certificates: companyRules.shareLimitPerPlayer,
    directors: companyRules.directorLimitPerPlayer,
    copyValue: setup.copyCardEndValue,
    value: scene.stop === 'run' ? valueOf('mildendo') : laidValue(scene),
    train: scene.stop === 'phase' ? triggerOf(state) : (companyNamed(state, OWN).trains[0]?.type ?? ''),
    gain: cashOf(state, LEARNER) - cashOf(before, LEARNER),
    from: priceOf(before, OWN),
    to: priceOf(state, OWN),
    treasury: companyNamed(state, OWN).treasury,
    colour: phaseOf(state).phaseColour,
  };
}

export function wordsOf(scene: Scene): TourWords {
  const params = figures(scene);
  const one = (key: string): string[] => (words.has(key) ? [tell(key, params)] : []);
  const { stop, way } = scene;
  return {
    paragraphs: [...one(`tour.${stop}.words`), ...one(`tour.${stop}.more`)],
    task: one(`tour.${stop}.task`)[0] ?? null,
    done: way === null ? null : (one(doneKey(stop, way))[0] ?? null),
  };
}

function doneKey(stop: Scene['stop'], way: number): TourKey | '' {
  if (stop === 'dividend') return way === 0 ? 'tour.dividend.paid' : 'tour.dividend.kept';
  const key = `tour.${stop}.done`;
  return words.has(key) ? key : '';
}
