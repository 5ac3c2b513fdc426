/** A sheet from below with three heights, for phones. Its head and its foot always show; the middle grows. */
import type { ComponentChildren } from 'preact';
import { t } from '../texts/index.ts';

export type SheetHeight = 'low' | 'half' | 'full';

interface SheetProps {
  readonly height: SheetHeight;
  /** Half way up it is a little higher, for something that has to be seen whole. */
  readonly tall?: boolean;
  readonly head: ComponentChildren;
  readonly foot: ComponentChildren;
  readonly children: ComponentChildren;
  /** Left out where the height is fixed. */
  onHeight?(height: SheetHeight): void;
}

const heights: readonly SheetHeight[] = ['low', 'half', 'full'];
/** A drag shorter than this was a press. */
const SLACK = 24;

export function Sheet({ height, tall = false, head, foot, children, onHeight }: SheetProps) {
  const step = (by: number) => onHeight?.(heights[Math.min(2, Math.max(0, heights.indexOf(height) + by))] ?? height);
  const drag = (start: number) => {
    const release = ({ clientY }: PointerEvent) => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
      if (Math.abs(clientY - start) >= SLACK) step(clientY < start ? 1 : -1);
    };
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
  };
  return (
    <section class={`sheet ${height} ${tall ? 'tall' : ''}`} aria-label={t('sheet.label')}>
      <div class="sheet-handle" onPointerDown={(event) => drag(event.clientY)}>
        {onHeight !== undefined && (
          <button
            type="button"
            class="grip"
            aria-label={t(height === 'full' ? 'sheet.less' : 'sheet.more')}
            onClick={() => (height === 'full' ? onHeight('low') : step(1))}
          />
        )}
      </div>
      <div class="sheet-head">{head}</div>
      <div class="sheet-body">{children}</div>
      <div class="sheet-foot">{foot}</div>
    </section>
  );
}
