/** A turn of 18Lilliput in words: what a card's side is for, what a step was, what sending will do. */
import { cellName } from '../../../../domain/lilliput/drawing/index.ts';
import { actionCards, type CardAction, type PhaseColour, phases } from '../../../../domain/lilliput/data.ts';
import type { LilliputDraft } from '../../../../domain/lilliput/game.ts';
import { leavesTurnOpen } from '../../../../domain/lilliput/rules/turn-end.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import { tell } from '../../../../domain/lilliput/telling.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t, tCount, type TextKey } from '../texts/index.ts';
import { capital } from '../../../texts/capital.ts';
import { companyShort, g, gNamed } from '../words.ts';

/** One side of a card: a sum of money, if it is one, and what it is. */
export function sideWords(action: CardAction, colour: PhaseColour): { readonly head: string; readonly foot: string } {
  switch (action.type) {
    case 'privateCash':
      return { head: t('money', { amount: action.amount }), foot: t('side.forYou') };
    case 'treasury':
      return { head: t('money', { amount: action.amountByPhaseColour[colour] }), foot: t('side.treasury') };
    case 'buyTrains':
      return { head: '', foot: tCount('side.trains', action.max) };
    case 'placeStation':
      return { head: '', foot: t('side.station') };
    case 'shares':
      return { head: '', foot: t('side.shares') };
    case 'layTiles': {
      const [lay] = action.lays;
      const key =
        action.lays.length > 1 ? 'side.tiles.both' : lay?.colours === 'any' ? 'side.tiles.any' : 'side.tiles.yellow';
      return { head: '', foot: t(key) };
    }
  }
}

/** Tiles by a name short enough for a stop on a line; others go by their whole one. */
const SHORT_NAMES: Readonly<Record<string, TextKey>> = {
  'y-city-straight': 'step.tile.yellowCity',
  'y-city-curve': 'step.tile.yellowCity',
  'y-metro-straight': 'step.tile.yellowMetropolis',
  'y-metro-curve': 'step.tile.yellowMetropolis',
  'y-plain-straight': 'step.tile.yellowStraight',
  'y-plain-curve': 'step.tile.yellowCurve',
  'g-city': 'step.tile.greenCity',
  'g-metro': 'step.tile.greenMetropolis',
  'g-plain-crossover': 'step.tile.greenCrossover',
  'g-plain-junction-left': 'step.tile.greenJunction',
  'g-plain-junction-right': 'step.tile.greenJunction',
  'b-city': 'step.tile.brownCity',
  'b-metro': 'step.tile.brownMetropolis',
  'b-plain': 'step.tile.brownJunction',
  'town-straight': 'step.tile.town',
  'town-curve': 'step.tile.town',
  castle: 'step.tile.castle',
  harbour: 'step.tile.harbour',
};

function tileTitle(tile: string): string {
  const short = SHORT_NAMES[tile];
  return short === undefined ? capital(g(`tile.${tile}`)) : t(short);
}

/** A step as a stop on the turn's line. */
export function stepWords(
  step: LilliputStep,
  { phase }: LilliputState,
): { readonly title: string; readonly detail: string } {
  switch (step.type) {
    case 'takeCard':
    case 'copyCard': {
      const action = actionCards.find(({ id }) => id === step.card)?.[step.side];
      const colour = phases.find((one) => one.phase === phase)?.phaseColour ?? 'yellow';
      const { head, foot } = action ? sideWords(action, colour) : { head: '', foot: '' };
      return { title: t(step.type === 'takeCard' ? 'step.card' : 'step.copy'), detail: `${head} ${foot}`.trim() };
    }
    case 'layTile':
    case 'layCharacterTile':
      return { title: tileTitle(step.tile), detail: cellName(step.x, step.y) };
    case 'placeStation':
      return { title: t('step.station'), detail: `${companyShort(step.company)}, ${cellName(step.x, step.y)}` };
    case 'buyTrain':
      return { title: t('step.train'), detail: companyShort(step.company) };
    case 'buyPoolTrain':
      return { title: t('train.name', { train: step.train }), detail: t('step.pool') };
    case 'tradeTrain':
      return {
        title: t('train.name', { train: step.train }),
        detail: t('step.from', { company: companyShort(step.seller) }),
      };
    case 'sellShares':
      return { title: t('step.sell', { count: step.count }), detail: companyShort(step.company) };
    case 'buyShare':
      return { title: t('step.buy'), detail: companyShort(step.company) };
    case 'foundCompany':
      return { title: t('step.found'), detail: companyShort(step.company) };
    case 'discardTrain':
      return { title: t('step.discard'), detail: t('train.name', { train: step.train }) };
    default:
      return { title: t(`step.${step.type}` as 'step.tradeIn'), detail: '' };
  }
}

/** Facts that go without saying. */
const SILENT: ReadonlySet<string> = new Set(['cardTaken', 'turnEnded', 'actionsBegun', 'companyDone']);

/** What sending will do, in the words of the log; who comes next; and what would be given away. */
export function consequenceOfTurn(draft: LilliputDraft, need: string, names: readonly string[]): string[] {
  const done = draft.facts
    .filter(({ type }) => !SILENT.has(type))
    .map((fact) => {
      const { key, params } = tell(fact);
      return gNamed(names, key, params);
    });
  const nothing = done.length === 0 ? [t(need === 'poolTrain' ? 'will.noTrain' : 'will.nothing')] : [];
  return [...done, ...nothing, ...unused(draft), ...thenWords(draft, names)];
}

/** What the card would still allow, by the kinds of steps it is for. */
const LEFT: readonly (readonly [LilliputStep['type'], TextKey])[] = [
  ['layTile', 'will.left.layTile'],
  ['buyTrain', 'will.left.buyTrain'],
  ['placeStation', 'will.left.placeStation'],
  ['grantTreasury', 'will.left.grantTreasury'],
  ['buyPoolTrain', 'will.left.buyPoolTrain'],
];

function unused({ choices, steps }: LilliputDraft): string[] {
  if (leavesTurnOpen(steps)) return [];
  const found = LEFT.find(([type]) => choices.some((choice) => choice.type === type));
  return found === undefined ? [] : [t(found[1])];
}

/** Who plays after this turn, as far as it is known without running trains. */
function thenWords({ state, seat, steps, choices }: LilliputDraft, names: readonly string[]): string[] {
  if (state.turn?.seat !== seat) return [];
  if (state.offer !== null) {
    const answering = state.companies[state.offer.seller]?.director ?? 0;
    return [t('will.then.answer', { name: names[answering] ?? '' })];
  }
  const [surplus] = state.surplus;
  const discarding = surplus === undefined ? seat : (state.companies[surplus.company]?.director ?? seat);
  if (discarding !== seat) return [t('will.then.discard', { name: names[discarding] ?? '' })];
  if (leavesTurnOpen(steps) && choices.length > 0) return [t('will.then.goOn')];
  const next = state.order[1];
  if (next !== undefined) return [t(next === seat ? 'will.then.you' : 'will.then.seat', { name: names[next] ?? '' })];
  return [t(state.gulliver === null ? 'will.then.running' : 'will.then.gulliver')];
}
