/** The action cards: both sides of each to press, the taken ones with their takers, copies marked. */
import { actionCards, phases } from '../../../../domain/lilliput/data.ts';
import type { CardSide, LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../../../texts/index.ts';
import { g } from '../words.ts';
import { SideSign } from './side-sign.tsx';
import type { Turn } from './turn.ts';
import { sideWords } from './words.ts';

interface ActionCardsProps {
  readonly state: LilliputState;
  readonly names: readonly string[];
  readonly turn: Turn;
}

const SIDES: readonly CardSide[] = ['action', 'alternative'];

export function ActionCards({ state, names, turn }: ActionCardsProps) {
  const cards = actionCards.filter(({ id }) => id in state.cards);
  const taken = turn.stage.value.steps.find(({ type }) => type === 'takeCard' || type === 'copyCard');
  const inHand = taken && 'card' in taken ? taken : null;
  const left = Object.values(state.cards).filter((taker) => taker === null).length;
  return (
    <section class="action-cards-area" aria-labelledby="cards-title">
      <div class="section-head">
        <h2 class="section-title" id="cards-title">
          {t('cards.actions')}
        </h2>
        <span class="caption">{t('cards.left', { count: left })}</span>
      </div>
      <ul class="action-cards">
        {cards.map((card) => {
          const taker = state.cards[card.id];
          const chosen = inHand?.card === card.id ? inHand.side : null;
          return (
            <li
              key={card.id}
              class={`action-card ${chosen === null ? '' : 'chosen'} ${typeof taker === 'number' ? 'taken' : ''}`}
              data-card={card.id}
            >
              {SIDES.map((side) => (
                <Side key={side} {...{ state, turn, side, card: card.id, chosen: chosen === side }} />
              ))}
              {typeof taker === 'number' && <span class="action-card-taker">{names[taker]}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface SideProps {
  readonly state: LilliputState;
  readonly turn: Turn;
  readonly card: string;
  readonly side: CardSide;
  readonly chosen: boolean;
}

function Side({ state, turn, card, side, chosen }: SideProps) {
  const definition = actionCards.find(({ id }) => id === card);
  const colour = phases.find(({ phase }) => phase === state.phase)?.phaseColour ?? 'yellow';
  if (!definition) return null;
  const choice = turn.begun.value?.choices.find(
    (one) => (one.type === 'takeCard' || one.type === 'copyCard') && one.card === card && one.side === side,
  );
  const { head, foot } = sideWords(definition[side], colour);
  const copies = choice?.type === 'copyCard';
  return (
    <button
      type="button"
      class={`card-side ${chosen ? 'chosen' : ''}`}
      disabled={choice === undefined}
      aria-pressed={chosen}
      aria-label={`${head} ${foot}${copies ? `, ${t('cards.copy')}` : ''} (${g(`card.${card}`)})`}
      onClick={() => {
        if (choice === undefined) return;
        turn.startOver();
        turn.add(choice);
      }}
    >
      <span class="card-side-head">
        <SideSign action={definition[side]} />
        {head}
      </span>
      <span class="card-side-foot">{foot}</span>
      {copies && <span class="card-side-copy">{t('cards.copy')}</span>}
    </button>
  );
}
