/**
 * What the page tells by itself: to a player who comes back, what happened since his last turn; to one who is there, the
 * trains that have just run and what Gulliver did. Touching one's turn, Escape or the button ends it at once. How far a
 * seat has seen its table is kept in this browser.
 */
import { MINUTE } from '../../../domain/kernel/durations.ts';
import { effect, signal, untracked } from '@preact/signals';
import { inForce, seatOf } from '../../../domain/kernel/fold.ts';
import { isTableFact } from '../../../domain/kernel/table.ts';
import { createPlayback, type Playback } from '../../table/playback.ts';
import { isSameStep, type TellingStep } from '../../table/telling.ts';
import { keep, kept } from '../../net/local-storage.ts';
import { isHotSeat } from '../../table/hot-seat-wish.ts';
import type { TableModel } from './model.ts';
import { speed, wantsNoMotion } from './replay/pace.ts';

/** Who has not touched the page for so long counts as away. */
const AWAY = 10 * MINUTE;
/** Of a very long absence only the end is told; the rest is in the log. */
const MOST = 30;

export function followRecap(model: TableModel): () => void {
  const { session, replay, playback } = model;
  const { telling } = model.game;
  const isShow = (step: TellingStep): boolean => !step.takenBack && (telling?.isShow?.(step) ?? false);
  /** Up to which version everything has been told on this page; null before the first look. */
  let told: number | null = null;
  /** Seats that this page has welcomed. */
  const welcomed = new Set<number>();
  let touched = Date.now();
  const returned = signal(0);
  const isAway = () => document.hidden || Date.now() - touched > AWAY;

  const isSandbox = 'sandbox' in session;

  const begin = (kind: Playback['kind'], steps: readonly TellingStep[]) => {
    const [first, ...others] = steps;
    if (first === undefined) return;
    playback.peek()?.stop();
    playback.value = createPlayback({
      kind,
      steps: [first, ...others],
      sentences: (step) => model.sentences(step),
      telling,
      still: wantsNoMotion(),
      speed: () => (kind === 'replay' ? speed.value : 1),
      at: (step) => replay.at(step.moment),
      ended: () => model.skip(),
    });
  };

  // Nothing must have moved before what shows it is there.
  telling?.prepare?.();

  const tellNews = () => {
    const position = session.position.value;
    const seat = session.seat.value;
    const info = session.info.value;
    if (position === null || info === null || model.link.value !== null || returned.value < 0) return;
    if (playback.value !== null || replay.moment.value !== null) return;
    const { version } = position;
    const since = (from: number) => replay.steps.peek().filter((step) => step.version > from);
    // Where things are tried out they are also undone, and nobody is away.
    if (told !== null && version < told) told = version;
    // Round one device everybody has seen what was played on it.
    if (seat !== null && told !== null && isHotSeat(session.id)) welcomed.add(seat);
    if (seat !== null && !isSandbox && !welcomed.has(seat)) {
      welcomed.add(seat);
      told = version;
      begin('recap', newsFor(seat, since(sinceWhen(model, seat))));
    } else if (told === null) told = version;
    else if (version > told && !isAway()) {
      const news = since(told);
      const wasAway = returned.peek() > 0;
      returned.value = 0;
      told = version;
      if (wasAway && seat !== null) begin('recap', newsFor(seat, news));
      else begin('live', news.filter(isShow));
    }
    if (playback.peek() === null && told === version && !isSandbox) {
      for (const held of info.you.seats) keep(seenKey(session.id, held), version);
    }
  };

  /** Trains set out once the board they run over has been painted. */
  const followLook = () => {
    const { moment, step } = replay.beside.value;
    const now = playback.peek();
    if (moment !== null && step !== null && now?.kind === 'replay' && isSameStep(now.step.peek(), step)) return;
    if (moment !== null || now?.kind === 'replay') model.skip();
    if (moment !== null && step !== null && telling?.moves?.(step)) begin('replay', [step]);
  };

  const runAgain = () => {
    const step = model.wishedStep.value;
    if (step !== null) untracked(() => begin('live', [step]));
  };

  let held = handOf(model);
  const endWhenTouched = () => {
    const now = handOf(model);
    const changed = now !== held && now !== '';
    held = now;
    if (changed && playback.peek()?.kind !== 'replay') model.skip();
  };
  const endWhenSending = () => {
    if (session.sending.value === 'sending') model.skip();
  };

  /** What is being told may be taken back meanwhile, or undone in a sandbox. */
  const endWhenGone = () => {
    const position = session.position.value;
    const now = playback.peek();
    if (position === null || now === null || now.kind === 'replay') return;
    const { version } = now.step.peek();
    if (version > position.version || !inForce(position.state.table, version)) model.skip();
  };

  const stops = [followLook, endWhenGone, tellNews, runAgain, endWhenTouched, endWhenSending].map((follow) =>
    effect(follow),
  );
  const signs = ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'];
  const touch = () => {
    const wasAway = Date.now() - touched > AWAY;
    if (document.hidden) return;
    touched = Date.now();
    if (wasAway) returned.value++;
  };
  const hide = () => {
    // Coming back from another tab is coming back, however short it was.
    if (!document.hidden && (session.position.peek()?.version ?? 0) > (told ?? Infinity)) returned.value++;
  };
  document.addEventListener('visibilitychange', hide);
  for (const sign of signs) addEventListener(sign, touch, { passive: true });
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    if (playback.peek() !== null && playback.peek()?.kind !== 'replay') model.skip();
  };
  addEventListener('keydown', escape);
  return () => {
    for (const stop of stops) stop();
    for (const sign of signs) removeEventListener(sign, touch);
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('keydown', escape);
    model.skip();
  };
}

const seenKey = (table: string, seat: number): string => `seen.${table}.${seat}`;

/** The version after which everything is news to this seat: its own last commit, or what this browser has seen. */
function sinceWhen({ session }: TableModel, seat: number): number {
  const own = session.position.peek()?.commits.findLast(({ actor }) => seatOf(actor) === seat)?.version ?? 1;
  return Math.max(own, Number(kept(seenKey(session.id, seat)) ?? 0) || 0);
}

/** What is worth telling to a seat that was away. Empty when nobody else did anything. */
export function newsFor(seat: number, steps: readonly TellingStep[]): TellingStep[] {
  const news = steps.filter(({ facts, takenBack }) => !takenBack && !facts.every(isTableFact));
  return news.some((step) => step.seat !== seat && step.seat !== null) ? news.slice(-MOST) : [];
}

/** What this seat has in hand, as text; empty when nothing. */
const handOf = ({ composer }: TableModel): string =>
  composer.canUndo.value ? JSON.stringify(composer.stage.value) : '';
