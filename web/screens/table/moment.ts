/**
 * Looking back: which moment of the table's history the page shows, and how it stood then. Null is now. The address
 * names the moment (`?at=57`, `?at=57.3`), so that it can be sent to others and survives a reload. Nothing can be played
 * from the past: whoever shows a table asks `look.position` first.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { folded } from '../../../domain/lilliput/folded.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import type { LilliputPosition } from '../../games/lilliput/pick.ts';
import { stepAt, stepsOf, type TellingStep } from '../../games/lilliput/show/steps.ts';
import { createMoments, type Moment, parseMoment, printMoment, withinHistory } from '../../table/moments.ts';
import type { TableSession } from '../../table/session.ts';

export interface Look {
  readonly moment: ReadonlySignal<Moment | null>;
  /** The table at that moment; null while the page shows how it stands now. */
  readonly position: ReadonlySignal<LilliputPosition | null>;
  /** The history as it is told, from the first commit to now. */
  readonly steps: ReadonlySignal<readonly TellingStep[]>;
  /** The step that leads to the moment looked at. */
  readonly step: ReadonlySignal<TellingStep | null>;
  /** Goes to a moment; null, or the newest one, is now. */
  go(moment: Moment | null): void;
  /** The table at any moment, without going there. */
  at(moment: Moment): LilliputPosition | null;
}

export function createLook(session: TableSession<LilliputState>, address: URL): Look {
  const moments = createMoments(folded);
  const moment = signal<Moment | null>(null);
  const at = (asked: Moment): LilliputPosition | null => {
    // What has happened does not change when more happens.
    const now = session.position.peek();
    return now === null ? null : moments.at(now.commits, asked);
  };
  const steps = computed(() => {
    const now = session.position.value;
    return now === null ? [] : stepsOf(now.commits, now.state.table);
  });
  const go = (asked: Moment | null) => {
    const now = session.position.peek();
    if (now !== null) moment.value = asked && withinHistory(asked, now.commits);
  };

  let wished = parseMoment(address.searchParams.get('at') ?? '');
  effect(() => {
    if (session.position.value === null || wished === null) return;
    go(wished);
    wished = null;
  });

  return {
    moment,
    position: computed(() => moment.value && at(moment.value)),
    steps,
    step: computed(() => moment.value && stepAt(steps.value, moment.value)),
    go,
    at,
  };
}

/** Keeps the address in step. */
export function writeMoment(session: TableSession<LilliputState>, { moment }: Look): void {
  const looked = moment.value;
  if (session.position.value === null) return;
  const address = new URL(location.href);
  if (looked === null) address.searchParams.delete('at');
  else address.searchParams.set('at', printMoment(looked));
  if (address.href !== location.href) history.replaceState(null, '', address.href);
}

/** The step before or after the moment looked at; past the last one is now. */
export function neighbour({ steps, moment }: Look, by: 1 | -1): Moment | null {
  const looked = moment.value;
  const list = steps.value;
  if (looked === null) return by === 1 ? null : (list.at(-2)?.moment ?? null);
  const step = stepAt(list, looked);
  const index = step === null ? list.findLastIndex(({ version }) => version < looked.version) : list.indexOf(step);
  // From inside a step, back is its own beginning: the end of the one before.
  return list[Math.max(0, index + by)]?.moment ?? null;
}
