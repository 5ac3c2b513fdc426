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
  readonly type?: 'text' | 'email' | 'number';
  /** A code of letters and digits, to be read sign by sign. */
  readonly isCode?: boolean;
  readonly disabled?: boolean;
  onInput(value: string): void;
  /** Where Enter does not send the form around it. */
  onEnter?(): void;
}

/** Names and titles are no longer than this. */
export const LONGEST_NAME = 40;

export function Field(props: FieldProps) {
  const { id, label, value, placeholder, hint, error, autoComplete = 'off', maxLength = LONGEST_NAME, onInput } = props;
  // Preact types each kind of input by itself.
  const type = (props.type ?? 'text') as 'text';
  const signs = props.isCode ? ({ autoCapitalize: 'characters', spellcheck: false } as const) : {};
  const labelClass = props.silentLabel ? 'visually-hidden' : 'field-label';
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim();
  return (
    <div class="field">
      <label class={labelClass} for={id}>
        {label}
      </label>
      <input
        class={props.isCode ? 'text-input code-input' : 'text-input'}
        id={id}
        type={type}
        disabled={props.disabled}
        {...signs}
        value={value}
        placeholder={placeholder}
        autoComplete={autoComplete}
        maxLength={maxLength}
        aria-invalid={error !== undefined}
        aria-describedby={described === '' ? undefined : described}
        onInput={(event) => onInput(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || props.onEnter === undefined) return;
          event.preventDefault();
          props.onEnter();
        }}
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
