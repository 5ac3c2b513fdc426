/** Writing a comment on the moment shown, with marks on cells. */
import { useSignal } from '@preact/signals';
import { SIGNS, type Sign, writeAnnotation } from '../../../net/annotations.ts';
import type { Problem } from '../../../net/request.ts';
import { announce } from '../../../parts/announcer.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { Field } from '../../../parts/field.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { problemSentence } from '../../../parts/problem-sentence.ts';
import { t, tCount } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { fetchComments, marks, sign, writing } from './comments-store.ts';

const LONGEST = 1000;

export function CommentForm({ model }: { readonly model: TableModel }) {
  const { session, look } = model;
  const text = useSignal('');
  const name = useSignal('');
  const problem = useSignal<Problem | null>(null);
  const busy = useSignal(false);
  const info = session.info.value;
  const seat = session.seat.value;
  const asOnlooker = seat === null && info?.you.host !== true;
  const isEmpty = text.value.trim() === '' && marks.value.length === 0;

  const stop = () => {
    writing.value = false;
    marks.value = [];
  };
  const submit = async () => {
    const version = look.moment.peek()?.version;
    if (version === undefined || busy.peek() || isEmpty) return;
    busy.value = true;
    const who = seat !== null ? { seat } : asOnlooker ? { name: name.peek() } : {};
    const answer = await writeAnnotation(session.id, { version, text: text.peek(), marks: marks.peek(), ...who });
    busy.value = false;
    problem.value = answer.ok ? null : answer.problem;
    if (!answer.ok) return;
    announce(t('comment.written'));
    await fetchComments(model);
    stop();
  };

  return (
    <form
      class="comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problem.value !== null && (
        <Notice kind="trouble">
          <p>{problemSentence(problem.value)}</p>
          {problem.value.code === 'confirm-first' && <a href="/me">{t('comment.confirm')}</a>}
        </Notice>
      )}
      {asOnlooker && (
        <Field
          id="comment-name"
          label={t('comment.name')}
          value={name.value}
          autoComplete="nickname"
          onInput={(next) => (name.value = next)}
        />
      )}
      <div class="field">
        <label class="field-label" for="comment-text">
          {t('comment.text')}
        </label>
        <textarea
          class="text-input"
          id="comment-text"
          rows={3}
          maxLength={LONGEST}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </div>
      <Choice
        name="comment-sign"
        label={t('comment.signs')}
        options={SIGNS.map((one) => ({ value: one, label: t(`comment.sign.${one}`) }))}
        value={sign.value}
        onChoose={(next) => (sign.value = next as Sign)}
      />
      <p class="caption">
        {marks.value.length === 0 ? t('comment.hint') : tCount('comment.marks', marks.value.length)}
      </p>
      <div class="comment-acts">
        <button type="submit" class="button small primary" disabled={isEmpty || busy.value}>
          {t('comment.send')}
        </button>
        <button type="button" class="button small quiet" onClick={stop}>
          {t('comment.cancel')}
        </button>
      </div>
    </form>
  );
}
