/** Writing a comment on the moment shown, with marks on the board. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { SIGNS, type Sign, writeAnnotation } from '../../../net/annotations.ts';
import type { Problem } from '../../../net/request.ts';
import { announce } from '../../../parts/announcer.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { Field } from '../../../parts/field.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { problemSentence } from '../../../parts/problem-sentence.ts';
import { t, tCount } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import {
  changeDraft,
  type CommentDraft,
  fetchComments,
  isBlank,
  isFullOfMarks,
  sign,
  takeWish,
} from './comments-store.ts';

const LONGEST = 1000;

interface CommentFormProps {
  readonly model: TableModel;
  readonly draft: CommentDraft;
}

export function CommentForm({ model, draft }: CommentFormProps) {
  const { session } = model;
  const { version, text, marks, name } = draft;
  const words = useRef<HTMLTextAreaElement>(null);
  const acts = useRef<HTMLDivElement>(null);
  const problem = useSignal<Problem | null>(null);
  const busy = useSignal(false);
  const info = session.info.value;
  const seat = session.seat.value;
  const asOnlooker = seat === null && info?.you.host !== true;
  const isEmpty = isBlank(draft);
  useEffect(() => {
    if (takeWish()) words.current?.focus();
  }, []);
  // On a phone, what went wrong may stand below the edge.
  useEffect(() => acts.current?.scrollIntoView({ block: 'nearest' }), [problem.value]);

  const change = (next: Partial<CommentDraft>) => changeDraft(session.id, { ...draft, ...next });
  const submit = async () => {
    if (busy.peek() || isEmpty) return;
    busy.value = true;
    const who = seat !== null ? { seat } : asOnlooker ? { name } : {};
    const answer = await writeAnnotation(session.id, { version, text, marks, ...who });
    busy.value = false;
    problem.value = answer.ok ? null : answer.problem;
    if (!answer.ok) return;
    announce(t('comment.written'));
    await fetchComments(model);
    changeDraft(session.id, null);
  };

  return (
    <form
      class="comment-form"
      // Here Escape is no way back to now.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {asOnlooker && (
        <Field
          id="comment-name"
          label={t('comment.name')}
          value={name}
          autoComplete="nickname"
          onInput={(next) => change({ name: next })}
        />
      )}
      <div class="field">
        <label class="field-label" for="comment-text">
          {t('comment.text')}
        </label>
        <textarea
          ref={words}
          class="text-input"
          id="comment-text"
          rows={3}
          maxLength={LONGEST}
          value={text}
          onInput={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      </div>
      {model.part.places !== undefined && <MarkFields draft={draft} />}
      {problem.value !== null && (
        <Notice kind="trouble">
          <p>{problemSentence(problem.value)}</p>
          {problem.value.code === 'confirm-first' && <a href="/me">{t('comment.confirm')}</a>}
        </Notice>
      )}
      <div class="comment-acts" ref={acts}>
        <button type="submit" class="button small primary" disabled={isEmpty || busy.value}>
          {t('comment.send')}
        </button>
        <button type="button" class="button small quiet" onClick={() => changeDraft(session.id, null)}>
          {t('comment.cancel')}
        </button>
      </div>
    </form>
  );
}

/** With which sign places are marked, and how many are. */
const MarkFields = ({ draft }: Pick<CommentFormProps, 'draft'>) => (
  <>
    <Choice
      name="comment-sign"
      label={t('comment.signs')}
      options={SIGNS.map((one) => ({ value: one, label: t(`comment.sign.${one}`) }))}
      value={sign.value}
      onChoose={(next) => (sign.value = next as Sign)}
    />
    <p class="caption">
      {draft.marks.length === 0 ? t('comment.hint') : tCount('comment.marks', draft.marks.length)}
      {isFullOfMarks(draft) && ` ${t('comment.mostMarks')}`}
    </p>
  </>
);
