/** Days away, a first and a last one each. */
import type { Span } from '../../net/me.ts';
import { CloseIcon } from '../../parts/icons.tsx';
import type { DraftPartProps } from './draft.ts';
import { Part } from './part.tsx';
import { SpanFields } from './span-fields.tsx';
import { tell } from './words.ts';
import { Wrong } from './wrong.tsx';

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
        <SpanFields
          key={index}
          type="date"
          from={tell('vacation.from')}
          to={tell('vacation.to')}
          span={span}
          isWrong={errors.vacation === true}
          onChange={(next) => set(index, next)}
        >
          <button
            type="button"
            class="icon-button"
            aria-label={tell('vacation.remove')}
            onClick={() => onChange({ vacation: vacation.filter((_, at) => at !== index) })}
          >
            <CloseIcon />
          </button>
        </SpanFields>
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
