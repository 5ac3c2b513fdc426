/** Comments on positions: those of the moment shown first to see, all others to go to, and one's own to write. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { withdrawAnnotation } from '../../../net/annotations.ts';
import { Notice } from '../../../parts/notice.tsx';
import { problemSentence } from '../../../parts/problem-sentence.ts';
import type { Problem } from '../../../net/request.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentFile } from './comment-file.tsx';
import {
  beginDraft,
  comments,
  draft,
  fetchComments,
  isBlank,
  read,
  type ShownComment,
  wantToWrite,
} from './comments-store.ts';
import { placeWords } from './words.ts';

export function Comments({ model }: { readonly model: TableModel }) {
  const { session, replay } = model;
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    void fetchComments(model);
  }, []);
  const { moment } = replay.beside.value;
  const info = session.info.value;
  if (moment === null || info === null || 'sandbox' in session || read.value === null) return null;
  const here = comments.value.filter(({ version }) => version === moment.version);
  const others = comments.value.filter(({ version }) => version !== moment.version);
  const takes = info.imported === undefined;
  const mayWrite = info.you.host || info.you.seats.length > 0 || read.value.annotators === 'everybody';
  const withdraw = async (comment: ShownComment) => {
    const answer = await withdrawAnnotation(session.id, comment);
    problem.value = answer.ok ? null : answer.problem;
    await fetchComments(model);
  };
  return (
    <section class="comments" aria-labelledby="comments">
      <h2 class="section-title" id="comments">
        {t('comment.title')}
      </h2>
      {problem.value !== null && <Notice kind="trouble">{problemSentence(problem.value)}</Notice>}
      {here.map((comment) => (
        <Comment key={comment.id} comment={comment} model={model} onWithdraw={() => void withdraw(comment)} />
      ))}
      {takes && mayWrite && <Writing model={model} version={moment.version} />}
      {takes && !mayWrite && comments.value.length === 0 && <p class="caption">{t('comment.playersOnly')}</p>}
      {!takes && comments.value.length === 0 && <p class="caption">{t('comment.none')}</p>}
      {others.length > 0 && (
        <>
          <h3 class="comments-others">{t('comment.elsewhere')}</h3>
          <ul class="comment-list">
            {others.map((comment) => (
              <li key={comment.id}>
                <button type="button" class="comment-way" onClick={() => replay.stay({ version: comment.version })}>
                  <span class="muted">{placeOf(model, comment)}</span>
                  <span class="comment-start">{comment.text === '' ? t('comment.onlyMarks') : comment.text}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <CommentFile model={model} />
    </section>
  );
}

interface WritingProps {
  readonly model: TableModel;
  readonly version: number;
}

/** One comment is written at a time; whoever has gone on meanwhile is shown the way back to it. */
function Writing({ model, version }: WritingProps) {
  const { replay, session } = model;
  const begun = draft.value;
  if (begun?.version === version) return <CommentForm model={model} draft={begun} />;
  if (begun !== null && !isBlank(begun)) {
    return (
      <div class="comment-begun">
        <p class="caption">{t('comment.begun')}</p>
        <button
          type="button"
          class="button small"
          onClick={() => {
            wantToWrite();
            replay.stay({ version: begun.version });
          }}
        >
          {t('comment.goOn')}
        </button>
      </div>
    );
  }
  return (
    <button type="button" class="button small" onClick={() => beginDraft(session.id, version)}>
      {t('comment.write')}
    </button>
  );
}

interface CommentProps {
  readonly comment: ShownComment;
  readonly model: TableModel;
  onWithdraw(): void;
}

function Comment({ comment, model, onWithdraw }: CommentProps) {
  const sure = useSignal(false);
  return (
    <article class="comment">
      <p class="comment-by">
        <span>
          <strong>{authorOf(model, comment)}</strong>
          {comment.fromFile && <span class="muted"> · {t('comment.fromFile')}</span>}
        </span>
        {comment.own && (
          <button
            type="button"
            class="button quiet small"
            onClick={() => (sure.value ? onWithdraw() : (sure.value = true))}
          >
            {t(sure.value ? 'comment.withdrawSure' : 'comment.withdraw')}
          </button>
        )}
      </p>
      {comment.text !== '' && <p class="comment-text">{comment.text}</p>}
      {comment.marks.length > 0 && <Marks marks={comment.marks} model={model} />}
    </article>
  );
}

/** Where several comment on a moment, each says which marks are its own. */
const Marks = ({ marks: own, model }: Pick<ShownComment, 'marks'> & Pick<CommentProps, 'model'>) => (
  <ul class="comment-marks">
    {own.map(({ cell, sign }) => (
      <li key={cell}>{t(`comment.marked.${sign}`, { cell: model.part.places?.placeOf(cell)?.label ?? cell })}</li>
    ))}
  </ul>
);

function authorOf({ names }: TableModel, { seat, host, name, fromFile }: ShownComment): string {
  if (fromFile && name !== null && name !== '' && seat !== null) return name;
  if (seat !== null) return names.value[seat] ?? '';
  return host ? t('comment.host') : t('comment.onlooker', { name: name ?? '' });
}

function placeOf(model: TableModel, comment: ShownComment): string {
  const step = model.replay.steps.value.findLast(({ version }) => version === comment.version);
  return [authorOf(model, comment), step === undefined ? '' : placeWords(model, { ...step, seat: null })]
    .filter((word) => word !== '')
    .join(' · ');
}
