/**
 * Trains that run over the board. The routes of the drawing are uncovered as the trains go; trains, turned flags and
 * values that pop up lie above it. Every frame is drawn from the milliseconds alone; once all trains have come in, what
 * stands there is the drawing with its routes, and nothing is left of the show.
 */
import '../styles/run.css';
import { effect, type ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Bounds } from '../../../board/camera.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { overlaySvg } from './overlay-svg.ts';
import { openScene } from './scene.ts';
import { scheduleOf } from './schedule.ts';
import type { RunFact } from './runs.ts';

export interface RunOverlayProps {
  readonly run: RunFact;
  readonly state: LilliputState;
  readonly sheet: Bounds;
  readonly elapsed: ReadonlySignal<number>;
  /** As on the board below. */
  readonly flagScale: number;
}

export function RunOverlay({ run, state, sheet, elapsed, flagScale }: RunOverlayProps) {
  const overlay = useRef<SVGSVGElement>(null);
  const schedule = scheduleOf(run, state);
  const content = useMemo(() => overlaySvg(run, state, schedule, flagScale), [schedule, flagScale]);
  const { west, north, east, south } = sheet;
  useLayoutEffect(() => {
    const drawing = overlay.current?.parentElement?.querySelector('.drawing');
    if (overlay.current === null || !drawing) return;
    const scene = openScene(drawing, overlay.current, schedule);
    const stop = effect(() => scene.draw(elapsed.value));
    return () => {
      stop();
      scene.close();
    };
    // The sheet stands for the drawing, which is made anew with it.
  }, [schedule, flagScale, elapsed, west, north, east, south]);
  return (
    <svg
      ref={overlay}
      class="run-overlay"
      viewBox={`${west * 100} ${north * 100} ${(east - west) * 100} ${(south - north) * 100}`}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
