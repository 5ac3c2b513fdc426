/** How mail leaves the local server: by SMTP, into the built-in mailbox, or not at all. */
import { mailboxTransport } from '../transport/mail/mailbox.ts';
import { domainOf, type Delivery } from '../transport/delivery.ts';
import type { Transport } from '../transport/transport.ts';
import { smtpTransport } from '../transport/mail/smtp.ts';
import { sendWebhook } from '../transport/webhook/webhook.ts';
import type { Settings } from '../service/settings.ts';
import type { Store } from '../store/store.ts';
import type { LocalSettings } from './environment.ts';

export function localDelivery(
  { smtpUrl, mailFrom }: Pick<LocalSettings, 'smtpUrl' | 'mailFrom'>,
  settings: Settings,
  store: Store,
): { readonly delivery?: Delivery } {
  const transport = transportFor(smtpUrl, settings, store);
  if (transport === null) return {};
  const from = mailFrom ?? { name: 'Railpost', address: `railpost@${domainOf(settings.publicUrl)}` };
  return { delivery: { transport, from, webhook: sendWebhook } };
}

function transportFor(smtpUrl: string | null, { mail }: Settings, store: Store): Transport | null {
  if (smtpUrl !== null) return smtpTransport(smtpUrl, Date.now);
  return mail === 'mailbox' ? mailboxTransport(store, Date.now) : null;
}
