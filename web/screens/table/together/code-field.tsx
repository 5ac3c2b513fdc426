/** The code that a mail brings for an act that cannot be taken back. */
import { Field } from '../../../parts/field.tsx';
import { t } from '../../../texts/index.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  onInput(code: string): void;
}

export const CodeField = ({ value, error, onInput }: CodeFieldProps) => (
  <Field
    id="fresh-code"
    label={t('fresh.label')}
    hint={t('fresh.hint')}
    value={value}
    error={error}
    autoComplete="one-time-code"
    maxLength={20}
    onInput={onInput}
  />
);
