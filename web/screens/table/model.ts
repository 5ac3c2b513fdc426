/** Everything the screens of one table share: the session, the pick, the link in the address, and names. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LilliputFact } from '../../../domain/lilliput/facts.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { createPick, type Pick } from '../../games/lilliput/pick.ts';
import type { Playback } from '../../games/lilliput/show/playback.ts';
import { createTurn, type Turn } from '../../games/lilliput/turn/turn.ts';
import { g } from '../../games/lilliput/words.ts';
import type { SeatInfo } from '../../net/api.ts';
import type { Problem } from '../../net/request.ts';
import { type LinkInHand, linkInFragment } from '../../table/link.ts';
import { seatName } from '../../table/seat-name.ts';
import type { TableSession } from '../../table/session.ts';
import { createLook, type Look } from './moment.ts';

export interface TableModel {
  readonly session: TableSession<LilliputState>;
  /** What this seat picks in the draft. */
  readonly pick: Pick;
  /** What it does afterwards, in turns and decisions. */
  readonly turn: Turn;
  /** Which moment of the history the page shows. */
  readonly look: Look;
  /** What is being told on the board, step by step; null when nothing is. */
  readonly playback: Signal<Playback | null>;
  /** Counts how often somebody wished to see the last run again. */
  readonly again: Signal<number>;
  /** Ends the telling. */
  skip(): void;
  /** The link this page was opened with, until it has been traded in or put aside. */
  readonly link: Signal<LinkInHand | null>;
  readonly seatOfLink: ReadonlySignal<SeatInfo | null>;
  /** By player; Gulliver has no seat and sits behind the others. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** The order of all picks of the draft, made and to come. */
  readonly order: ReadonlySignal<readonly number[]>;
  /** A question outside of turns is under way, and why the last one was not answered as wished. */
  readonly busy: Signal<boolean>;
  readonly trouble: Signal<Problem | null>;
}

const hasGulliver = ({ position }: TableSession<LilliputState>): boolean =>
  (position.value?.state.game.gulliver ?? null) !== null;

/** The seat that the address names. */
export function seatIn(address: URL): number | null {
  const wished = address.searchParams.get('seat');
  return wished === null ? null : Number(wished);
}

export function createModel(session: TableSession<LilliputState>, address: URL): TableModel {
  const playback = signal<Playback | null>(null);
  const link = signal(linkInFragment(address.hash));
  const names = computed(() => {
    const seated = (session.info.value?.seats ?? []).map(seatName);
    return hasGulliver(session) ? [...seated, g('gulliver.name')] : seated;
  });
  return {
    session,
    pick: createPick(session),
    turn: createTurn(session),
    look: createLook(session, address),
    playback,
    again: signal(0),
    skip() {
      playback.peek()?.stop();
      playback.value = null;
    },
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
    busy: signal(false),
    trouble: signal(null),
  };
}

export const isAwaited = ({ session }: TableModel): boolean =>
  session.awaiting.value.some(({ seat }) => seat === session.seat.value);
