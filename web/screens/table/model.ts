/** Everything the screens of one table share: the session, the game's view of it, the link in the address, and names. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game } from '../../../domain/kernel/contract.ts';
import type { GamePage } from '../../games/contract/game-page.ts';
import type { TablePart, TableView } from '../../games/contract/table-part.ts';
import type { SeatInfo } from '../../net/api.ts';
import type { Problem } from '../../net/request.ts';
import { type Composer, createComposer, plainStaging } from '../../table/composer.ts';
import { createWords, type GameWords } from '../../table/game-words.ts';
import { type LinkInHand, linkInFragment } from '../../table/link.ts';
import { createReplayPosition, type ReplayPosition } from '../../table/replay-position.ts';
import { type Moment, parseMoment } from '../../table/moments.ts';
import type { Playback } from '../../table/playback.ts';
import { seatName } from '../../table/seat-name.ts';
import type { Delivery } from '../../table/send.ts';
import type { TableSession } from '../../table/session.ts';
import { sentencesOf, type TellingStep, type Told } from '../../table/telling.ts';
import { people } from './people-loader.ts';

export interface TableModel {
  readonly session: TableSession<object>;
  /** The name of the game. */
  readonly title: string;
  /** The game without its rules, and how its history is told. */
  readonly game: Told;
  readonly part: TablePart;
  /** Null until they are here. */
  readonly rules: ReadonlySignal<Game | null>;
  /** What the game shows of this table. */
  readonly view: TableView;
  readonly words: GameWords;
  /** The turn this seat is putting together. */
  readonly composer: Composer;
  /** The place of the default board that was pressed. */
  readonly pressedPlace: Signal<string | null>;
  /** Which moment of the history the page shows. */
  readonly replay: ReplayPosition;
  /** The moment that the address asked for when the page was opened. */
  readonly wishedMoment: Moment | null;
  /** What is being told on the board, step by step; null when nothing is. */
  readonly playback: Signal<Playback | null>;
  /** A step that somebody wished to see again. */
  readonly wishedStep: Signal<TellingStep | null>;
  /** Ends the telling. */
  skip(): void;
  /** The link this page was opened with, until it has been traded in or put aside. */
  readonly link: Signal<LinkInHand | null>;
  readonly seatOfLink: ReadonlySignal<SeatInfo | null>;
  /** By player; those without a seat come after those who have one. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** A question outside of turns is under way, and why the last one was not answered as wished. */
  readonly busy: Signal<boolean>;
  readonly trouble: Signal<Problem | null>;
  /** What happened in a step, in words; up to this fact of its commit if one is named. */
  sentences(step: TellingStep, until?: number): string[];
  /** Sends the turn that has been put together, if it can be sent. */
  send(): Promise<Delivery | null>;
}

/** The seat that the address names. */
export function seatIn(address: URL): number | null {
  const wished = address.searchParams.get('seat');
  return wished === null ? null : Number(wished);
}

export function createModel(
  session: TableSession<object>,
  { title }: Pick<GamePage, 'title'>,
  part: TablePart,
  address: URL,
): TableModel {
  const playback = signal<Playback | null>(null);
  const wishedStep = signal<TellingStep | null>(null);
  const link = signal(linkInFragment(address.hash));
  const seatNames = computed(() => (session.info.value?.seats ?? []).map(seatName));
  const game: Told = { ...part.shown, telling: part.telling };
  const rules = fetchRules(part);
  const replay = createReplayPosition(session, game, address);
  const send = async (): Promise<Delivery | null> => {
    const draft = composer.made.peek();
    if (draft === null || !draft.sendable) return null;
    const pressed = document.activeElement;
    const delivery = await session.send({ type: 'turn', steps: draft.steps });
    focusAsk(pressed);
    return delivery;
  };
  const noteOf = (seat: number): string | null => people.value?.ofSeat(seat) ?? null;
  const view = part.open({
    session,
    rules,
    seatNames,
    replay,
    playback,
    tellAgain: (step) => (wishedStep.value = { ...step }),
    send,
    noteOf,
  });
  const composer: Composer = view.composer ?? createComposer(session, rules, plainStaging);
  const words = part.words ?? createWords(part.shown);
  const names = view.names ?? seatNames;
  return {
    session,
    title,
    game,
    part,
    rules,
    view,
    words,
    composer,
    pressedPlace: signal(null),
    replay,
    wishedMoment: parseMoment(address.searchParams.get('at') ?? ''),
    playback,
    wishedStep,
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
    busy: signal(false),
    trouble: signal(null),
    sentences: (step, until) => sentencesOf(words, game, step, names.value, until),
    send,
  };
}

/** After a lost network, in milliseconds. */
const PAUSE = 2000;

/** The rules come a moment after the table; without a network they come late rather than never. */
function fetchRules(part: TablePart): ReadonlySignal<Game | null> {
  const arrived = signal<Game | null>(null);
  const ask = (): void => {
    part.rules().then(
      (rules) => (arrived.value = rules),
      () => void setTimeout(ask, PAUSE),
    );
  };
  ask();
  return arrived;
}

/**
 * The pressed button is gone: the keyboard and the screen reader continue at the prompt. Not if the focus was moved
 * while the answer was on its way, for example into the menu, which closes when it loses the focus.
 * @param pressed what had the focus when the request was sent
 */
export function focusAsk(pressed: Element | null): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused === pressed) {
    document.getElementById('ask')?.focus({ preventScroll: true });
  }
}

export const isAwaited = ({ session }: TableModel): boolean =>
  session.awaiting.value.some(({ seat }) => seat === session.seat.value);

/** Something is being told that one did not ask for: what happened meanwhile, or just now. */
export const isTold = ({ playback }: TableModel): boolean =>
  playback.value !== null && playback.value.kind !== 'replay';
