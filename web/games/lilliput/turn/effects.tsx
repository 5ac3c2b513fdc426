/** What a turn changes, before it is sent: one's cash, and of the companies concerned price, treasury and revenue. */
import '../styles/effects.css';
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../texts/index.ts';
import { priceOf } from '../companies.tsx';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';
import type { Turn } from './turn.ts';

type WasIs = readonly [was: number, is: number];

interface Change {
  readonly company: CompanyId;
  readonly own: boolean;
  readonly price: WasIs;
  readonly treasury: WasIs;
  /** Null while it is not known. */
  readonly revenue: WasIs | null;
}

const differ = ([was, is]: WasIs): boolean => was !== is;

/** The companies concerned: one's own, and whoever gains or loses by the turn. */
export function changesOf(turn: Turn, seat: number): Change[] {
  const before = turn.begun.value?.state;
  const now = turn.made.value?.state;
  if (!before || !now) return [];
  const both = (figure: (state: LilliputState) => number | null | undefined): WasIs => [
    figure(before) ?? 0,
    figure(now) ?? 0,
  ];
  const was = turn.earnedBefore.value.revenues ?? null;
  const is = turn.earnedAfter.value.revenues ?? null;
  return Object.keys(now.companies)
    .map((id) => id as CompanyId)
    .map(
      (company): Change => ({
        company,
        own: now.companies[company]?.director === seat,
        price: both((state) => priceOf(state, company)),
        treasury: both((state) => state.companies[company]?.treasury),
        revenue: was === null || is === null ? null : [was[company] ?? 0, is[company] ?? 0],
      }),
    )
    .filter(({ own, price, treasury, revenue }) => own || [price, treasury, revenue ?? [0, 0]].some(differ));
}

const pounds = (amount: number): string => t('money', { amount });

export function Effects({ turn, seat }: { readonly turn: Turn; readonly seat: number }) {
  const rows = changesOf(turn, seat);
  if (rows.length === 0) return null;
  const cashOf = (draft: Turn['made']): number => draft.value?.state.players[seat]?.cash ?? 0;
  const cash: WasIs = [cashOf(turn.begun), cashOf(turn.made)];
  const pricesMove = rows.some(({ price }) => differ(price));
  return (
    <section class="effects" aria-labelledby="effects-title" aria-busy={!turn.earnedAfter.value.settled}>
      <h2 class="section-title" id="effects-title">
        {t('effects.title')}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t('companies.company')}</span>
            </th>
            {pricesMove && (
              <th scope="col" class="figures">
                {t('effects.price')}
              </th>
            )}
            <th scope="col" class="figures">
              {t('card.treasury')}
            </th>
            <th scope="col" class="figures">
              {t('effects.run')}
            </th>
            <th scope="col" class="figures">
              <span class="visually-hidden">{t('effects.more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ company, price, treasury, revenue }) => (
            <tr key={company}>
              <th scope="row">
                <span class="company-name">
                  <Mark company={company} /> {companyShort(company)}
                </span>
              </th>
              {pricesMove && (
                <td class="figures">
                  <OldNew was={price[0]} is={price[1]} say={String} />
                </td>
              )}
              <td class="figures money">
                <OldNew was={treasury[0]} is={treasury[1]} />
              </td>
              <td class="figures money">{revenue === null ? '…' : <OldNew was={revenue[0]} is={revenue[1]} />}</td>
              <td class="figures">{revenue !== null && <Difference by={revenue[1] - revenue[0]} />}</td>
            </tr>
          ))}
          {differ(cash) && (
            <tr>
              <th scope="row">{t('effects.cash')}</th>
              <td class="figures money" colSpan={pricesMove ? 2 : 1}>
                <OldNew was={cash[0]} is={cash[1]} />
              </td>
              <td class="figures" colSpan={2}>
                <Difference by={cash[1] - cash[0]} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

interface OldNewProps {
  readonly was: number;
  readonly is: number;
  say?(figure: number): string;
}

const OldNew = ({ was, is, say = pounds }: OldNewProps) =>
  was === is ? (
    <>{say(is)}</>
  ) : (
    <>
      <span class="was">{say(was)}</span> <span aria-hidden="true">→</span>{' '}
      <span class="visually-hidden">{t('effects.becomes')}</span> <strong>{say(is)}</strong>
    </>
  );

const Difference = ({ by }: { readonly by: number }) =>
  by === 0 ? null : <span class={by > 0 ? 'up' : 'down'}>{by > 0 ? `+${by}` : `−${-by}`}</span>;

/** On the board, beside the tile in hand: what the companies concerned would earn now. */
export function BoardNote({ turn, seat }: { readonly turn: Turn; readonly seat: number | null }) {
  if (seat === null || turn.made.value === null) return null;
  const changed = changesOf(turn, seat).filter(({ revenue }) => revenue !== null && revenue[0] !== revenue[1]);
  if (changed.length === 0) return null;
  return (
    <p class={`board-note ${turn.earnedAfter.value.settled ? '' : 'unsettled'}`}>
      {changed.map(({ company, revenue }) => (
        <span key={company} class="board-note-run">
          <Mark company={company} />
          <span class="visually-hidden">{companyShort(company)}</span>
          <span>
            {t('effects.runs')} <OldNew was={revenue?.[0] ?? 0} is={revenue?.[1] ?? 0} />
          </span>
        </span>
      ))}
    </p>
  );
}
