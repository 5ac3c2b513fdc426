/** The copy card: what it can repeat now, which is every side of every card taken in this round. */
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t, tCount } from '../texts/index.ts';
import { SIDES, SideFace, sideLabel } from './side-face.tsx';
import type { TakenCards } from './taken.ts';
import type { CardStep, Turn } from './turn.ts';

interface CopyCardProps {
  readonly state: LilliputState;
  readonly turn: Turn;
  readonly seat: number;
  readonly taken: TakenCards;
  readonly names: readonly string[];
}

export function CopyCard({ state, turn, seat, taken, names }: CopyCardProps) {
  const count = state.players[seat]?.copyCards ?? 0;
  if (count === 0 || state.stage === 'over') return null;
  const cards = Object.entries(state.cards).filter(([, taker]) => taker !== null);
  const inHand = turn.stage.value.steps.find((step): step is CardStep => step.type === 'copyCard');
  return (
    <div class={`copy-card ${inHand ? 'chosen' : ''}`} data-card="copy">
      <p class="copy-card-head">
        <strong>{tCount('copy.title', count)}</strong>{' '}
        <span class="caption">{t(cards.length === 0 ? 'copy.nothing' : 'copy.repeats')}</span>
      </p>
      {cards.length > 0 && (
        <ul class="copy-list">
          {cards.map(([card, taker]) => (
            <li key={card} class="copy-of" data-copy={card}>
              {SIDES.map((side) => {
                const choice = turn.begun.value?.choices.find(
                  (one): one is CardStep => one.type === 'copyCard' && one.card === card && one.side === side,
                );
                const chosen = inHand?.card === card && inHand.side === side;
                return (
                  <button
                    key={side}
                    type="button"
                    class={`card-side ${chosen ? 'chosen' : ''}`}
                    aria-disabled={choice === undefined}
                    aria-pressed={chosen}
                    aria-label={t('copy.side', {
                      side: sideLabel(state, card, side),
                      name: names[taken.get(card)?.seat ?? taker ?? 0] ?? '',
                    })}
                    onClick={() => choice !== undefined && turn.takeCard(choice)}
                  >
                    <SideFace state={state} card={card} side={side} />
                  </button>
                );
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
