/** What stands in the dialogs of decisions: the choices with what each means. */
import '../styles/doing.css';
import { characters } from '../../../../domain/lilliput/data.ts';
import type { LilliputChoice, StepOf } from '../../../../domain/lilliput/steps.ts';
import { t } from '../texts/index.ts';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';
import { Grant } from './grant.tsx';
import { Options } from './options.tsx';
import { poolOptions, trainWords } from './pool.tsx';
import type { Turn } from './turn.ts';

interface BodyProps {
  readonly turn: Turn;
}

const firstChoices = (turn: Turn): readonly LilliputChoice[] => turn.begun.value?.choices ?? [];

const privateIncome = characters.reduce(
  (sum, { ability }) => (ability.type === 'income' ? sum + ability.private : sum),
  0,
);

export function Income({ turn }: BodyProps) {
  const choices = firstChoices(turn).filter((choice) => choice.type === 'takeIncome');
  const chosen = turn.stage.value.steps.find((step) => step.type === 'takeIncome');
  return (
    <section class="doing">
      <Options
        title=""
        options={[
          {
            key: 'private',
            company: null,
            words: t('income.private', { amount: privateIncome }),
            detail: t('income.private.words'),
            figure: t('gain', { amount: privateIncome }),
            chosen: chosen?.treasuries === null,
            onChoose: () => turn.decide({ type: 'takeIncome', treasuries: null }),
          },
        ]}
      />
      <Grant choices={choices} onGrant={(treasuries) => turn.decide({ type: 'takeIncome', treasuries })} />
    </section>
  );
}

interface OfferProps extends BodyProps {
  readonly names: readonly string[];
}

const ANSWERS: readonly StepOf<'answerOffer'>[] = [
  { type: 'answerOffer', accept: true },
  { type: 'answerOffer', accept: false },
];

/** An open offer: accept or refuse. */
export function OfferOpen({ turn, names }: OfferProps) {
  const state = turn.begun.value?.state;
  const offer = state?.offer ?? null;
  if (!state || offer === null) return null;
  const { buyer, seller, price, train } = offer;
  const chosen = turn.stage.value.steps.find((step) => step.type === 'answerOffer');
  const treasury = state.companies[seller]?.treasury ?? 0;
  const company = companyShort(seller);
  return (
    <section class="doing">
      <p class="offer-words">
        <Mark company={buyer} />{' '}
        {t('offer.words', {
          name: names[state.companies[buyer]?.director ?? 0] ?? '',
          price,
          train: train.type,
          seller: companyShort(seller),
          buyer: companyShort(buyer),
        })}
      </p>
      <Options
        title=""
        options={ANSWERS.map((step) => ({
          key: String(step.accept),
          company: seller,
          words: t(step.accept ? 'offer.accept' : 'offer.refuse'),
          detail: step.accept
            ? t('offer.gets', { company, treasury, price })
            : t('offer.keeps', { company, train: train.type }),
          chosen: chosen?.accept === step.accept,
          onChoose: () => turn.decide(step),
        }))}
      />
    </section>
  );
}

const isDiscard = (choice: LilliputChoice): choice is Extract<LilliputChoice, { type: 'discardTrain' }> =>
  choice.type === 'discardTrain';

/** Trains of a company over its limit: one at a time goes, until it is within. */
export function Discards({ turn }: BodyProps) {
  const [given, ...others] = turn.stage.value.steps;
  const left = turn.choices.value.filter(isDiscard);
  // The only one to go can still be changed for another.
  const settled = left.length === 0 && others.length === 0 && given?.type === 'discardTrain' ? given : null;
  const choices = settled === null ? left : firstChoices(turn).filter(isDiscard);
  const company = choices[0]?.company;
  const trains = company === undefined ? [] : (turn.made.value?.state.companies[company]?.trains ?? []);
  return (
    <section class="doing">
      <Options
        title={t('discard.title')}
        options={choices.map((choice) => ({
          key: `${choice.train}/${choice.obsolete}`,
          company: choice.company,
          words: trainWords(choice.train, choice.obsolete),
          ...(settled === null
            ? { onChoose: () => turn.add(choice) }
            : {
                chosen: settled.train === choice.train && settled.obsolete === choice.obsolete,
                onChoose: () => turn.decide(choice),
              }),
        }))}
      />
      {company !== undefined && (
        <p class="caption">
          {t('discard.has', {
            company: companyShort(company),
            trains: trains.map(({ type, obsolete }) => trainWords(type, obsolete)).join(', '),
          })}
        </p>
      )}
    </section>
  );
}

export function PoolTrains({ turn }: BodyProps) {
  const state = turn.begun.value?.state;
  if (!state) return null;
  const chosen = turn.stage.value.steps.find((step) => step.type === 'buyPoolTrain');
  return (
    <section class="doing">
      <Options
        title=""
        options={[
          ...poolOptions(state, firstChoices(turn), (choice) => turn.decide(choice)).map((option, index) => ({
            ...option,
            chosen: chosen !== undefined && chosen === firstChoices(turn).filter(isPool)[index],
          })),
          {
            key: 'none',
            company: null,
            words: t('pool.none'),
            chosen: chosen === undefined,
            onChoose: () => turn.startOver(),
          },
        ]}
      />
    </section>
  );
}

const isPool = ({ type }: LilliputChoice): boolean => type === 'buyPoolTrain';
