/** How mail and webhooks leave: the transport and the sender address. */
import type { Transport } from './transport.ts';
import type { SendWebhook } from './webhook/webhook.ts';

export interface Delivery {
  readonly transport: Transport;
  readonly from: { readonly name: string; readonly address: string };
  readonly webhook: SendWebhook;
}

/** The domain of the service, for ids in headers; addresses like it need not exist. */
export const domainOf = (publicUrl: string): string => new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
