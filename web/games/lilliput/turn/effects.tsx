/** What a turn changes for the companies concerned, before it is sent: treasuries, and what they would earn. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import { bestRun } from '../../../../domain/lilliput/routes/best.ts';
import { phaseOf } from '../../../../domain/lilliput/rules/holdings.ts';
import { runningVariants } from '../../../../domain/lilliput/rules/variants.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../../../texts/index.ts';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';
import type { Turn } from './turn.ts';

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
function runOf(state: LilliputState, company: CompanyId): number {
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
    variants: runningVariants(state.variants),
  });
  byCompany.set(company, revenue);
  return revenue;
}
