/** Where mails go when they stay on this machine: a line with the way to the mailbox. Nothing anywhere else. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../net/request.ts';
import { t } from '../texts/index.ts';

export function MailboxLine() {
  const here = useSignal(false);
  useEffect(() => {
    void ask<{ readonly mail: string }>('/api/health').then((answer) => {
      if (answer.ok) here.value = answer.value.mail === 'mailbox';
    });
  }, []);
  if (!here.value) return null;
  return (
    <p class="mailbox-line">
      {t('mailbox.here')} <a href="/mailbox">{t('mailbox.open')}</a>
    </p>
  );
}
