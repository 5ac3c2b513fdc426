/** A table that cannot be shown: it is being fetched, does not exist, or the service does not answer. */
import { Logo } from '../../parts/logo.tsx';
import { t } from '../../texts/index.ts';

/** The shape of the page to come, so that nothing jumps when it does. */
export const Loading = () => (
  <div class="table-loading" aria-busy="true">
    <header class="table-header">
      <Logo height={22} />
    </header>
    <main class="loading-main">
      <p class="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div class="loading-band" aria-hidden="true">
        <span class="bone" />
      </div>
      <div class="loading-band" aria-hidden="true">
        <span class="bone wide" />
      </div>
      <div class="loading-board" aria-hidden="true">
        <LostMark />
      </div>
      <div class="loading-column" aria-hidden="true">
        <span class="bone" />
        <span class="bone card" />
        <span class="bone card" />
        <span class="bone card" />
      </div>
    </main>
  </div>
);

export const UnknownTable = () => (
  <Standstill title={t('unknown.title')} words={t('unknown.words')}>
    <a class="button primary" href="/new">
      {t('landing.start')}
    </a>
    <a class="button" href="/">
      {t('unknown.home')}
    </a>
  </Standstill>
);

/** The table's game is not on these pages: they are older than the table, or came from elsewhere. */
export const UnknownGame = () => (
  <Standstill title={t('unknown.game')} words={t('unknown.gameWords')}>
    <button type="button" class="button primary" onClick={() => location.reload()}>
      {t('unreachable.again')}
    </button>
    <a class="button" href="/">
      {t('unknown.home')}
    </a>
  </Standstill>
);

/** The table is here, but never stood as the address asks. */
export const UnknownMoment = ({ id }: { readonly id: string }) => (
  <Standstill title={t('unknown.moment')} words={t('unknown.momentWords')}>
    <a class="button primary" href={`/t/${encodeURIComponent(id)}`}>
      {t('unknown.toTable')}
    </a>
  </Standstill>
);

export const Unreachable = () => (
  <Standstill title={t('unreachable.title')} words={t('unreachable.words')}>
    <button type="button" class="button primary" onClick={() => location.reload()}>
      {t('unreachable.again')}
    </button>
  </Standstill>
);

interface StandstillProps {
  readonly title: string;
  readonly words: string;
  readonly children: preact.ComponentChildren;
}

export const Standstill = ({ title, words, children }: StandstillProps) => (
  <div class="standstill">
    <header class="table-header">
      <Logo height={22} />
    </header>
    <main>
      <BufferStop />
      <h1>{title}</h1>
      <p class="muted">{words}</p>
      <div class="standstill-acts">{children}</div>
    </main>
  </div>
);

/** The end of the line. */
const BufferStop = () => (
  <svg class="buffer-stop" width="240" height="56" viewBox="0 0 240 56" aria-hidden="true" focusable="false">
    <path d="M0 28H196" stroke="var(--ink)" stroke-width="6" />
    <circle cx="72" cy="28" r="11" fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="4" />
    <path d="M200 8V48" stroke="var(--accent)" stroke-width="8" />
  </svg>
);

/** A stop that breathes while one waits. */
const LostMark = () => (
  <svg width="96" height="96" viewBox="0 0 96 96">
    <path d="M0 48H96M48 0V96" stroke="var(--line-strong)" stroke-width="6" />
    <circle cx="48" cy="48" r="20" fill="var(--paper-raised)" stroke="var(--line-strong)" stroke-width="6" />
  </svg>
);
