/** Mail in AWS: through SES, if the infrastructure names a sender. */
import { readSender } from '../mail/from-address.ts';
import type { Delivery } from '../transport/delivery.ts';
import { sesTransport } from '../transport/mail/ses.ts';
import { sendWebhook } from '../transport/webhook/webhook.ts';
import { operatorIn, publicSettings, type Settings } from '../service/settings.ts';
import { required } from './environment.ts';

const sender = () => readSender(process.env['MAIL_FROM'] ?? '');

export const settingsInAws = (): Settings => ({
  ...publicSettings(required('PUBLIC_URL')),
  ...operatorIn(process.env),
  mail: sender() === null ? 'none' : 'sent',
});

export function deliveryInAws(): { readonly delivery?: Delivery } {
  const from = sender();
  if (from === null) return {};
  const transport = sesTransport(process.env['CONFIGURATION_SET'] ?? null, Date.now);
  return { delivery: { transport, from, webhook: sendWebhook } };
}
