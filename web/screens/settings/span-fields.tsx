/** From when to when: two hours of a day, or two days. */
import type { ComponentChildren } from 'preact';
import type { Span } from '../../net/me.ts';

interface SpanFieldsProps {
  readonly type: 'time' | 'date';
  readonly from: string;
  readonly to: string;
  readonly span: Span;
  readonly isWrong: boolean;
  readonly children?: ComponentChildren;
  onChange(span: Span): void;
}

export const SpanFields = ({ type, from, to, span, isWrong, children, onChange }: SpanFieldsProps) => (
  <div class="settings-span">
    <label>
      {from}
      <input
        class="text-input"
        type={type}
        data-first
        value={span.from}
        aria-invalid={isWrong}
        onInput={(event) => onChange({ from: event.currentTarget.value, to: span.to })}
      />
    </label>
    <label>
      {to}
      <input
        class="text-input"
        type={type}
        // Hours may run past midnight, days only forward.
        min={type === 'date' ? span.from : undefined}
        value={span.to}
        aria-invalid={isWrong}
        onInput={(event) => onChange({ from: span.from, to: event.currentTarget.value })}
      />
    </label>
    {children}
  </div>
);
