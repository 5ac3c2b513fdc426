/** A history file becomes a table to look at: choose it or drop it here. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Imported, MOST_BYTES, sendHistory } from '../../net/history.ts';
import { Announcer, announce } from '../../parts/announcer.tsx';
import { OpenIcon } from '../../parts/icons.tsx';
import { Notice } from '../../parts/notice.tsx';
import { problemSentence } from '../../parts/problem-sentence.ts';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { t } from '../../texts/index.ts';
import { Arrived } from './arrived.tsx';
import { type Checked, check } from './check.ts';

type Stage =
  | { readonly kind: 'waits' }
  | { readonly kind: 'sends'; readonly name: string; readonly share: number }
  | { readonly kind: 'refused'; readonly name: string; readonly sentence: string }
  | { readonly kind: 'came'; readonly name: string; readonly imported: Imported; readonly checked: Checked | null };

const MEGABYTE = 1_000_000;

export function ImportScreen() {
  const stage = useSignal<Stage>({ kind: 'waits' });
  const over = useSignal(false);
  const chooser = useRef<HTMLInputElement>(null);

  const refuse = (name: string, sentence: string) => {
    stage.value = { kind: 'refused', name, sentence };
  };
  const take = async (file: File | undefined) => {
    if (file === undefined || stage.peek().kind === 'sends') return;
    const { name } = file;
    if (file.size > MOST_BYTES) return refuse(name, t('import.tooLarge', { most: MOST_BYTES / MEGABYTE }));
    stage.value = { kind: 'sends', name, share: 0 };
    const answer = await sendHistory(file, (share) => (stage.value = { kind: 'sends', name, share }));
    if (!answer.ok) return refuse(name, problemSentence(answer.problem));
    stage.value = { kind: 'came', name, imported: answer.value, checked: null };
    announce(t('import.came'));
    const checked = await check(await file.text());
    stage.value = { kind: 'came', name, imported: answer.value, checked };
  };

  const now = stage.value;
  return (
    <div class="site">
      <SiteHeader />
      <main class="site-main import">
        <div class="site-title">
          <h1>{t('import.title')}</h1>
          <p>{t('import.line')}</p>
        </div>
        <div
          class={over.value ? 'drop-place over' : 'drop-place'}
          onDragOver={(event) => {
            event.preventDefault();
            over.value = true;
          }}
          onDragLeave={() => (over.value = false)}
          onDrop={(event) => {
            event.preventDefault();
            over.value = false;
            void take(event.dataTransfer?.files[0]);
          }}
        >
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
            class="visually-hidden"
            tabIndex={-1}
            accept=".ndjson,.jsonl,.json,application/x-ndjson"
            aria-label={t('import.choose')}
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
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
        {now.kind === 'came' && <Arrived imported={now.imported} checked={now.checked} />}
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
