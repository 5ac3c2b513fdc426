/** How letters leave this machine: by the operator's mail server, into the mailbox for the person at it, or not at all. */
import { mailboxTransport } from '../mail/mailbox.ts';
import { domainOf, type Post } from '../mail/post.ts';
import type { Transport } from '../mail/transport.ts';
import { smtpTransport } from '../mail/transports/smtp.ts';
import { sendWebhook } from '../mail/webhook/webhook.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { LocalSettings } from './environment.ts';

export function localPost(
  { smtpUrl, mailFrom }: Pick<LocalSettings, 'smtpUrl' | 'mailFrom'>,
  settings: Settings,
  store: Store,
): { readonly post?: Post } {
  const transport = transportFor(smtpUrl, settings, store);
  if (transport === null) return {};
  const from = mailFrom ?? { name: 'Railpost', address: `railpost@${domainOf(settings.publicUrl)}` };
  return { post: { transport, from, webhook: sendWebhook } };
}

function transportFor(smtpUrl: string | null, { mail }: Settings, store: Store): Transport | null {
  if (smtpUrl !== null) return smtpTransport(smtpUrl, Date.now);
  return mail === 'mailbox' ? mailboxTransport(store, Date.now) : null;
}
