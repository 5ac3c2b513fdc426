/** Founding a company: which one, at what price; then its home is tapped on the board. */
import { useSignal } from '@preact/signals';
import { chart, type CompanyId, type SpaceId } from '../../../../domain/lilliput/data.ts';
import { ALL_SHARES, DIRECTOR_SHARES } from '../../../../domain/lilliput/rules/holdings.ts';
import type { StepOf } from '../../../../domain/lilliput/steps.ts';
import { t } from '../texts/index.ts';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';
import type { Turn } from './turn.ts';

interface FoundingProps {
  readonly turn: Turn;
  readonly choices: readonly StepOf<'foundCompany'>[];
}

const valueOf = (space: SpaceId): number => chart.spaces.find(({ id }) => id === space)?.value ?? 0;

export function Founding({ turn, choices }: FoundingProps) {
  const spaces = [...new Set(choices.map(({ space }) => space))].toSorted((a, b) => valueOf(b) - valueOf(a));
  const wished = useSignal<SpaceId | null>(null);
  const companies = [...new Set(choices.map(({ company }) => company))];
  const space = spaces.find((one) => one === wished.value) ?? spaces[0];
  if (space === undefined) return null;
  const now = turn.aim.value;
  const aimAt = (company: CompanyId, at: SpaceId) => turn.aimAt({ what: 'foundCompany', company, space: at });
  return (
    <div class="doing-part">
      <h3 class="section-title">{t('doing.found')}</h3>
      <label class="doing-row">
        <span>{t('doing.foundPrice')}</span>
        <select
          class="select"
          value={space}
          onChange={(event) => {
            const chosen = event.currentTarget.value as SpaceId;
            wished.value = chosen;
            if (now?.what === 'foundCompany') aimAt(now.company, chosen);
          }}
        >
          {spaces.map((one) => (
            <option key={one} value={one}>
              {t('doing.foundOption', {
                price: valueOf(one),
                paid: DIRECTOR_SHARES * valueOf(one),
                treasury: ALL_SHARES * valueOf(one),
              })}
            </option>
          ))}
        </select>
      </label>
      <div class="aim-bar">
        {companies.map((company) => (
          <button
            key={company}
            type="button"
            class="aim"
            aria-pressed={now?.what === 'foundCompany' && now.company === company}
            onClick={() => aimAt(company, space)}
          >
            <Mark company={company} /> {companyShort(company)}
          </button>
        ))}
      </div>
      {now?.what === 'foundCompany' && <p class="caption">{t('doing.foundHint')}</p>}
    </div>
  );
}
