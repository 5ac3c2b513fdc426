/** A text field with its label, a hint and what is wrong with it. */
import { AlertIcon } from './icons.tsx';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** Something beside it says the same already. */
  readonly silentLabel?: boolean;
  readonly error?: string | undefined;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  onInput(value: string): void;
}

/** Names and titles are no longer than this. */
export const LONGEST_NAME = 40;

export function Field(props: FieldProps) {
  const { id, label, value, placeholder, hint, error, autoComplete = 'off', maxLength = LONGEST_NAME, onInput } = props;
  const labelClass = props.silentLabel ? 'visually-hidden' : 'field-label';
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim();
  return (
    <div class="field">
      <label class={labelClass} for={id}>
        {label}
      </label>
      <input
        class="text-input"
        id={id}
        type="text"
        value={value}
        placeholder={placeholder}
        autoComplete={autoComplete}
        maxLength={maxLength}
        aria-invalid={error !== undefined}
        aria-describedby={described === '' ? undefined : described}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <span class="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span class="field-error" id={`${id}-error`}>
          <AlertIcon size={18} />
          {error}
        </span>
      )}
    </div>
  );
}
