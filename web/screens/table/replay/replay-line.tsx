/**
 * The history as a line with stops, which is also the slider: rounds are stops, turns are ticks, what was taken back is a
 * dotted stretch. Keys and screen readers have a range field; fingers and mice have the drawn line.
 */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type HistoryLine, placeOf, stepNear } from '../../../table/history-line.ts';
import type { TellingStep } from '../../../table/telling.ts';
import { roundName } from '../../../table/round-name.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { goToStep, indexNow } from './leaps.ts';
import { placeWords } from './words.ts';

const EDGE = 14;
const HEIGHT = 44;
const Y = 30;
/** Ticks that stand closer than this are a grey bar. */
const CLOSE = 3.2;
/** What the name of the draft needs before the first round's: it is much longer in some languages. */
const roomFor = (name: string): number => 24 + 8 * name.length;

interface ReplayLineProps {
  readonly model: TableModel;
  /** Steps with something to read beside them. */
  readonly remarked: ReadonlySet<number>;
}

export function ReplayLine({ model, remarked }: ReplayLineProps) {
  const { replay } = model;
  const steps = replay.steps.value;
  const line = replay.line.value;
  const place = useRef<HTMLDivElement>(null);
  const width = useSignal(600);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => (width.value = Math.max(200, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const now = indexNow(replay);
  const x = (index: number): number => EDGE + (width.value - 2 * EDGE) * placeOf(line, index);
  const drag = (event: PointerEvent, isLifted: boolean) => {
    const left = place.current?.getBoundingClientRect().left ?? 0;
    const near = stepNear(line, (event.clientX - left - EDGE) / (width.value - 2 * EDGE));
    // Being now ends looking back, so that waits until the finger is lifted.
    goToStep(replay, isLifted ? near : Math.min(near, steps.length - 2));
  };
  const step = steps[now];
  // Without it the name of the draft would run into the first round's.
  const hasRoom = x(line.rounds[1]?.first ?? steps.length - 1) - x(0) > roomFor(roundName(model.words, 0));
  return (
    <div
      class="replay-line"
      ref={place}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button') !== null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event, false);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event, false);
      }}
      onPointerUp={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event, true);
      }}
    >
      <input
        type="range"
        class="replay-range"
        min={0}
        max={steps.length - 1}
        value={now}
        aria-label={t('replay.slider')}
        aria-valuetext={step === undefined ? '' : placeWords(model, step)}
        onInput={({ currentTarget }) => goToStep(replay, Number(currentTarget.value))}
      />
      <Drawn {...{ line, steps, now, x, remarked }} width={width.value} />
      {line.rounds.map(({ round, first }) => (
        <button
          key={first}
          type="button"
          class={now >= first ? 'replay-stop passed' : 'replay-stop'}
          style={{ left: `${x(first)}px` }}
          aria-label={roundName(model.words, round)}
          onClick={() => goToStep(replay, first)}
        >
          {round > 0 ? round : hasRoom ? roundName(model.words, 0) : ''}
        </button>
      ))}
    </div>
  );
}

interface DrawnProps {
  readonly line: HistoryLine;
  readonly steps: readonly TellingStep[];
  readonly now: number;
  readonly width: number;
  readonly remarked: ReadonlySet<number>;
  x(index: number): number;
}

function Drawn({ line, steps, now, width, remarked, x }: DrawnProps) {
  const last = steps.length - 1;
  const gone = useMemo(() => takenBack(steps), [steps]);
  const ticks = (turns: readonly number[]): string => turns.map((index) => `M${x(index)} ${Y + 4}v4`).join('');
  const perTurn = (width - 2 * EDGE) / Math.max(1, line.turns.length);
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path class="replay-ahead" d={`M${x(0)} ${Y}H${x(last)}`} />
      <path class="replay-behind" d={`M${x(0)} ${Y}H${x(now)}`} />
      {perTurn >= CLOSE && (
        <>
          <path class="replay-tick" d={ticks(line.turns.filter((index) => index > now))} />
          <path class="replay-tick passed" d={ticks(line.turns.filter((index) => index <= now))} />
        </>
      )}
      {gone.map(([from, to]) => (
        <path key={from} class="replay-taken-back" d={`M${x(Math.max(0, from - 1))} ${Y}H${x(to)}`} />
      ))}
      <path class="replay-end" d={`M${x(last)} ${Y - 8}v16`} />
      {line.rounds.map(({ first }) => (
        <circle key={first} cx={x(first)} cy={Y} r="5" class={first <= now ? 'replay-round passed' : 'replay-round'} />
      ))}
      {[...remarked].map((index) => (
        <path key={index} class="replay-remark" d={`M${x(index)} ${Y - 8}v-12h8l-2 3 2 3h-8`} />
      ))}
      <circle cx={x(now)} cy={Y} r="8.5" class="replay-thumb" />
    </svg>
  );
}

/** Stretches of steps that were taken back: from and to. */
function takenBack(steps: readonly TellingStep[]): [number, number][] {
  const stretches: [number, number][] = [];
  for (const [index, step] of steps.entries()) {
    if (!step.takenBack) continue;
    const last = stretches.at(-1);
    if (last?.[1] === index - 1) last[1] = index;
    else stretches.push([index, index]);
  }
  return stretches;
}
