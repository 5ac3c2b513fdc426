/** What every company has earned, round by round; what it kept stands in brackets. */
import type { CompanyId } from '../../../domain/lilliput/data.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { t } from '../../texts/index.ts';
import { Mark } from './signs.tsx';
import { companyShort } from './words.ts';

export function Rounds({ state }: { readonly state: LilliputState }) {
  const companies = Object.keys(state.revenues) as CompanyId[];
  if (companies.length === 0) return <p class="empty-line">{t('rounds.empty')}</p>;
  const rounds = Array.from({ length: state.round }, (_, index) => index + 1);
  const cell = (company: CompanyId, round: number): string => {
    const run = state.revenues[company]?.find((one) => one.round === round);
    if (run === undefined) return '';
    return run.paid ? `£${run.revenue}` : `(£${run.revenue})`;
  };
  return (
    <table class="rounds">
      <thead>
        <tr>
          <th scope="col">{t('companies.company')}</th>
          {rounds.map((round) => (
            <th key={round} scope="col" class="figures">
              {round}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <tr key={company}>
            <th scope="row">
              <span class="company-name">
                <Mark company={company} /> {companyShort(company)}
              </span>
            </th>
            {rounds.map((round) => (
              <td key={round} class="figures money">
                {cell(company, round)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
