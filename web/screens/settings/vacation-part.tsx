/** Days away, a first and a last one each. */
import type { Span } from '../../net/me.ts';
import { CloseIcon } from '../../parts/icons.tsx';
import { type DraftPartProps, Wrong } from './mails-part.tsx';
import { Part } from './part.tsx';
import { tell } from './words.ts';

/** As many as the service keeps. */
const MOST = 20;

export function VacationPart({ draft: { vacation }, errors, onChange }: DraftPartProps) {
  const set = (index: number, span: Span) =>
    onChange({ vacation: vacation.map((one, at) => (at === index ? span : one)) });
  return (
    <Part id="vacation" title={tell('vacation.title')}>
      <p>{tell('vacation.words')}</p>
      {vacation.length === 0 && <p class="muted">{tell('vacation.none')}</p>}
      {vacation.map((span, index) => (
        <div key={index} class="settings-span">
          <label>
            {tell('vacation.from')}
            <input
              class="text-input"
              type="date"
              data-first
              value={span.from}
              aria-invalid={errors.vacation === true}
              onInput={(event) => set(index, { ...span, from: event.currentTarget.value })}
            />
          </label>
          <label>
            {tell('vacation.to')}
            <input
              class="text-input"
              type="date"
              min={span.from}
              value={span.to}
              aria-invalid={errors.vacation === true}
              onInput={(event) => set(index, { ...span, to: event.currentTarget.value })}
            />
          </label>
          <button
            type="button"
            class="icon-button"
            aria-label={tell('vacation.remove')}
            onClick={() => onChange({ vacation: vacation.filter((_, at) => at !== index) })}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
      {errors.vacation && <Wrong words={tell('vacation.odd')} />}
      {vacation.length < MOST && (
        <button
          type="button"
          class="button small"
          onClick={() => onChange({ vacation: [...vacation, { from: '', to: '' }] })}
        >
          {tell('vacation.add')}
        </button>
      )}
    </Part>
  );
}
