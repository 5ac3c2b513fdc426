/** Sends a test message to a webhook, so that a player sees at once whether it works. */
import type { Language } from '../../domain/kernel/languages.ts';
import type { Service } from '../service/service.ts';
import { webhookTest } from '../texts/webhook.ts';
import { type Delivered, type Hook, sendWebhook } from '../transport/webhook/webhook.ts';

export async function tryWebhook(service: Service, hook: Hook, language: Language): Promise<Delivered> {
  const send = service.delivery?.webhook ?? sendWebhook;
  const outcome = await send(hook, {
    text: webhookTest[language],
    link: `${service.settings.publicUrl}/me`,
    event: { kind: 'test' },
  });
  service.log({ webhook: 'test', to: hook.kind, outcome });
  return outcome;
}
