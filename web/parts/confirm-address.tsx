/**
 * Confirming an address where one is: the address, then the code that comes by mail. The link that goes with the code
 * stays here, so nobody has to leave the page.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { addressSchema } from '../../domain/kernel/setup.ts';
import { type OwnPlayer, tradeLink } from '../net/api.ts';
import { askForLink } from '../net/people.ts';
import type { Problem } from '../net/request.ts';
import { languageNow } from '../texts/language.ts';
import { t } from '../texts/index.ts';
import { CodeField } from './code-field.tsx';
import { Field } from './field.tsx';
import { codeIn } from './mail-code.ts';
import { MailboxLine } from './mailbox-line.tsx';
import { mailProblem } from './mail-problem.ts';

/** The longest address (RFC 5321 section 4.5.3.1.3). */
export const LONGEST_ADDRESS = 254;

interface ConfirmAddressProps {
  readonly id: string;
  /** What the address is for. */
  readonly hint: string;
  /** Asked for at once, where it was written elsewhere already. */
  readonly address?: string;
  /** A link of an earlier mail that was opened here and does not work any more. */
  readonly earlier?: string | undefined;
  /** What the code leads to, as the button says it. */
  readonly goOn: string;
  /** Nothing else on the page leads on, so its button is the primary one. */
  readonly isOnlyWay?: boolean;
  onConfirmed(player: OwnPlayer): void;
  /** Back to where the address was written. */
  onOther?(): void;
}

export function ConfirmAddress({ id, hint, address: given = '', goOn, ...props }: ConfirmAddressProps) {
  const { isOnlyWay = false, earlier, onConfirmed, onOther } = props;
  const button = isOnlyWay ? 'button primary' : 'button';
  const address = useSignal(given);
  const code = useSignal('');
  const link = useSignal<string | null>(null);
  const error = useSignal<string | null>(null);
  const busy = useSignal(false);
  const asked = useRef(false);

  const refuse = (sentence: string, field: 'address' | 'code') => {
    error.value = sentence;
    busy.value = false;
    document.getElementById(`${id}-${field}`)?.focus();
  };

  const send = async () => {
    const parsed = addressSchema.safeParse(address.peek());
    if (!parsed.success) return refuse(t('confirm.addressOdd'), 'address');
    busy.value = true;
    const answer = await askForLink(parsed.data, languageNow(), earlier);
    if (!answer.ok) return refuse(mailProblem(answer.problem), 'address');
    error.value = null;
    busy.value = false;
    code.value = '';
    link.value = answer.value.link;
  };

  const lost = (problem: Problem): boolean => ['open-mail', 'link-expired', 'link-revoked'].includes(problem.code);

  const confirm = async () => {
    const held = link.peek();
    const read = codeIn(code.peek());
    if (held === null) return;
    if (read === null) return refuse(t('code.odd'), 'code');
    busy.value = true;
    const answer = await tradeLink({ link: held, code: read });
    if (answer.ok) {
      busy.value = false;
      onConfirmed({ player: answer.value.player ?? '', address: address.peek().trim() });
      return;
    }
    if (lost(answer.problem)) link.value = null;
    refuse(mailProblem(answer.problem), lost(answer.problem) ? 'address' : 'code');
  };

  useEffect(() => {
    if (given === '' || asked.current) return;
    asked.current = true;
    void send();
  }, []);
  useEffect(() => {
    const field = link.value === null ? null : document.getElementById(`${id}-code`);
    field?.focus();
    field?.closest('.confirm-address')?.scrollIntoView({ block: 'nearest' });
  }, [link.value]);

  const isCode = link.value !== null;
  return (
    <div class="confirm-address">
      {isCode ? (
        <>
          <p role="status">{t('confirm.sent', { address: address.value.trim() })}</p>
          <MailboxLine />
          <CodeField
            id={`${id}-code`}
            value={code.value}
            error={error.value ?? undefined}
            onInput={(value) => (code.value = value)}
            onEnter={() => void (busy.peek() || confirm())}
          />
          <div class="confirm-acts">
            <button type="button" class={button} disabled={busy.value} onClick={() => void confirm()}>
              {goOn}
            </button>
            <button type="button" class="button quiet small" disabled={busy.value} onClick={() => void send()}>
              {t('confirm.again')}
            </button>
            <button
              type="button"
              class="button quiet small"
              onClick={() => {
                link.value = null;
                error.value = null;
                onOther?.();
              }}
            >
              {t('confirm.other')}
            </button>
          </div>
        </>
      ) : (
        <>
          <Field
            id={`${id}-address`}
            label={t('confirm.address')}
            type="email"
            value={address.value}
            maxLength={LONGEST_ADDRESS}
            autoComplete="email"
            hint={hint}
            error={error.value ?? undefined}
            onInput={(value) => (address.value = value)}
            onEnter={() => void (busy.peek() || send())}
          />
          <div class="confirm-acts">
            <button type="button" class={button} disabled={busy.value} onClick={() => void send()}>
              {t(busy.value ? 'confirm.sending' : 'confirm.send')}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
