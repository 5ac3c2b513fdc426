/** The ways on: alone at once by a single press, or with others. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GamePage } from '../../games/contract/game-page.ts';
import type { Problem } from '../../net/request.ts';
import { Notice } from '../../parts/notice.tsx';
import { problemSentence } from '../../parts/problem-sentence.ts';
import { t } from '../../texts/index.ts';
import { openAlone } from './solo.ts';

interface WaysOnProps {
  readonly game: GamePage;
  /** A further button beside the two. */
  readonly third?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function WaysOn({ game, third, children }: WaysOnProps) {
  const isForOne = game.seats.min === 1;
  const busy = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    // Whoever comes back by the browser's own button finds the page as it was left, and may play again.
    const back = () => (busy.value = false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const play = async () => {
    if (busy.peek()) return;
    busy.value = true;
    problem.value = null;
    // Without a network nothing is opened either, and that is told.
    const part = await game.setup?.().catch(() => undefined);
    const answer = await openAlone({
      game: game.id,
      title: part?.alone?.title() ?? game.title,
      seats: [{ name: t('solo.you') }],
      options: {},
    });
    if (answer.ok) {
      location.assign(answer.value);
      return;
    }
    if (answer.problem.code === 'address-needed') {
      location.assign(`/new?game=${game.id}&players=1`);
      return;
    }
    busy.value = false;
    problem.value = answer.problem;
  };

  return (
    <div class="ways-on">
      <div class="hero-acts">
        {isForOne && (
          <button
            type="button"
            class={busy.value ? 'button primary busy' : 'button primary'}
            aria-disabled={busy.value}
            onClick={() => void play()}
          >
            {t(busy.value ? 'solo.opening' : 'solo.play')}
          </button>
        )}
        <a class={isForOne ? 'button' : 'button primary'} href="/new">
          {t('landing.start')}
        </a>
        {third}
      </div>
      {children}
      {problem.value !== null && <Notice kind="trouble">{problemSentence(problem.value)}</Notice>}
    </div>
  );
}
