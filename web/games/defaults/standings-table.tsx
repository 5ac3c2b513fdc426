/** Standings: ranks and totals, with what the totals are made of. */
import type { Standing, Unit } from '../../../domain/kernel/contract.ts';
import type { GameWords } from '../../table/game-words.ts';
import { capital } from '../../texts/capital.ts';
import { t } from '../../texts/index.ts';
import { inUnit } from './in-unit.ts';

interface StandingsTableProps {
  readonly title: string;
  readonly standings: readonly Standing[];
  readonly unit: Unit;
  readonly names: readonly string[];
  readonly words: GameWords;
}

export function StandingsTable({ title, standings, unit, names, words }: StandingsTableProps) {
  const parts = standings[0]?.parts.map(({ key }) => key) ?? [];
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
            {parts.map((key) => (
              <th key={key} scope="col" class="figures">
                {capital(words.say(`standing.${key}`))}
              </th>
            ))}
            <th scope="col" class="figures">
              {t(`unit.${unit}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ seat, rank, total, parts: made }) => (
            <tr key={seat} class={rank === 1 ? 'first' : ''}>
              <td class="rank">{rank}</td>
              <th scope="row">{names[seat] ?? ''}</th>
              {made.map(({ key, amount }) => (
                <td key={key} class="figures">
                  {inUnit(words, unit, amount)}
                </td>
              ))}
              <td class="figures">
                <strong>{inUnit(words, unit, total)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
