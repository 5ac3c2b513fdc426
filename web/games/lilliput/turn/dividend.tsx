/** Pay against keep, side by side: cash for everyone, the new price, the new order, and the pool. */
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { LilliputDraft } from '../../../../domain/lilliput/game.ts';
import { byPrice, priceOf } from '../../../../domain/lilliput/rules/holdings.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../../../texts/index.ts';
import { rulesNow } from '../rules.ts';
import { Mark, TrainSign } from '../signs.tsx';
import { companyShort } from '../words.ts';
import { opened } from './opened.ts';
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

function Figures({ way, before, after: { state, choices }, company, names }: FiguresProps) {
  const gains = state.players.map((player, seat) => player.cash - (before.players[seat]?.cash ?? 0));
  const order = byPrice(state);
  return (
    <span class="dividend-figures">
      {gains.map((gain, seat) => (
        <Row key={seat} label={names[seat] ?? ''}>
          <span class={`money ${gain > 0 ? 'up' : 'muted'}`}>{t('gain', { amount: gain })}</span>
        </Row>
      ))}
      <Row label={t('card.treasury')}>
        <Becomes was={before.companies[company]?.treasury ?? 0} is={state.companies[company]?.treasury ?? 0} money />
      </Row>
      <Row label={t('card.price')}>
        <Becomes was={priceOf(before, company)} is={priceOf(state, company)} />
      </Row>
      <Row label={t('dividend.order')}>
        <span class="dividend-order">
          <span class="visually-hidden">{order.map(companyShort).join(', ')}</span>
          {order.map((one) => (
            <span key={one} class={one === company ? 'this' : ''} aria-hidden="true">
              <Mark company={one} size={18} />
            </span>
          ))}
        </span>
      </Row>
      <Row label={t('dividend.pool')}>
        <PoolReach way={way} choices={choices} />
      </Row>
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
  readonly money?: boolean;
}

function Becomes({ was, is, money = false }: BecomesProps) {
  const figure = (amount: number): string => (money ? t('money', { amount }) : String(amount));
  if (was === is) return <span class="money">{figure(is)}</span>;
  return (
    <span class="money">
      <span class="was">{figure(was)}</span> → <strong>{figure(is)}</strong>
    </span>
  );
}
