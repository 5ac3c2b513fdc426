/** The field for a code that a mail has brought, wherever one is asked for. */
import { t } from '../texts/index.ts';
import { Field } from './field.tsx';

interface CodeFieldProps {
  readonly id: string;
  readonly value: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  onInput(code: string): void;
  /** Where Enter does not send the form around it. */
  onEnter?(): void;
}

/** Room for spaces and dashes. */
const LONGEST = 20;

export const CodeField = ({ hint = t('code.hint'), ...props }: CodeFieldProps) => (
  <Field {...props} label={t('code.label')} hint={hint} isCode maxLength={LONGEST} autoComplete="one-time-code" />
);
