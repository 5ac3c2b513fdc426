/** The final standing with its break-down. */
import { standings } from '../../../domain/lilliput/rules/ranking.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { t } from './texts/index.ts';
import { g } from './words.ts';

interface StandingsProps {
  readonly state: LilliputState;
  readonly names: readonly string[];
  /** Unless it is the end. */
  readonly title?: string;
}

export function FinalStandings({ state, names, title = t('over.standings') }: StandingsProps) {
  return (
    <section class="standings" aria-labelledby="standings-title">
      <h2 class="section-title" id="standings-title">
        {title}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col" class="rank">
              {t('over.rank')}
            </th>
            <th scope="col">{t('over.player')}</th>
            <th class="figures">{t('over.cash')}</th>
            <th class="figures">{t('over.shares')}</th>
            <th class="figures">{t('over.copyCards')}</th>
            <th class="figures">{t('over.total')}</th>
          </tr>
        </thead>
        <tbody>
          {standings(state).map(({ seat, rank, cash, shares, copyCards, total }) => (
            <tr key={seat} class={rank === 1 ? 'first' : ''}>
              <td class="rank">{rank}</td>
              <th scope="row">{names[seat] ?? g('gulliver.name')}</th>
              <td class="figures money">{t('money', { amount: cash })}</td>
              <td class="figures money">{t('money', { amount: shares.reduce((sum, { worth }) => sum + worth, 0) })}</td>
              <td class="figures money">{t('money', { amount: copyCards })}</td>
              <td class="figures money">
                <strong>{t('money', { amount: total })}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
