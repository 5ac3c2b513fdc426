/** Everything the screens of one table share: the session, the pick, the link in the address, and names. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LilliputFact } from '../../../domain/lilliput/facts.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { createPick, type Pick } from '../../games/lilliput/pick.ts';
import { createTurn, type Turn } from '../../games/lilliput/turn/turn.ts';
import { g } from '../../games/lilliput/words.ts';
import type { SeatInfo } from '../../net/api.ts';
import type { Problem } from '../../net/request.ts';
import { type LinkInHand, linkInFragment } from '../../table/link.ts';
import { openTable, type TableSession } from '../../table/session.ts';
import { t } from '../../texts/index.ts';

export interface TableModel {
  readonly session: TableSession<LilliputState>;
  /** What this seat picks in the draft. */
  readonly pick: Pick;
  /** What it does afterwards, in turns and decisions. */
  readonly turn: Turn;
  /** The link this page was opened with, until it has been traded in or put aside. */
  readonly link: Signal<LinkInHand | null>;
  readonly seatOfLink: ReadonlySignal<SeatInfo | null>;
  /** By player; Gulliver has no seat and sits behind the others. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** The order of all picks of the draft, made and to come. */
  readonly order: ReadonlySignal<readonly number[]>;
  /** The name for an open seat, as it is being written, and what is wrong with it. */
  readonly ownName: Signal<string>;
  readonly ownNameError: Signal<string | null>;
  /** A question outside of turns is under way, and why the last one was not answered as wished. */
  readonly busy: Signal<boolean>;
  readonly trouble: Signal<Problem | null>;
}

const hasGulliver = ({ position }: TableSession<LilliputState>): boolean =>
  (position.value?.state.game.gulliver ?? null) !== null;

export function createModel(id: string, address: URL): TableModel {
  const wished = address.searchParams.get('seat');
  const session = openTable(id, lilliput, wished === null ? null : Number(wished));
  const link = signal(linkInFragment(address.hash));
  const names = computed(() => {
    const seated = (session.info.value?.seats ?? []).map(
      ({ name, seat }) => name ?? t('seat.open', { number: seat + 1 }),
    );
    return hasGulliver(session) ? [...seated, g('gulliver.name')] : seated;
  });
  return {
    session,
    pick: createPick(session),
    turn: createTurn(session),
    link,
    seatOfLink: computed(() => {
      const place = link.value?.seat ?? null;
      return session.info.value?.seats.find((seat) => (seat.place ?? seat.seat) === place) ?? null;
    }),
    names,
    order: computed(() => {
      const facts = session.position.value?.commits[0]?.facts as readonly LilliputFact[] | undefined;
      const setUp = facts?.find((fact) => fact.type === 'gameSetUp');
      return setUp?.draft.order ?? [];
    }),
    ownName: signal(''),
    ownNameError: signal(null),
    busy: signal(false),
    trouble: signal(null),
  };
}

export const isAwaited = ({ session }: TableModel): boolean =>
  session.awaiting.value.some(({ seat }) => seat === session.seat.value);

/** Whether the link in the address opens a seat that nobody has yet. */
export const isOpenSeat = ({ link, seatOfLink }: TableModel): boolean =>
  link.value !== null && link.value.seat !== null && seatOfLink.value?.name === null;
