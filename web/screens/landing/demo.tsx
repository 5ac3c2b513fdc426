/**
 * A recorded table that plays by itself: its history is folded by the same domain as any other, one commit at a time.
 * Those who want no motion see how it ended and may press play.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Commit } from '../../../domain/kernel/commit.ts';
import { fold } from '../../../domain/kernel/fold.ts';
import { boardSvg, pagePalette } from '../../../domain/lilliput/drawing/index.ts';
import type { LilliputFact } from '../../../domain/lilliput/facts.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import type { Cell } from '../../../domain/lilliput/types.ts';
import { tilesOf } from '../../games/lilliput/tiles-of.ts';
import { commitSentences } from '../../games/lilliput/words.ts';
import { PauseIcon, PlayIcon } from '../../parts/icons.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Stops } from '../../parts/stops.tsx';
import { t } from '../../texts/index.ts';
import recorded from './recorded.json' with { type: 'json' };

const commits = recorded.commits as unknown as readonly Commit[];
const names = recorded.header.seats.map(({ name }) => name);
const picks = commits.length - 1;

/** It begins in the middle, so that there is something to see at once. */
const FIRST = 3;
const STEP = 2400;
const REST = 5200;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Demo() {
  /** How many picks of the record have been played. */
  const played = useSignal(wantsNoMotion() ? picks : FIRST);
  const playing = useSignal(!wantsNoMotion());
  useEffect(() => {
    if (!playing.value) return;
    const next = () => (played.value = played.peek() === picks ? 0 : played.peek() + 1);
    const timer = setTimeout(next, played.value === picks ? REST : STEP);
    return () => clearTimeout(timer);
  }, [playing.value, played.value]);

  const drawing = useMemo(() => {
    const { state } = fold(lilliput, commits.slice(0, played.value + 1));
    return boardSvg(tilesOf(state.game), {
      view: { west: -3, north: -2, east: 4, south: 3 },
      palette: pagePalette,
      phaseColour: 'yellow',
      fresh: freshCell(commits[played.value]),
      fit: 'slice',
      label: t('demo.board'),
    });
  }, [played.value]);

  const last = commits[played.value];
  return (
    <section class="demo" aria-label={t('demo.label')}>
      <Picture class="demo-board" svg={drawing} />
      <div class="demo-bar">
        <button
          type="button"
          class="icon-button"
          aria-label={t(playing.value ? 'demo.pause' : 'demo.play')}
          onClick={() => (playing.value = !playing.value)}
        >
          {playing.value ? <PauseIcon /> : <PlayIcon />}
        </button>
        <Stops total={picks + 1} passed={played.value} />
        <span class="demo-words">
          {played.value === 0 || last === undefined ? t('demo.begin') : commitSentences(last, names)[0]}
        </span>
      </div>
    </section>
  );
}

/** The cell on which this commit has laid a tile. */
function freshCell(commit: Commit | undefined): Cell[] {
  const facts = (commit?.facts ?? []) as readonly unknown[] as readonly LilliputFact[];
  return facts.flatMap((fact) => (fact.type === 'companyTaken' ? [{ x: fact.x, y: fact.y }] : []));
}
