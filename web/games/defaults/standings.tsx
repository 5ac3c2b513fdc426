/** The standings: ranks and totals, with what they are made of. */
import { t } from '../../texts/index.ts';
import type { DefaultProps } from './table.ts';

export function DefaultStandings({ table, title = t('over.standings') }: DefaultProps & { readonly title?: string }) {
  const { session, game, names, words, look } = table;
  const state = (look.beside.value.position ?? session.position.value)?.state.game;
  const standings = state === undefined ? null : game.outcome(state);
  if (standings === null) return null;
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
              <th key={key} class="figures">
                {words.say(key)}
              </th>
            ))}
            <th class="figures">{t('over.total')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ seat, rank, total, parts: made }) => (
            <tr key={seat} class={rank === 1 ? 'first' : ''}>
              <td class="rank">{rank}</td>
              <th scope="row">{names.value[seat] ?? ''}</th>
              {made.map(({ key, amount }) => (
                <td key={key} class="figures">
                  {amount}
                </td>
              ))}
              <td class="figures">
                <strong>{total}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
