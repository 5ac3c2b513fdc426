/** What the turn costs so far, and what is left where it comes from. */
import '../styles/purses.css';
import { t } from '../texts/index.ts';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';
import { pursesOf } from './prices.ts';
import type { Turn } from './turn.ts';

export function Purses({ turn }: { readonly turn: Turn }) {
  const draft = turn.made.value;
  const purses = draft === null ? [] : pursesOf(draft);
  if (purses.length === 0) return null;
  return (
    <div class="purses" role="group" aria-label={t('turn.cost')}>
      {purses.map(({ company, spent, left }) => (
        <p key={company} class="purse">
          <span class="purse-figure spent">
            <span class="caption">
              {company !== null && <Mark company={company} size={16} />}
              {company !== null && <span class="visually-hidden">{companyShort(company)}: </span>}
              {t('turn.cost')}
            </span>{' '}
            <strong class="money">{t('money', { amount: spent })}</strong>
          </span>{' '}
          <span class="purse-figure">
            <span class="caption">{t(company === null ? 'turn.cashLeft' : 'turn.treasuryLeft')}</span>{' '}
            <strong class="money">{t('money', { amount: left })}</strong>
          </span>
        </p>
      ))}
    </div>
  );
}
