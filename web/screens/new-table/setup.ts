/** The set-up that a form amounts to. */
import type { Setup } from '../../../domain/kernel/setup.ts';
import type { SetupPart } from '../../games/contract/site-parts.ts';
import { clockOf } from '../../table/clock-form.ts';
import { t } from '../../texts/index.ts';
import { type GameSetup, invitedAt, isRobot, isSolo, namesOf, staysHere, type TableForm } from './form.ts';

/** What only matters where several play. */
function togetherOf(form: TableForm, zone: string): Pick<Setup, 'order' | 'listed' | 'clock'> {
  const clock = clockOf(form.clock, zone);
  return {
    ...(form.order === 'random' ? { order: 'random' as const } : {}),
    ...(form.listed && !staysHere(form) ? { listed: true } : {}),
    ...(clock === null || staysHere(form) ? {} : { clock }),
  };
}

export function setupOf(form: TableForm, { game, part }: GameSetup, zone = 'UTC'): Setup {
  const title = form.title.trim();
  const first = form.first !== 'drawn' && form.first < form.seats ? form.first : 'drawn';
  return {
    game: game.id,
    ...(title === '' ? {} : { title }),
    seats: namesOf(form).map((name, seat) => seatOf(form, part, name, seat)),
    ...(isSolo(form) ? {} : togetherOf(form, zone)),
    options: part.optionsOf(form.options, { seats: form.seats, first }),
  };
}

/** Nobody else could take a seat that stays at this device, so it is never open. */
function seatOf(form: TableForm, { robot }: SetupPart, name: string, seat: number): Setup['seats'][number] {
  if (robot !== undefined && isRobot(form, seat)) return { bot: robot.player };
  const address = invitedAt(form, seat);
  const named = name === '' ? {} : { name };
  if (address !== '') return { ...named, address, language: form.languages[seat] ?? 'en' };
  if (name !== '') return named;
  if (!staysHere(form)) return {};
  return { name: seat === 0 ? t('solo.you') : t('new.player', { number: seat + 1 }) };
}
