/** A rematch, as a finished table offers it and as the new table receives those who come. */
import type { SeatInfo, TableInfo } from '../../net/api.ts';
import { isExpected, isOpen } from '../../table/seat-name.ts';
import { t } from '../../texts/index.ts';
import type { Act } from '../../games/contract/table-part.ts';
import type { Ask } from './ask-type.ts';
import type { TableModel } from './model.ts';

/** At a rematch a seat has its name from the beginning, but its player has to come first. */
export const isThere = ({ rematchOf }: TableInfo, seat: SeatInfo): boolean =>
  !isOpen(seat) && !isExpected(seat) && (rematchOf === undefined || seat.joined || seat.bot !== null);

/** After the end: call for a rematch, or go where it is set. */
export function rematchActs(model: TableModel): { readonly primary?: Act; readonly secondary?: Act } {
  const { session, busy } = model;
  const info = session.info.value;
  if (info?.status !== 'ended') return {};
  const takesPart = info.you.host || info.you.seats.length > 0;
  const set = info.rematch;
  if (!takesPart) {
    return set === undefined
      ? {}
      : { secondary: { label: t('rematch.watch'), onPress: () => location.assign(`/t/${set}`) } };
  }
  const alone = info.seats.filter(({ bot }) => bot === null).length === 1;
  const label = t(alone ? 'rematch.alone' : set === undefined ? 'rematch.call' : 'rematch.go');
  const act: Act = {
    label,
    busy: busy.value,
    onPress: () => void import('./menu-loaded.ts').then((part) => part.goToRematch(model)),
  };
  return set === undefined ? { secondary: act } : { primary: act };
}

/** Whoever comes to a rematch by its address alone takes the seat from before. */
export function claimAsk(model: TableModel): Ask | null {
  const info = model.session.info.value;
  if (info?.rematchOf === undefined || info.you.seats.length > 0) return null;
  if (!info.seats.some((seat) => !isThere(info, seat))) return null;
  return {
    kind: 'gathering',
    sentence: t('rematch.here'),
    secondary: {
      label: t('rematch.claim'),
      busy: model.busy.value,
      onPress: () => void import('./menu-loaded.ts').then((part) => part.claim(model)),
    },
  };
}
