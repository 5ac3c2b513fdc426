/** The set-up that a form amounts to. */
import type { Setup } from '../../../domain/kernel/setup.ts';
import type { PlacedTile } from '../../../domain/lilliput/data.ts';
import { folded } from '../../../domain/lilliput/folding/index.ts';
import { clockOf } from '../../table/clock-form.ts';
import { t } from '../../texts/index.ts';
import { invitedAt, isRobot, isSolo, namesOf, OWN, PLAIN, staysHere, type TableForm, variantsOf } from './form.ts';

function landscapeOption({ landscape, own }: TableForm): string | readonly PlacedTile[] | null {
  if (landscape === OWN) return own.length === 0 ? null : own;
  return landscape === PLAIN ? null : landscape;
}

/** What only matters where several play. */
function togetherOf(form: TableForm, zone: string): Pick<Setup, 'order' | 'listed' | 'clock'> {
  const clock = clockOf(form.clock, zone);
  return {
    ...(form.order === 'random' ? { order: 'random' as const } : {}),
    ...(form.listed && !staysHere(form) ? { listed: true } : {}),
    ...(clock === null || staysHere(form) ? {} : { clock }),
  };
}

export function setupOf(form: TableForm, zone = 'UTC'): Setup {
  const title = form.title.trim();
  return {
    game: folded.id,
    ...(title === '' ? {} : { title }),
    seats: namesOf(form).map((name, seat) => seatOf(form, name, seat)),
    ...(isSolo(form) ? {} : togetherOf(form, zone)),
    options: {
      firstPlayer: form.first !== 'drawn' && form.first < form.seats ? form.first : 'drawn',
      variants: variantsOf(form),
      landscape: landscapeOption(form),
    },
  };
}

/** Nobody else could take a seat that stays at this device, so it is never open. */
function seatOf(form: TableForm, name: string, seat: number): Setup['seats'][number] {
  if (isRobot(form, seat)) return { bot: 'greedy' };
  const address = invitedAt(form, seat);
  const named = name === '' ? {} : { name };
  if (address !== '') return { ...named, address, language: form.languages[seat] ?? 'en' };
  if (name !== '') return named;
  if (!staysHere(form)) return {};
  return { name: seat === 0 ? t('solo.you') : t('new.player', { number: seat + 1 }) };
}
