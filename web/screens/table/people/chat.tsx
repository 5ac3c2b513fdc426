/** The talk at a table: everybody who has its address can read it. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from '../../../net/request.ts';
import { type Message, withdrawTalk } from '../../../net/table-people.ts';
import { dayAndTime } from '../../../parts/times.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { reported } from './open-dialog.ts';
import { OlderChat, scrollingBox } from './older-chat.tsx';
import { isOwn, fetchChat, markSeen, markTakenOut, messages, chatShown } from './chat-store.ts';
import { ChatWriting } from './chat-writing.tsx';
import { troubleSentence } from './problem-sentences.ts';

interface Props {
  readonly model: TableModel;
}

export function Chat({ model }: Props) {
  const { session } = model;
  const list = useRef<HTMLOListElement>(null);
  const problem = useSignal<Problem | null>(null);
  const said = messages.value;
  useEffect(() => {
    chatShown.value = true;
    void fetchChat(session.id);
    return () => (chatShown.value = false);
  }, []);
  const opened = useRef(false);
  useEffect(() => {
    if (list.current !== null) {
      showNewest(list.current, !opened.current);
      opened.current = true;
    }
    markSeen(session.id);
  }, [said?.at(-1)?.id]);
  const takeOut = async (message: Message) => {
    const answer = await withdrawTalk(session.id, message.id, message.seat);
    problem.value = answer.ok ? null : answer.problem;
    if (answer.ok) markTakenOut(message.id);
    await fetchChat(session.id);
  };
  return (
    <div class="talk">
      {said === null ? (
        <p class="talk-empty muted">{t('chat.fetching')}</p>
      ) : said.length === 0 ? (
        <p class="talk-empty muted">{t(session.info.value?.listed ? 'chat.emptyListed' : 'chat.empty')}</p>
      ) : (
        <div class="talk-said">
          <OlderChat table={session.id} list={list} onProblem={(met) => (problem.value = met)} />
          <ol class="talk-list" ref={list} tabIndex={-1} aria-label={t('chat.title')}>
            {said.map((message) => (
              <Said key={message.id} {...{ model, message }} onTakeOut={() => void takeOut(message)} />
            ))}
          </ol>
        </div>
      )}
      {problem.value !== null && (
        <p class="field-error" role="alert">
          {troubleSentence(problem.value, model)}
        </p>
      )}
      <ChatWriting model={model} />
    </div>
  );
}

/** So near the end somebody reads the newest, and wants to see what comes. */
const NEAR = 240;

/** The newest stands at the bottom, beside the field that answers it; whoever has scrolled back is left in peace. */
function showNewest(list: HTMLElement, isFirst: boolean): void {
  const box = scrollingBox(list);
  if (box === null) return;
  const below = box.scrollHeight - box.scrollTop - box.clientHeight;
  if (isFirst || below < NEAR) box.scrollTo({ top: box.scrollHeight });
}

const writerOf = ({ names }: TableModel, { seat, host, name }: Message): string =>
  seat !== null ? (names.value[seat] ?? '') : host ? t('chat.host') : t('chat.onlooker', { name: name ?? '' });

function Said({ model, message, onTakeOut }: Props & { readonly message: Message; onTakeOut(): void }) {
  const sure = useSignal(false);
  if (message.text === null) return <li class="said taken-out muted">{t('chat.takenOut')}</li>;
  const own = isOwn(model, message);
  const writer = writerOf(model, message);
  return (
    <li class={own ? 'said own' : 'said'}>
      <p class="said-head">
        <strong>{writer}</strong>{' '}
        <time class="muted" dateTime={message.at}>
          {dayAndTime(message.at)}
        </time>
        {own && (
          <button type="button" class="said-act" onClick={() => (sure.value ? onTakeOut() : (sure.value = true))}>
            {t(sure.value ? 'chat.takeOutSure' : 'chat.takeOut')}
          </button>
        )}
        {!own && model.session.info.value?.listed === true && (
          <button
            type="button"
            class="said-act"
            aria-label={t('chat.reportOf', { name: writer })}
            onClick={() => (reported.value = message.id)}
          >
            {t('chat.report')}
          </button>
        )}
      </p>
      <p class="said-text">{message.text}</p>
    </li>
  );
}
