/** Pay against keep, side by side: cash for everyone, the new price and order, the pool, and one's own worth. */
import '../styles/dividend.css';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { LilliputDraft } from '../../../../domain/lilliput/game.ts';
import { byPrice, priceOf } from '../../../../domain/lilliput/rules/holdings.ts';
import { standings } from '../../../../domain/lilliput/rules/ranking.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../texts/index.ts';
import { holdingsOf } from '../players.tsx';
import { rulesNow } from '../rules.ts';
import { Mark, TrainSign } from '../signs.tsx';
import { companyShort, g } from '../words.ts';
import { opened } from './open-dialog.ts';
import { poolTrains } from './pool.tsx';
import type { Turn } from './turn.ts';

export interface DividendProps {
  readonly turn: Turn;
  readonly names: readonly string[];
}

const WAYS = ['payDividend', 'keepRevenue'] as const;
type Way = (typeof WAYS)[number];

export function Dividend({ turn, names }: DividendProps) {
  const begun = turn.begun.value;
  const running = begun?.state.running;
  const rules = rulesNow();
  if (!begun || !running || rules === null) return null;
  const { company, revenue } = running;
  const chosen = turn.stage.value.steps.find((step) => step.type === 'payDividend' || step.type === 'keepRevenue');
  const onOffer = poolTrains(turn.choices.value);
  return (
    <section class="doing" aria-label={t('dividend.label')}>
      <p class="offer-words">
        <Mark company={company} size={28} /> {t('dividend.earned', { company: companyShort(company), revenue })}
      </p>
      <div class="dividend">
        {WAYS.map((way) => {
          const after = rules.lilliput.step(begun, { type: way });
          return (
            <button
              key={way}
              type="button"
              class="dividend-side"
              aria-pressed={chosen?.type === way}
              onClick={() => turn.decide({ type: way })}
            >
              <span class="dividend-title">{t(`dividend.${way}`)}</span>
              {!isRejection(after) && <Figures {...{ way, before: begun.state, after, company, names }} />}
            </button>
          );
        })}
      </div>
      {onOffer.length > 0 && (
        <button type="button" class="button secondary" onClick={() => (opened.value = 'pool')}>
          {t('pool.open')}
        </button>
      )}
    </section>
  );
}

interface FiguresProps {
  readonly way: Way;
  readonly before: LilliputState;
  readonly after: LilliputDraft;
  readonly company: CompanyId;
  readonly names: readonly string[];
}

function Figures({ way, before, after: { seat, state, choices }, company, names }: FiguresProps) {
  const treasuryOf = (at: LilliputState): number => at.companies[company]?.treasury ?? 0;
  return (
    <>
      <span class="dividend-figures">
        {way === 'payDividend' && <Receivers {...{ before, after: state, company, names }} />}
        <Row label={t('card.treasury')}>
          <Becomes was={treasuryOf(before)} is={treasuryOf(state)} />
        </Row>
        <Row label={t('dividend.pool')}>
          <PoolReach way={way} choices={choices} />
        </Row>
      </span>
      <span class="dividend-figures">
        <PriceMove company={company} was={priceOf(before, company)} is={priceOf(state, company)} />
        <Row label={t('dividend.order')}>
          <Order was={byPrice(before)} is={byPrice(state)} company={company} />
        </Row>
        <span class="dividend-worth">
          <Row label={t('dividend.worth')}>
            <Gain amount={worthOf(state, seat) - worthOf(before, seat)} />
          </Row>
        </span>
      </span>
    </>
  );
}

const worthOf = (state: LilliputState, seat: number): number =>
  standings(state).find((one) => one.seat === seat)?.total ?? 0;

interface ReceiversProps {
  readonly before: LilliputState;
  readonly after: LilliputState;
  readonly company: CompanyId;
  readonly names: readonly string[];
}

/** Everybody who gets some of it, and for how much of the company. */
function Receivers({ before, after, company, names }: ReceiversProps) {
  return (
    <>
      {after.players.map(({ cash, certificates }, seat) => {
        const gain = cash - (before.players[seat]?.cash ?? 0);
        const percent = holdingsOf(certificates).find((one) => one.company === company)?.percent ?? 0;
        return (
          gain > 0 && (
            <span key={seat} class="figure-row">
              <span class="figure-label receiver">{names[seat] ?? g('gulliver.name')} </span>
              <span class="muted">{t('dividend.percent', { percent })} </span>
              <Gain amount={gain} />
            </span>
          )
        );
      })}
    </>
  );
}

const Gain = ({ amount }: { readonly amount: number }) => (
  <span class={`money ${amount > 0 ? 'up' : amount < 0 ? 'down' : 'muted'}`}>
    {amount < 0 ? t('loss', { amount: -amount }) : t('gain', { amount })}
  </span>
);

interface PriceMoveProps {
  readonly company: CompanyId;
  readonly was: number;
  readonly is: number;
}

/** The marker goes along the chart as it will: to the right it rises. */
function PriceMove({ company, was, is }: PriceMoveProps) {
  const spaces = [...new Set([was, is])].toSorted((one, other) => one - other);
  return (
    <span class="price-move">
      <span class="figure-label">{t('card.price')} </span>
      <span class="visually-hidden">{was === is ? is : `${was} → ${is}`} </span>
      <span class={`price-spaces ${is > was ? 'rises' : is < was ? 'falls' : ''}`} aria-hidden="true">
        {spaces.map((price) => (
          <span key={price} class={price === is ? 'space occupied' : 'space'}>
            {price}
            <Mark company={company} size={18} />
          </span>
        ))}
      </span>
    </span>
  );
}

interface OrderProps {
  readonly was: readonly CompanyId[];
  readonly is: readonly CompanyId[];
  readonly company: CompanyId;
}

/** In which order companies would act, where that changes. */
function Order({ was, is, company }: OrderProps) {
  if (was.join() === is.join()) return <span class="muted">{t('dividend.orderSame')}</span>;
  return (
    <span class="dividend-order">
      <span class="visually-hidden">{is.map(companyShort).join(', ')}</span>
      {is.map((one) => (
        <span key={one} class={one === company ? 'this' : ''} aria-hidden="true">
          <Mark company={one} size={14} />
        </span>
      ))}
    </span>
  );
}

/** The trains of the pool that could be bought: only after keeping. */
function PoolReach({ way, choices }: { readonly way: Way; readonly choices: LilliputDraft['choices'] }) {
  if (way === 'payDividend') return <span class="muted">{t('dividend.poolClosed')}</span>;
  const seen = new Map(poolTrains(choices).map(({ train, obsolete }) => [`${train}/${obsolete}`, { train, obsolete }]));
  if (seen.size === 0) return <span class="muted">{t('dividend.poolNone')}</span>;
  return (
    <span class="dividend-order">
      {[...seen.values()].map(({ train, obsolete }) => (
        <TrainSign key={`${train}/${obsolete}`} train={{ type: train, obsolete }} />
      ))}
    </span>
  );
}

const Row = ({ label, children }: { readonly label: string; readonly children: preact.ComponentChildren }) => (
  <span class="figure-row">
    <span class="figure-label">{label} </span>
    {children}
  </span>
);

interface BecomesProps {
  readonly was: number;
  readonly is: number;
}

function Becomes({ was, is }: BecomesProps) {
  const figure = (amount: number): string => t('money', { amount });
  if (was === is) return <span class="money">{figure(is)}</span>;
  return (
    <span class="money">
      <span class="was">{figure(was)}</span> → <strong>{figure(is)}</strong>
    </span>
  );
}
