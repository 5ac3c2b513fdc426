/** A history file becomes a table to look at: choose it or drop it here. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Imported, MOST_BYTES, sendHistory } from '../../net/history.ts';
import { Announcer, announce } from '../../parts/announcer.tsx';
import { OpenIcon } from '../../parts/icons.tsx';
import { Notice } from '../../parts/notice.tsx';
import { problemSentence } from '../../parts/problem-sentence.ts';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { t } from '../../texts/index.ts';
import { Arrived } from './arrived.tsx';
import { type Beside, layBeside, sorted } from './beside.ts';
import { type Checked, check } from './check.ts';

type Stage =
  | { readonly kind: 'waits' }
  | { readonly kind: 'sends'; readonly name: string; readonly share: number }
  | { readonly kind: 'refused'; readonly name: string; readonly sentence: string }
  | {
      readonly kind: 'came';
      readonly imported: Imported;
      readonly checked: Checked | null;
      /** What became of the comments, where some came along. */
      readonly beside: Beside | null;
    };

const MEGABYTE = 1_000_000;

export function ImportScreen() {
  const stage = useSignal<Stage>({ kind: 'waits' });
  const over = useSignal(false);
  const chooser = useRef<HTMLInputElement>(null);

  const refuse = (name: string, sentence: string) => {
    stage.value = { kind: 'refused', name, sentence };
  };
  const take = async (files: readonly File[]) => {
    if (files.length === 0 || stage.peek().kind === 'sends') return;
    const { file, comments } = await sorted(files);
    if (file === undefined) return refuse(comments?.name ?? '', t('import.commentsAlone'));
    const { name } = file;
    if (file.size > MOST_BYTES) return refuse(name, t('import.tooLarge', { most: MOST_BYTES / MEGABYTE }));
    stage.value = { kind: 'sends', name, share: 0 };
    const answer = await sendHistory(file, (share) => (stage.value = { kind: 'sends', name, share }));
    if (!answer.ok) return refuse(name, problemSentence(answer.problem));
    const came = { kind: 'came', imported: answer.value, beside: null } as const;
    stage.value = { ...came, checked: null };
    announce(t('import.came'));
    const text = await file.text();
    const beside = comments === undefined ? null : await layBeside(answer.value.id, comments, text);
    stage.value = { ...came, beside, checked: null };
    stage.value = { ...came, beside, checked: await check(text) };
  };
  useEffect(
    () =>
      takeDropped(
        (next) => (over.value = next),
        (files) => void take(files),
      ),
    [],
  );

  const now = stage.value;
  return (
    <div class="site">
      <SiteHeader />
      <main class="site-main import">
        <div class="site-title">
          <h1>{t('import.title')}</h1>
          <p>{t('import.line')}</p>
        </div>
        <div class={over.value ? 'drop-place over' : 'drop-place'}>
          <OpenIcon size={28} />
          <p>{t('import.drop')}</p>
          <button
            type="button"
            class="button primary"
            disabled={now.kind === 'sends'}
            onClick={() => chooser.current?.click()}
          >
            {t('import.choose')}
          </button>
          <input
            ref={chooser}
            type="file"
            multiple
            class="visually-hidden"
            tabIndex={-1}
            accept=".ndjson,.jsonl,.json,application/x-ndjson"
            aria-label={t('import.choose')}
            onChange={({ currentTarget }) => {
              void take([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
          <p class="caption">{t('import.hint', { most: MOST_BYTES / MEGABYTE })}</p>
        </div>
        {now.kind === 'sends' && (
          <div class="import-way">
            <p>{t(now.share < 1 ? 'import.sending' : 'import.reading', { name: now.name })}</p>
            <progress max={1} value={now.share} aria-label={t('import.progress')} />
          </div>
        )}
        {now.kind === 'refused' && (
          <Notice kind="trouble">
            <p>
              <strong>{now.name}</strong>
            </p>
            <p>{now.sentence}</p>
            <p>{t('import.nothing')}</p>
          </Notice>
        )}
        {now.kind === 'came' && <Arrived imported={now.imported} checked={now.checked} beside={now.beside} />}
        <section class="import-about" aria-labelledby="import-about">
          <h2 id="import-about">{t('import.aboutTitle')}</h2>
          <p>{t('import.about')}</p>
        </section>
      </main>
      <SiteFooter />
      <Announcer />
    </div>
  );
}

/** A file that is dropped beside the place is meant for it too; the browser would leave the page and open it. */
function takeDropped(hovers: (over: boolean) => void, take: (files: readonly File[]) => void): () => void {
  const over = (event: DragEvent) => {
    event.preventDefault();
    hovers(true);
  };
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) hovers(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    hovers(false);
    take([...(event.dataTransfer?.files ?? [])]);
  };
  addEventListener('dragover', over);
  addEventListener('dragleave', leave);
  addEventListener('drop', drop);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('dragleave', leave);
    removeEventListener('drop', drop);
  };
}
