/** Before the start: who sits, which seats are open, and for the host the links to hand out. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readLinks, type SeatLink } from '../../net/api.ts';
import { initials } from '../../parts/initials.ts';
import { SeatLinks } from '../../parts/seat-links.tsx';
import { t } from '../../texts/index.ts';
import type { TableModel } from './model.ts';

export function Gathering({ model }: { readonly model: TableModel }) {
  const { session, names } = model;
  const info = session.info.value;
  const links = useSignal<readonly SeatLink[] | null>(null);
  const isHost = info?.you.host ?? false;
  useEffect(() => {
    if (!isHost) return;
    void readLinks(session.id).then((answer) => {
      if (answer.ok) links.value = answer.value;
    });
  }, [isHost]);
  if (info === null) return null;
  const letters = initials(names.value);
  return (
    <section class="gathering" aria-labelledby="seats-title">
      <h2 class="section-title" id="seats-title">
        {t('gathering.seats')}
      </h2>
      {links.value !== null ? (
        <>
          <SeatLinks seats={info.seats} links={links.value} mine={info.you.seats} />
          <p class="caption">{t('links.hint')}</p>
        </>
      ) : (
        <ul class="seat-links">
          {info.seats.map(({ seat, name, joined }) => (
            <li key={seat} class="seat-link">
              <span class={name === null ? 'seat-letter open' : 'seat-letter'} aria-hidden="true">
                {name === null ? '?' : letters[seat]}
              </span>
              <span class="seat-who">
                <span class="seat-name">{names.value[seat]}</span>
                <span class="caption">
                  {t(name === null ? 'order.open' : joined ? 'seat.joined' : 'seat.notJoined')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
