/** Writing at a table: from a seat, as the host, or as an onlooker whose address was confirmed. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { keep, kept } from '../../../net/local-storage.ts';
import { isConfirmed } from '../../../net/own-tables.ts';
import type { Problem } from '../../../net/request.ts';
import { type Writing, writeTalk } from '../../../net/table-people.ts';
import { Field } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { isWide } from '../../../parts/wide.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { fetchChat, rememberWritten } from './chat-store.ts';
import { troubleSentence } from './problem-sentences.ts';

const LONGEST = 1000;
const NAME = 'chat.name';
const textKept = (key: string): string => {
  const value = kept(key);
  return typeof value === 'string' ? value : '';
};

/** As whom this page can write. */
type Signature = { readonly kind: 'seat'; readonly seat: number } | { readonly kind: 'host' | 'onlooker' };

function signaturesOf({ session }: TableModel): Signature[] {
  const you = session.info.value?.you;
  const seat = session.seat.value;
  return [
    ...(seat !== null && you?.seats.includes(seat) ? [{ kind: 'seat' as const, seat }] : []),
    ...(you?.host ? [{ kind: 'host' as const }] : []),
  ];
}

export function ChatWriting({ model }: { readonly model: TableModel }) {
  const { session } = model;
  const draftKey = `talk.draft.${session.id}`;
  const text = useSignal(textKept(draftKey));
  const name = useSignal(textKept(NAME));
  const asHost = useSignal(false);
  /** Null until it is known; only onlookers need it. */
  const confirmed = useSignal<boolean | null>(null);
  const busy = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const signatures = signaturesOf(model);
  const isOnlooker = signatures.length === 0;
  useEffect(() => {
    if (!isOnlooker) return;
    void isConfirmed().then((is) => (confirmed.value = is));
  }, [isOnlooker]);
  if (session.info.value?.imported !== undefined) return <p class="talk-closed">{t('chat.readOnly')}</p>;
  if (isOnlooker && confirmed.value !== true) {
    return (
      <p class="talk-closed muted">
        {confirmed.value === null ? '' : t('chat.confirm')}{' '}
        {confirmed.value === false && <a href="/me">{t('chat.confirmHere')}</a>}
      </p>
    );
  }

  const type = (typed: string) => {
    text.value = typed;
    keep(draftKey, typed === '' ? null : typed);
  };
  const send = async () => {
    if (busy.peek() || text.peek().trim() === '') return field.current?.focus();
    busy.value = true;
    const answer = await writeTalk(session.id, writingOf(signatures, text.peek(), asHost.peek(), name.peek()));
    busy.value = false;
    problem.value = answer.ok ? null : answer.problem;
    if (!answer.ok) return;
    if (isOnlooker) {
      rememberWritten(session.id, answer.value.id);
      keep(NAME, name.peek());
    }
    type('');
    await fetchChat(session.id);
    field.current?.focus();
  };
  return (
    <Form class="talk-writing" onSend={send}>
      {isOnlooker && (
        <Field id="talk-name" label={t('chat.yourName')} value={name.value} onInput={(value) => (name.value = value)} />
      )}
      <textarea
        ref={field}
        class="text-input"
        rows={isWide.value ? 1 : 2}
        maxLength={LONGEST}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        value={text.value}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          // On a keyboard Enter sends, as in every talk; on a phone it makes a new line.
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !isWide.value) return;
          event.preventDefault();
          void send();
        }}
      />
      <button type="submit" class="button small" disabled={busy.value || text.value.trim() === ''}>
        {t(busy.value ? 'chat.sending' : 'chat.send')}
      </button>
      {signatures.length > 1 && (
        <label class="talk-as">
          <input type="checkbox" checked={asHost.value} onChange={() => (asHost.value = !asHost.value)} />{' '}
          {t('chat.asHost')}
        </label>
      )}
      {problem.value !== null && (
        <p class="field-error" role="alert">
          {troubleSentence(problem.value, model)}
        </p>
      )}
    </Form>
  );
}

function writingOf(signatures: readonly Signature[], text: string, asHost: boolean, name: string): Writing {
  const [first] = signatures;
  if (first === undefined) return { text, name };
  return first.kind === 'seat' && !asHost ? { text, seat: first.seat } : { text };
}
