/** The whole course of the game: worth as lines, and revenue, price and worth of every round as a table. */
import './styles/rounds.css';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type CompanyId, companies } from '../../../domain/lilliput/data.ts';
import { type RoundFigures, roundFigures } from '../../../domain/lilliput/round-figures.ts';
import { t } from './texts/index.ts';
import type { LilliputPosition } from './pick.ts';
import { Mark } from './signs.tsx';
import { companyShort } from './words.ts';
import { WorthChart } from './worth-chart.tsx';

export interface RoundsProps {
  readonly position: LilliputPosition;
  readonly names: readonly string[];
  readonly mine: number | null;
}

export function Rounds({ position, names, mine }: RoundsProps) {
  const { table, game } = position.state;
  const figures = useMemo(() => roundFigures(position.commits, table), [position]);
  const played = figures.filter(({ round }) => round > 0);
  if (played.length === 0) return <p class="empty-line">{t('rounds.empty')}</p>;
  const running = companies.map(({ id }) => id).filter((id) => played.some(({ prices }) => prices[id] !== undefined));
  return (
    <div class="rounds">
      <figure class="rounds-worth">
        <figcaption class="section-title">{t('rounds.worth')}</figcaption>
        <WorthChart figures={figures} rounds={game.rounds} names={names} mine={mine} />
      </figure>
      <div class="rounds-table">
        <table>
          <caption class="visually-hidden">{t('rounds.table')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{t('rounds.who')}</span>
              </th>
              {figures.map(({ round, closed }) => (
                <th key={round} scope="col" class={closed ? 'figures' : 'figures now'}>
                  {round === 0 ? (
                    t('rounds.start')
                  ) : (
                    <a class="round-review" href={`?review=${round}`} title={t('log.reviewOf', { round })}>
                      {t('rounds.round', { round })}
                    </a>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <Group title={t('rounds.worth')} figures={figures}>
            {names.map((name, seat) => (
              <Row key={seat} title={name} figures={figures} cell={({ worth }) => money(worth[seat])} />
            ))}
          </Group>
          <Group title={t('rounds.revenue')} figures={figures}>
            {running.map((company) => (
              <Row
                key={company}
                title={<CompanyTitle company={company} />}
                figures={figures}
                cell={(one) => revenueIn(one, company)}
              />
            ))}
          </Group>
          <Group title={t('companies.price')} figures={figures}>
            {running.map((company) => (
              <Row
                key={company}
                title={<CompanyTitle company={company} />}
                figures={figures}
                cell={({ prices }) => prices[company] ?? ''}
              />
            ))}
          </Group>
        </table>
        <p class="caption">{t('rounds.kept')}</p>
      </div>
    </div>
  );
}

const money = (amount: number | undefined): string => (amount === undefined ? '' : t('money', { amount }));

/** What was kept stands in brackets. */
function revenueIn({ revenues }: RoundFigures, company: CompanyId): string {
  const run = revenues[company];
  if (run === undefined) return '';
  return run.paid ? money(run.revenue) : `(${money(run.revenue)})`;
}

const CompanyTitle = ({ company }: { readonly company: CompanyId }) => (
  <span class="company-name">
    <Mark company={company} size={16} /> {companyShort(company)}
  </span>
);

interface GroupProps {
  readonly title: string;
  readonly figures: readonly RoundFigures[];
  readonly children: ComponentChildren;
}

const Group = ({ title, figures, children }: GroupProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" class="rounds-group" colSpan={figures.length + 1}>
        {title}
      </th>
    </tr>
    {children}
  </tbody>
);

interface RowProps {
  readonly title: ComponentChildren;
  readonly figures: readonly RoundFigures[];
  cell(figures: RoundFigures): string | number;
}

const Row = ({ title, figures, cell }: RowProps) => (
  <tr>
    <th scope="row">{title}</th>
    {figures.map((one) => (
      <td key={one.round} class={one.closed ? 'figures money' : 'figures money now'}>
        {cell(one)}
      </td>
    ))}
  </tr>
);
