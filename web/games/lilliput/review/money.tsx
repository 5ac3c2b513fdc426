/** Where the money went: for every purse what it held, what came in and went out, and what it holds. */
import { FLOWS, type Owner } from '../../../../domain/lilliput/round-money.ts';
import type { RoundReview } from './review.ts';
import { g } from '../words.ts';
import { FiguresHead, FiguresPlace } from '../../../parts/figures.tsx';
import { t } from '../texts/index.ts';
import { Company, signed } from './compared.tsx';

interface MoneyProps {
  readonly review: RoundReview;
  readonly names: readonly string[];
}

export function Money({ review: { money, closed }, names }: MoneyProps) {
  const used = FLOWS.filter((flow) => money.some(({ flows }) => flows[flow] !== undefined));
  const title = (owner: Owner) =>
    'company' in owner ? <Company company={owner.company} /> : (names[owner.seat] ?? g('gulliver.name'));
  return (
    <section aria-labelledby="review-money">
      <h2 id="review-money">{t('review.money')}</h2>
      <FiguresPlace label={t('review.money')}>
        <FiguresHead
          title={t('review.purse')}
          columns={[
            { words: t('review.had') },
            ...used.map((flow) => ({ words: t(`review.flow.${flow}`) })),
            { words: t(closed ? 'review.has' : 'review.hasNow') },
          ]}
        />
        <tbody>
          {money.map(({ owner, from, to, flows }, index) => (
            <tr key={index} class={'company' in owner ? 'of-company' : 'of-player'}>
              <th scope="row">{title(owner)}</th>
              <td class="figures">{t('money', { amount: from })}</td>
              {used.map((flow) => {
                const amount = flows[flow];
                return (
                  <td key={flow} class="figures">
                    {amount === undefined || amount === 0 ? '' : signed(amount)}
                  </td>
                );
              })}
              <td class="figures">
                <strong>{t('money', { amount: to })}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </FiguresPlace>
    </section>
  );
}
