/** The action cards: both sides of each to press; a taken one lies flat with its taker, the side not used struck. */
import { useSignal } from '@preact/signals';
import { actionCards } from '../../../../domain/lilliput/data.ts';
import type { CardSide, LilliputState } from '../../../../domain/lilliput/types.ts';
import type { Position } from '../../../table/session.ts';
import { t } from '../texts/index.ts';
import { g } from '../words.ts';
import { CopyCard } from './copy-card.tsx';
import { SIDES, SideFace, sideLabel } from './side-face.tsx';
import { type TakenCards, takenCards } from './taken.ts';
import type { CardStep, Turn } from './turn.ts';

interface ActionCardsProps {
  readonly state: LilliputState;
  readonly position: Position<LilliputState> | null;
  readonly names: readonly string[];
  readonly turn: Turn;
  readonly seat: number | null;
}

export const isCardStep = (step: { readonly type: string }): step is CardStep =>
  step.type === 'takeCard' || step.type === 'copyCard';

export function ActionCards({ state, position, names, turn, seat }: ActionCardsProps) {
  const why = useSignal<string | null>(null);
  const taken: TakenCards = position === null ? new Map() : takenCards(position);
  const inHand = turn.stage.value.steps.find(isCardStep) ?? null;
  const offered = turn.begun.value?.choices.some(isCardStep) ?? false;
  const left = Object.values(state.cards).filter((taker) => taker === null).length;
  return (
    <section class="action-cards-area" aria-labelledby="cards-title">
      <div class="section-head">
        <h2 class="section-title" id="cards-title">
          {t('cards.actions')}
        </h2>
        <span class="caption">{t('cards.left', { count: left })}</span>
      </div>
      <ul class={offered ? 'action-cards' : 'action-cards idle'}>
        {actionCards
          .filter(({ id }) => id in state.cards)
          .map(({ id }) => {
            const taker = state.cards[id] ?? null;
            const chosen = inHand?.type === 'takeCard' && inHand.card === id ? inHand.side : null;
            const used = taken.get(id)?.side ?? null;
            const look = chosen !== null ? 'chosen' : taker !== null ? 'taken' : '';
            return (
              <li key={id} class={`action-card ${look}`} data-card={id}>
                {SIDES.map((side) => (
                  <Side
                    key={side}
                    {...{ state, turn, side, card: id, chosen: chosen === side }}
                    struck={taker !== null && used !== null && used !== side}
                    reason={reasonAgainst(state, turn, names, seat, taker)}
                    onRefused={(reason) => (why.value = reason)}
                  />
                ))}
                {chosen !== null && <span class="action-card-taker you">{t('cards.you')}</span>}
                {taker !== null && <span class="action-card-taker">{names[taker]}</span>}
              </li>
            );
          })}
      </ul>
      <p class="card-why" role="status">
        {why.value}
      </p>
      {seat !== null && <CopyCard {...{ state, turn, seat, taken, names }} />}
    </section>
  );
}

/** Why a card that is not on offer cannot be taken, in words. */
function reasonAgainst(
  state: LilliputState,
  turn: Turn,
  names: readonly string[],
  seat: number | null,
  taker: number | null,
): string {
  if (taker !== null) return t('why.cardTaken', { name: names[taker] ?? '' });
  if (seat === null) return t('why.watching');
  const need = turn.asked.value;
  if (need === 'goOn') return t('why.oneCard');
  if (need !== null && need !== 'turn') return t('why.first');
  return state.stage === 'actions' && state.turn !== null
    ? t('why.othersTurn', { name: names[state.turn.seat] ?? '' })
    : t('why.noTurns');
}

interface SideProps {
  readonly state: LilliputState;
  readonly turn: Turn;
  readonly card: string;
  readonly side: CardSide;
  readonly chosen: boolean;
  readonly struck: boolean;
  readonly reason: string;
  onRefused(reason: string | null): void;
}

function Side({ state, turn, card, side, chosen, struck, reason, onRefused }: SideProps) {
  const choice = turn.begun.value?.choices.find(
    (one): one is CardStep => one.type === 'takeCard' && one.card === card && one.side === side,
  );
  return (
    <button
      type="button"
      class={`card-side ${chosen ? 'chosen' : ''} ${struck ? 'struck' : ''}`}
      aria-disabled={choice === undefined}
      aria-pressed={chosen}
      aria-label={`${sideLabel(state, card, side)}${struck ? `, ${t('cards.unused')}` : ''} (${g(`card.${card}`)})`}
      onClick={() => {
        onRefused(choice === undefined ? reason : null);
        if (choice !== undefined) turn.takeCard(choice);
      }}
    >
      <SideFace state={state} card={card} side={side} />
    </button>
  );
}
