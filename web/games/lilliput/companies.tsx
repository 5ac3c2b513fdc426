/** The running companies at one glance, and those still to come. */
import { useRef } from 'preact/hooks';
import { chart, type CompanyId, companyRules } from '../../../domain/lilliput/data.ts';
import type { LilliputState, RunningCompany } from '../../../domain/lilliput/types.ts';
import { t } from './texts/index.ts';
import { useExpectedRevenues } from './expected.ts';
import { barsOf, RevenueBars } from './revenue-bars.tsx';
import { Mark, TrainSign } from './signs.tsx';
import type { Revenues } from './turn/earnings-query.ts';
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

/** While figures are worked out, those before them stay: a column that goes out and comes back is no sight. */
function useLastKnown(revenues: Revenues | null): Revenues {
  const last = useRef<Revenues>({});
  if (revenues !== null) last.current = revenues;
  return last.current;
}

export function Companies({ state, names }: CompaniesProps) {
  const running = inOrder(state);
  const waiting = state.draft?.companies ?? state.unfounded;
  const expected = useLastKnown(useExpectedRevenues(state));
  const rows = running.map(([id, company]) => {
    const runs = state.revenues[id] ?? [];
    const bars = barsOf(runs, state.round, state.stage === 'over' ? undefined : expected[id]);
    return { id, company, bars, latest: bars.at(-1)?.kind === 'none' ? undefined : bars.at(-1) };
  });
  const highest = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(({ revenue }) => revenue)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it scrolls, keys must be able to scroll it
    <div class="companies" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('companies.company')}</th>
            <th scope="col" class="on-wide">
              {t('companies.director')}
            </th>
            <th scope="col" class="figures">
              {t('companies.price')}
            </th>
            <th scope="col" class="figures">
              {t('companies.treasury')}
            </th>
            <th scope="col">{t('companies.trains')}</th>
            <th scope="col" class="on-wide">
              {t('companies.stations')}
            </th>
            <th scope="col" colSpan={2}>
              {t(state.stage === 'over' ? 'companies.runs' : 'companies.runsNext')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, company, bars, latest }) => (
            <tr key={id}>
              <th scope="row">
                <span class="company-name">
                  <Mark company={id} />
                  <span>
                    {companyShort(id)}
                    <span class="on-narrow under-name">{names[company.director]}</span>
                  </span>
                </span>
              </th>
              <td class="on-wide director-name">{names[company.director]}</td>
              <td class="figures">{priceOf(state, id)}</td>
              <td class="figures money">{t('money', { amount: company.treasury })}</td>
              <td>
                <span class="trains">
                  {company.trains.map((train, index) => (
                    <TrainSign key={index} train={train} />
                  ))}
                </span>
                <span class="on-narrow">
                  <Stations left={company.tokens} />
                </span>
              </td>
              <td class="on-wide">
                <Stations left={company.tokens} />
              </td>
              <td class="runs">
                <RevenueBars bars={bars} highest={highest} />
              </td>
              <td class={latest?.kind === 'next' ? 'figures money next-run' : 'figures money'}>
                {latest?.kind === 'next' && <span class="visually-hidden">{t('runs.next')}</span>}
                {latest !== undefined && t('money', { amount: latest.revenue })}
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
