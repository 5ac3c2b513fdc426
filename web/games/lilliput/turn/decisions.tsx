/** Decisions outside of cards: income, an offer, trains to give up, dividends, a train of the pool. */
import { bestRun } from '../../../../domain/lilliput/routes/best.ts';
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { veiledDealer } from '../../../../domain/kernel/draws.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import { phaseOf, priceOf } from '../../../../domain/lilliput/rules/holdings.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../../../texts/index.ts';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';
import { Buttons } from './doing.tsx';
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

const isChosen = (turn: Turn, test: (step: LilliputStep) => boolean): boolean => turn.stage.value.steps.some(test);

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
        {t('income.private')}
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

function PoolTrains({ turn }: { readonly turn: Turn }) {
  const choices = turn.choices.value.filter((choice) => choice.type === 'buyPoolTrain');
  return (
    <section class="doing">
      <Buttons
        title={t('doing.pool')}
        turn={turn}
        items={choices.map((choice) => ({
          company: choice.company,
          words: t('doing.trainWords', { company: companyShort(choice.company), train: choice.train }),
          figure: '',
          choice,
        }))}
      />
      <p class="caption">{t('pool.hint')}</p>
    </section>
  );
}

interface DividendProps {
  readonly turn: Turn;
  readonly state: LilliputState;
  readonly names: readonly string[];
  readonly seat: number;
}

/** Pay against keep, side by side: cash for everyone, the new price, the treasury. */
function Dividend({ turn, state, names, seat }: DividendProps) {
  const { running } = state;
  if (running === null) return null;
  const { company } = running;
  const options = (['payDividend', 'keepRevenue'] as const).map((type) => ({
    type,
    after: after(state, seat, { type }),
  }));
  const pool = turn.made.value?.choices.filter((choice) => choice.type === 'buyPoolTrain') ?? [];
  return (
    <section class="doing">
      <p class="offer-words">
        <Mark company={company} size={28} />{' '}
        {t('dividend.earned', { company: companyShort(company), revenue: running.revenue })}
      </p>
      <div class="dividend">
        {options.map(({ type, after: next }) => (
          <button
            key={type}
            type="button"
            class="dividend-side"
            aria-pressed={isChosen(turn, (step) => step.type === type)}
            onClick={() => {
              turn.startOver();
              turn.add({ type });
            }}
          >
            <span class="dividend-title">{t(`dividend.${type}`)}</span>
            {next !== null && <DividendFigures {...{ state, next, company, names }} />}
          </button>
        ))}
      </div>
      {pool.length > 0 && (
        <Buttons
          title={t('doing.pool')}
          turn={turn}
          items={pool.map((choice) => ({
            company: choice.company,
            words: t('doing.trainWords', { company: companyShort(choice.company), train: choice.train }),
            figure: '',
            choice,
          }))}
        />
      )}
    </section>
  );
}

function after(state: LilliputState, seat: number, step: LilliputStep): LilliputState | null {
  const draft = lilliput.begin(state, seat, veiledDealer, 0);
  const next = isRejection(draft) ? draft : lilliput.step(draft, step);
  return isRejection(next) ? null : next.state;
}

interface FiguresProps {
  readonly state: LilliputState;
  readonly next: LilliputState;
  readonly company: CompanyId;
  readonly names: readonly string[];
}

function DividendFigures({ state, next, company, names }: FiguresProps) {
  const gains = next.players
    .map((player, index) => ({ name: names[index] ?? '', gain: player.cash - (state.players[index]?.cash ?? 0) }))
    .filter(({ gain }) => gain > 0);
  const treasury = next.companies[company]?.treasury ?? 0;
  return (
    <span class="dividend-figures">
      {gains.map(({ name, gain }) => (
        <span key={name} class="figure-row">
          <span>{name}</span>
          <span class="money up">{t('gain', { amount: gain })}</span>
        </span>
      ))}
      <span class="figure-row">
        <span>{t('card.price')}</span>
        <span class="money">{`${priceOf(state, company)} → ${priceOf(next, company)}`}</span>
      </span>
      <span class="figure-row">
        <span>{t('card.treasury')}</span>
        <span class="money">{t('money', { amount: treasury })}</span>
      </span>
    </span>
  );
}

/** What the companies concerned have and would earn, before and after the turn. */
export function Effects({ turn, seat }: { readonly turn: Turn; readonly seat: number }) {
  const before = turn.begun.value?.state;
  const now = turn.made.value?.state;
  if (!before || !now || turn.made.value.steps.length === 0) return null;
  const rows = Object.keys(now.companies)
    .map((id) => id as CompanyId)
    .map((company) => ({
      company,
      own: now.companies[company]?.director === seat,
      was: before.companies[company]?.treasury ?? 0,
      is: now.companies[company]?.treasury ?? 0,
      earned: runOf(before, company),
      earns: runOf(now, company),
    }))
    .filter(({ own, was, is, earned, earns }) => own || was !== is || earned !== earns);
  return (
    <section class="effects" aria-labelledby="effects-title">
      <h2 class="section-title" id="effects-title">
        {t('effects.title')}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t('companies.company')}</span>
            </th>
            <th scope="col" class="figures">
              {t('card.treasury')}
            </th>
            <th scope="col" class="figures">
              {t('effects.run')}
            </th>
            <th scope="col" class="figures">
              {t('effects.more')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ company, was, is, earned, earns }) => (
            <tr key={company}>
              <th scope="row">
                <span class="company-name">
                  <Mark company={company} /> {companyShort(company)}
                </span>
              </th>
              <td class="figures money">{was === is ? t('money', { amount: is }) : `£${was} → £${is}`}</td>
              <td class="figures money">
                {earned === earns ? t('money', { amount: earns }) : `£${earned} → £${earns}`}
              </td>
              <td class="figures up">{earns > earned ? `+${earns - earned}` : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const known = new WeakMap<LilliputState, Map<CompanyId, number>>();

/** The best revenue of a company, asked once for each state. */
export function runOf(state: LilliputState, company: CompanyId): number {
  const byCompany = known.get(state) ?? new Map<CompanyId, number>();
  known.set(state, byCompany);
  const found = byCompany.get(company);
  if (found !== undefined) return found;
  const trains = state.companies[company]?.trains ?? [];
  const { revenue } = bestRun({
    board: state.board,
    company,
    trains,
    phaseColour: phaseOf(state).phaseColour,
    variants: state.variants.filter((variant) => variant !== 'twoCharacters'),
  });
  byCompany.set(company, revenue);
  return revenue;
}
