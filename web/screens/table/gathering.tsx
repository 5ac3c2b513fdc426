/** Before the start: who sits, which seats are open, and for the host the links to hand out. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readLinks, type SeatInfo, type SeatLink, type TableInfo } from '../../net/api.ts';
import { SeatLinks } from '../../parts/seat-links.tsx';
import { lazy } from '../../parts/lazy.tsx';
import { seatName } from '../../table/seat-name.ts';
import { t } from '../../texts/index.ts';
import { hostDialog } from './hosting/shown.ts';
import type { TableModel } from './model.ts';

const TableFacts = lazy<{ readonly info: TableInfo }>(() =>
  import('./hosting/loaded.tsx').then((part) => part.TableFacts),
);

export function Gathering({ model }: { readonly model: TableModel }) {
  const { session } = model;
  const info = session.info.value;
  const links = useSignal<readonly SeatLink[] | null>(null);
  const isHost = info?.you.host ?? false;
  useEffect(() => {
    if (!isHost) return;
    void readLinks(session.id).then((answer) => {
      if (answer.ok) links.value = answer.value;
    });
  }, [isHost, info?.seats]);
  if (info === null) return null;
  return (
    <section class="gathering" aria-labelledby="seats-title">
      <h2 class="section-title" id="seats-title">
        {t('gathering.seats')}
      </h2>
      <SeatLinks
        seats={info.seats}
        links={links.value ?? []}
        mine={info.you.seats}
        {...(isHost ? { actsOf: ChangeSeat } : {})}
      />
      {isHost && (links.value?.length ?? 0) > 0 && <p class="caption">{t('links.hint')}</p>}
      {isHost && (
        <div class="gathering-acts">
          <button type="button" class="button small" onClick={() => (hostDialog.value = { kind: 'table' })}>
            {t('menu.changeTable')}
          </button>
        </div>
      )}
      <TableFacts info={info} />
    </section>
  );
}

const ChangeSeat = (seat: SeatInfo) => (
  <button
    type="button"
    class="button quiet small"
    aria-label={t('seat.changeOf', { name: seatName(seat) })}
    onClick={() => (hostDialog.value = { kind: 'seat', seat: seat.seat })}
  >
    {t('seat.change')}
  </button>
);
