/** The running companies at one glance, and those still to come. */
import { chart, type CompanyId, companyRules } from '../../../domain/lilliput/data.ts';
import type { LilliputState, RunningCompany } from '../../../domain/lilliput/types.ts';
import { t } from '../../texts/index.ts';
import { Mark, TrainSign } from './signs.tsx';
import { companyShort } from './words.ts';

interface CompaniesProps {
  readonly state: LilliputState;
  readonly names: readonly string[];
}

export const priceOf = (state: LilliputState, company: CompanyId): number | null =>
  chart.spaces.find(({ id }) => state.chart[id]?.includes(company))?.value ?? null;

/** Higher price first; in a stack the upper marker first: the order in which they act. */
function inOrder(state: LilliputState): [CompanyId, RunningCompany][] {
  const byPrice = chart.spaces.toSorted((one, other) => other.value - one.value);
  const ids = byPrice.flatMap(({ id }) => state.chart[id] ?? []);
  return ids.flatMap((id): [CompanyId, RunningCompany][] => {
    const company = state.companies[id];
    return company === undefined ? [] : [[id, company]];
  });
}

export function Companies({ state, names }: CompaniesProps) {
  const running = inOrder(state);
  const waiting = state.draft?.companies ?? state.unfounded;
  return (
    <div class="companies">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('companies.company')}</th>
            <th scope="col">{t('companies.director')}</th>
            <th scope="col" class="figures">
              {t('companies.price')}
            </th>
            <th scope="col" class="figures">
              {t('companies.treasury')}
            </th>
            <th scope="col">{t('companies.trains')}</th>
            <th scope="col">{t('companies.stations')}</th>
          </tr>
        </thead>
        <tbody>
          {running.map(([id, company]) => (
            <tr key={id}>
              <th scope="row">
                <span class="company-name">
                  <Mark company={id} />
                  {companyShort(id)}
                </span>
              </th>
              <td>{names[company.director]}</td>
              <td class="figures">{priceOf(state, id)}</td>
              <td class="figures money">{t('money', { amount: company.treasury })}</td>
              <td>
                <span class="trains">
                  {company.trains.map((train, index) => (
                    <TrainSign key={index} train={train} />
                  ))}
                </span>
              </td>
              <td>
                <Stations left={company.tokens} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {running.length === 0 && <p class="empty-line">{t('companies.none')}</p>}
      {waiting.length > 0 && (
        <p class="waiting-companies">
          <span class="waiting-marks">
            {waiting.map((company) => (
              <Mark key={company} company={company} />
            ))}
          </span>
          <span>
            {t(state.draft === null ? 'companies.unfounded' : 'companies.toTake', {
              companies: waiting.map(companyShort).join(', '),
            })}
          </span>
        </p>
      )}
    </div>
  );
}

/** Placed tokens full, those in hand hollow. */
function Stations({ left }: { readonly left: number }) {
  const placed = companyRules.stationMarkers - left;
  return (
    <span class="stations">
      <span class="visually-hidden">{t('companies.stationsPlaced', { placed, all: companyRules.stationMarkers })}</span>
      {Array.from({ length: companyRules.stationMarkers }, (_, index) => (
        <span key={index} class={index < placed ? 'station placed' : 'station'} aria-hidden="true" />
      ))}
    </span>
  );
}
