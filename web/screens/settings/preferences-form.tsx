/** What is changed here is saved together, by one button that stays in sight as long as something is unsaved. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { changeMe, type Me } from '../../net/me.ts';
import { announce } from '../../parts/announcer.tsx';
import { Form } from '../../parts/form.tsx';
import { CheckIcon } from '../../parts/icons.tsx';
import { mailProblem } from '../../parts/mail-problem.ts';
import { chooseLanguage } from '../../texts/language.ts';
import { changesOf, type Draft, draftOf, errorsOf, type Errors } from './draft.ts';
import { MailsPart } from './mails-part.tsx';
import { VacationPart } from './vacation-part.tsx';
import { WebhookPart } from './webhook-part.tsx';
import { tell } from './words.ts';

interface PreferencesFormProps {
  readonly me: Me;
  onSaved(me: Me): void;
}

export function PreferencesForm({ me, onSaved }: PreferencesFormProps) {
  const draft = useSignal(draftOf(me));
  const errors = useSignal<Errors>({});
  const trouble = useSignal<string | null>(null);
  const busy = useSignal(false);
  const saved = useSignal(false);
  const changes = changesOf(draft.value, me);
  const isChanged = Object.keys(changes).length > 0;

  const change = (part: Partial<Draft>) => {
    draft.value = { ...draft.peek(), ...part };
    errors.value = {};
    trouble.value = null;
    saved.value = false;
  };

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const save = async () => {
    if (busy.peek()) return;
    errors.value = errorsOf(draft.peek());
    const [first] = Object.keys(errors.peek());
    if (first !== undefined) return document.querySelector<HTMLElement>(`#${first} [data-first]`)?.focus();
    busy.value = true;
    const answer = await changeMe(me.player, changes);
    busy.value = false;
    if (!answer.ok) {
      const { code } = answer.problem;
      if (code === 'bad-request' && changes.webhook) errors.value = { webhook: true };
      else trouble.value = mailProblem(answer.problem);
      return;
    }
    saved.value = true;
    announce(tell('saved'));
    draft.value = draftOf(answer.value);
    onSaved(answer.value);
    if (changes.language) void chooseLanguage(changes.language);
  };

  return (
    <Form class="settings-form" onSend={save}>
      <MailsPart draft={draft.value} errors={errors.value} onChange={change} />
      <VacationPart draft={draft.value} errors={errors.value} onChange={change} />
      <WebhookPart player={me.player} draft={draft.value} errors={errors.value} onChange={change} />
      {(isChanged || saved.value) && (
        <div class={isChanged ? 'settings-bar changed' : 'settings-bar'}>
          {isChanged ? (
            <>
              <span
                class={trouble.value === null ? '' : 'field-error'}
                role={trouble.value === null ? undefined : 'alert'}
              >
                {trouble.value ?? tell('unsaved')}
              </span>
              <button type="button" class="button quiet" onClick={() => change(draftOf(me))}>
                {tell('discard')}
              </button>
              <button type="submit" class="button primary" aria-disabled={busy.value}>
                {tell(busy.value ? 'saving' : 'save')}
              </button>
            </>
          ) : (
            <span class="settings-saved">
              <CheckIcon size={18} />
              {tell('saved')}
            </span>
          )}
        </div>
      )}
    </Form>
  );
}
