/** Decisions outside of cards: income, an offer, trains to give up, dividends, a train of the pool. */
import { characters } from '../../../../domain/lilliput/data.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../../../texts/index.ts';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';
import { Dividend } from './dividend.tsx';
import { Buttons, PoolButtons } from './doing.tsx';
import { Grant } from './grant.tsx';
import type { Turn } from './turn.ts';

interface DecisionProps {
  readonly turn: Turn;
  readonly need: string;
  readonly names: readonly string[];
  readonly seat: number;
}

export function Decision({ turn, need, names, seat }: DecisionProps) {
  const begun = turn.begun.value;
  if (begun === null) return null;
  switch (need) {
    case 'income':
      return <Income turn={turn} />;
    case 'answerOffer':
    case 'withdrawOffer':
      return <OfferOpen turn={turn} state={begun.state} names={names} mine={need === 'withdrawOffer'} />;
    case 'discardTrain':
      return <Discards turn={turn} />;
    case 'dividend':
      return <Dividend turn={turn} state={begun.state} names={names} seat={seat} />;
    case 'poolTrain':
      return <PoolTrains turn={turn} />;
    default:
      return null;
  }
}

/** Whether the turn has such a step. */
const isChosen = (turn: Turn, test: (step: LilliputStep) => boolean): boolean => turn.stage.value.steps.some(test);

const privateIncome = characters.reduce(
  (sum, { ability }) => (ability.type === 'income' ? sum + ability.private : sum),
  0,
);

function Income({ turn }: { readonly turn: Turn }) {
  const choices = (turn.begun.value?.choices ?? []).filter((choice) => choice.type === 'takeIncome');
  const take = (step: LilliputStep) => {
    turn.startOver();
    turn.add(step);
  };
  return (
    <section class="doing">
      <button
        type="button"
        class="button secondary"
        aria-pressed={isChosen(turn, (step) => step.type === 'takeIncome' && step.treasuries === null)}
        onClick={() => take({ type: 'takeIncome', treasuries: null })}
      >
        {t('income.private', { amount: privateIncome })}
      </button>
      <Grant choices={choices} onGrant={(treasuries) => take({ type: 'takeIncome', treasuries })} />
    </section>
  );
}

interface OfferProps {
  readonly turn: Turn;
  readonly state: LilliputState;
  readonly names: readonly string[];
  readonly mine: boolean;
}

function OfferOpen({ turn, state, names, mine }: OfferProps) {
  const { offer } = state;
  if (offer === null) return null;
  const words = t('offer.words', {
    name: names[state.companies[offer.buyer]?.director ?? 0] ?? '',
    price: offer.price,
    train: offer.train.type,
    seller: companyShort(offer.seller),
    buyer: companyShort(offer.buyer),
  });
  const put = (step: LilliputStep) => {
    turn.startOver();
    turn.add(step);
  };
  const pressed = (accept: boolean) => isChosen(turn, (step) => step.type === 'answerOffer' && step.accept === accept);
  return (
    <section class="doing">
      <p class="offer-words">
        <Mark company={offer.buyer} /> {words}
      </p>
      <div class="aim-bar">
        {mine ? (
          <button type="button" class="aim" onClick={() => put({ type: 'withdrawOffer' })}>
            {t('offer.withdraw')}
          </button>
        ) : (
          [true, false].map((accept) => (
            <button
              key={String(accept)}
              type="button"
              class="aim"
              aria-pressed={pressed(accept)}
              onClick={() => put({ type: 'answerOffer', accept })}
            >
              {t(accept ? 'offer.accept' : 'offer.refuse')}
            </button>
          ))
        )}
      </div>
    </section>
  );
}

function Discards({ turn }: { readonly turn: Turn }) {
  const choices = turn.choices.value.filter((choice) => choice.type === 'discardTrain');
  return (
    <Buttons
      title={t('discard.title')}
      turn={turn}
      items={choices.map((choice) => ({
        company: choice.company,
        words: t(choice.obsolete ? 'discard.obsolete' : 'discard.words', { train: choice.train }),
        figure: '',
        choice,
      }))}
    />
  );
}

const PoolTrains = ({ turn }: { readonly turn: Turn }) => (
  <section class="doing">
    <PoolButtons turn={turn} />
    <p class="caption">{t('pool.hint')}</p>
  </section>
);
