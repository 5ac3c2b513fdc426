/** A sheet from below with three heights, for phones. Its head and its foot always show; the middle grows. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../texts/index.ts';

export type SheetHeight = 'low' | 'half' | 'full';

interface SheetProps {
  readonly height: SheetHeight;
  readonly head: ComponentChildren;
  readonly foot: ComponentChildren;
  readonly children: ComponentChildren;
  onHeight(height: SheetHeight): void;
}

const heights: readonly SheetHeight[] = ['low', 'half', 'full'];
/** A drag shorter than this was a press. */
const SLACK = 24;

export function Sheet({ height, head, foot, children, onHeight }: SheetProps) {
  const from = useRef<number | null>(null);
  const step = (by: number) => onHeight(heights[Math.min(2, Math.max(0, heights.indexOf(height) + by))] ?? height);
  const release = (y: number) => {
    const start = from.current;
    from.current = null;
    if (start !== null && Math.abs(y - start) >= SLACK) step(y < start ? 1 : -1);
  };
  return (
    <section class={`sheet ${height}`} aria-label={t('sheet.label')}>
      <div
        class="sheet-handle"
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => release(event.clientY)}
        onPointerCancel={() => (from.current = null)}
      >
        <button
          type="button"
          class="grip"
          aria-label={t(height === 'full' ? 'sheet.less' : 'sheet.more')}
          onClick={() => (height === 'full' ? onHeight('low') : step(1))}
        />
      </div>
      <div class="sheet-head">{head}</div>
      <div class="sheet-body">{children}</div>
      <div class="sheet-foot">{foot}</div>
    </section>
  );
}
