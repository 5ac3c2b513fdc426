/** What a turn asks next, in one sentence, and its steps as stops on a line. */
import type { Parameters } from '../../../../domain/kernel/rejection.ts';
import type { LilliputChoice } from '../../../../domain/lilliput/steps.ts';
import type { TurnStop } from '../../../parts/turn-line.tsx';
import { t, type TextKey } from '../texts/index.ts';
import { companyShort, g } from '../words.ts';
import { stepCosts } from './prices.ts';
import { type Aim, stepsOf } from './turn-stage.ts';
import type { Turn } from './turn.ts';
import { stepWords } from './words.ts';

/** What the card still allows, by what is on offer; the first that fits is asked for. */
const ASKS: readonly (readonly [LilliputChoice['type'], TextKey])[] = [
  ['takeCard', 'ask.nowCard'],
  ['grantTreasury', 'ask.grant'],
  ['buyTrain', 'ask.buyTrain'],
  ['sellShares', 'ask.deal'],
  ['buyShare', 'ask.buyShare'],
  ['foundCompany', 'ask.found'],
  ['tradeTrain', 'ask.tradeTrain'],
  ['buyPoolTrain', 'ask.poolTrain'],
  ['layCharacterTile', 'ask.besides'],
  ['tradeIn', 'ask.besides'],
];

export function askedInTurn(turn: Turn, need: string, params: object | undefined): string {
  const draft = turn.made.value;
  const { hand } = turn.stage.value;
  if (hand !== null) return withHand(turn);
  const aim = turn.aim.value;
  if (draft === null || (draft.steps.length === 0 && aim === null))
    return g(`need.${need}`, { ...(params as Parameters | undefined) });
  const now = turn.need.value;
  if (now === 'discardTrain' && draft.choices.length > 0)
    return g('need.discardTrain', { company: draft.state.surplus[0]?.company ?? '' });
  if (aim !== null) return aimedAt(aim);
  if (draft.choices.length === 0 && now !== 'turn' && now !== 'goOn') return t('ask.decided');
  if (draft.choices.length === 0) return t(isIdleCard(turn) ? 'ask.deadCard' : 'ask.nothingMore');
  const found = ASKS.find(([type]) => draft.choices.some((choice) => choice.type === type));
  // A character helps no card that is for nothing.
  if (found?.[1] === 'ask.besides' && isIdleCard(turn)) return t('ask.deadCard');
  const again = draft.steps.some(({ type }) => type === 'buyTrain') && found?.[0] === 'buyTrain';
  return t(again ? 'ask.anotherTrain' : (found?.[1] ?? 'ask.chooseOrSend'));
}

/** With a tile in hand: whether it can be turned, and whether there is more to do. */
function withHand(turn: Turn): string {
  const turns = turn.lays.value.length > 1;
  const onward = turn.choices.value;
  if (onward.length === 0) return t(turns ? 'ask.turnTileSend' : 'ask.nothingMore');
  if (onward.some(({ type }) => type === 'layTile')) return t(turns ? 'ask.turnTileNext' : 'ask.nextTile');
  return t(turns ? 'ask.turnTile' : 'ask.tileLies');
}

function aimedAt(aim: Aim): string {
  const company = companyShort(aim.company);
  switch (aim.what) {
    case 'layTile':
      return t('ask.tapToLay', { company });
    case 'layCharacterTile':
      return t('ask.tapToLayOwn', { company, tile: g(`tile.${aim.tile}`) });
    case 'placeStation':
      return t('ask.tapStation', { company });
    case 'foundCompany':
      return t('ask.tapHome', { company });
  }
}

/** A card was taken for what it lets one do, and nothing can be done with it. */
const isIdleCard = (turn: Turn): boolean => {
  const draft = turn.made.value;
  const last = draft?.steps.at(-1);
  const gives = draft?.facts.some(({ type }) => type === 'cashTaken') ?? false;
  return (last?.type === 'takeCard' || last?.type === 'copyCard') && !gives;
};

export function turnStops(turn: Turn): TurnStop[] {
  const steps = stepsOf(turn.stage.value);
  const costs = turn.drafts.value === null ? [] : stepCosts(turn.drafts.value, steps);
  const state = turn.begun.value?.state;
  if (state === undefined) return [];
  const done = steps.map((step, index): TurnStop => {
    const { title, detail } = stepWords(step, state);
    const amount = costs[index] ?? 0;
    return { title, detail: amount > 0 ? t('step.costs', { detail, amount }) : detail, state: 'done' };
  });
  const draft = turn.made.value;
  const mustGoOn = draft !== null && !draft.sendable;
  const next: TurnStop = {
    ...nextStop(turn.asked.value, steps.length),
    ...(mustGoOn ? {} : { detail: t('step.next.detail') }),
    state: 'now',
  };
  const more = draft !== null && draft.choices.length > 0 && !(draft.sendable && steps.length > 1);
  const send: TurnStop = { title: t('step.send'), detail: t('step.send.detail'), state: more ? 'to-come' : 'now' };
  return more ? [...done, next, send] : [...done, send];
}

/** A turn begins with a card; everything else is a decision. */
function nextStop(need: string | null, made: number): { readonly title: string; readonly detail: string } {
  if (made > 0) return { title: t('step.next'), detail: '' };
  if (need === 'turn') return { title: t('step.card'), detail: t('step.card.detail') };
  if (need === 'goOn') return { title: t('step.next'), detail: '' };
  return { title: t('step.decide'), detail: t('step.decide.detail') };
}
