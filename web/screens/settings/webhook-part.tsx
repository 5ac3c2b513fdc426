/** A channel that is told besides: its kind, its address, and whether it can be reached. */
import { useSignal } from '@preact/signals';
import { tryWebhook, type Webhook, webhookKinds } from '../../net/me.ts';
import { Choice } from '../../parts/choice.tsx';
import { mailProblem } from '../../parts/mail-problem.ts';
import { type Draft, type DraftPartProps, errorsOf } from './draft.ts';
import { Part } from './part.tsx';
import { tell } from './words.ts';
import { Wrong } from './wrong.tsx';

const LONGEST_URL = 500;

export function WebhookPart({ player, draft, errors, onChange }: DraftPartProps & { readonly player: string }) {
  const { webhook } = draft;
  const tried = useSignal<{ readonly words: string; readonly works: boolean } | null>(null);
  const busy = useSignal(false);
  const change = (part: Partial<Draft['webhook']>) => {
    tried.value = null;
    onChange({ webhook: { ...webhook, ...part } });
  };
  const refuse = (words: string): void => {
    tried.value = { words, works: false };
  };

  const attempt = async (kind: Webhook['kind']) => {
    if (busy.peek()) return;
    if (errorsOf(draft).webhook) return refuse(tell('webhook.odd'));
    busy.value = true;
    const answer = await tryWebhook(player, { kind, url: webhook.url.trim() });
    busy.value = false;
    if (!answer.ok) {
      return refuse(answer.problem.code === 'bad-request' ? tell('webhook.odd') : mailProblem(answer.problem));
    }
    const { outcome } = answer.value;
    tried.value = { words: tell(`webhook.${outcome}`), works: outcome === 'sent' };
  };

  const { kind } = webhook;
  return (
    <Part id="webhook" title={tell('webhook.title')}>
      <p>{tell('webhook.words')}</p>
      <Choice
        name="webhook"
        label={tell('webhook.kind')}
        options={(['off', ...webhookKinds] as const).map((value) => ({ value, label: tell(`webhook.${value}`) }))}
        value={kind}
        onChoose={(chosen) => change({ kind: chosen as Draft['webhook']['kind'] })}
      />
      {kind !== 'off' && (
        <div class="field">
          <label class="field-label" for="webhook-url">
            {tell('webhook.url')}
          </label>
          <div class="settings-try">
            <input
              class="text-input"
              id="webhook-url"
              type="url"
              data-first
              value={webhook.url}
              maxLength={LONGEST_URL}
              autoComplete="off"
              spellcheck={false}
              aria-invalid={errors.webhook === true}
              aria-describedby="webhook-hint"
              onInput={(event) => change({ url: event.currentTarget.value })}
            />
            <button type="button" class="button" aria-disabled={busy.value} onClick={() => void attempt(kind)}>
              {tell(busy.value ? 'webhook.trying' : 'webhook.try')}
            </button>
          </div>
          <span class="field-hint" id="webhook-hint">
            {tell(`webhook.hint.${kind}`)}
          </span>
          {errors.webhook && <Wrong words={tell('webhook.odd')} />}
          {tried.value !== null &&
            (tried.value.works ? <p role="status">{tried.value.words}</p> : <Wrong words={tried.value.words} />)}
        </div>
      )}
    </Part>
  );
}
