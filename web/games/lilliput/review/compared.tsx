/** The round beside the one before: worth, revenue, price. */
import type { ComponentChildren } from 'preact';
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { RoundReview } from './review.ts';
import { Mark } from '../signs.tsx';
import { companyShort, g } from '../words.ts';
import { FiguresHead } from '../../../parts/figures.tsx';
import { t } from '../texts/index.ts';

interface ComparedProps {
  readonly review: RoundReview;
  readonly names: readonly string[];
}

export function Compared({ review: { before, figures, round }, names }: ComparedProps) {
  const companies = Object.keys(figures.prices) as CompanyId[];
  const earlier = round === 1 ? t('rounds.start') : t('moment.round', { round: round - 1 });
  const change = (
    <>
      <span aria-hidden="true">±</span>
      <span class="visually-hidden">{t('review.change')}</span>
    </>
  );
  const columns = [{ words: earlier }, { words: t('moment.round', { round }) }, { words: change }];
  return (
    <section aria-labelledby="review-compared">
      <h2 id="review-compared">{t('review.compared')}</h2>
      <div class="review-tables">
        <table class="figures-table">
          <FiguresHead title={t('rounds.worth')} columns={columns} />
          <tbody>
            {figures.worth.map((worth, seat) => (
              <Row
                key={seat}
                title={names[seat] ?? g('gulliver.name')}
                before={before.worth[seat]}
                now={worth}
                print={money}
              />
            ))}
          </tbody>
        </table>
        <table class="figures-table">
          <FiguresHead title={t('rounds.revenue')} columns={columns} />
          <tbody>
            {companies.map((company) => (
              <Row
                key={company}
                title={<Company company={company} />}
                before={before.revenues[company]?.revenue}
                now={figures.revenues[company]?.revenue}
                print={money}
              />
            ))}
          </tbody>
        </table>
        <table class="figures-table">
          <FiguresHead title={t('companies.price')} columns={columns} />
          <tbody>
            {companies.map((company) => (
              <Row
                key={company}
                title={<Company company={company} />}
                before={before.prices[company]}
                now={figures.prices[company]}
                print={String}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const money = (amount: number): string => t('money', { amount });

export const Company = ({ company }: { readonly company: CompanyId }) => (
  <span class="company-name">
    <Mark company={company} size={16} /> {companyShort(company)}
  </span>
);

interface RowProps {
  readonly title: ComponentChildren;
  readonly before: number | undefined;
  readonly now: number | undefined;
  print(amount: number): string;
}

function Row({ title, before, now, print }: RowProps) {
  const change = (now ?? 0) - (before ?? 0);
  const isKnown = before !== undefined && now !== undefined;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td class="figures">{before === undefined ? '' : print(before)}</td>
      <td class="figures">
        <strong>{now === undefined ? '' : print(now)}</strong>
      </td>
      <td class={change < 0 ? 'figures fell' : change > 0 ? 'figures rose' : 'figures'}>
        {isKnown ? signed(change) : ''}
      </td>
    </tr>
  );
}

/** With its sign, so that colour is never the only one. */
export const signed = (change: number): string => (change === 0 ? '·' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`);
