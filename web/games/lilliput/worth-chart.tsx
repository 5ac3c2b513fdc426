/**
 * What every player was worth, round by round, as lines. Each line has its own dashes, its own signs and its name at its
 * end, so that nobody needs the colours; the table beside the chart says the same in figures.
 */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RoundFigures } from '../../../domain/lilliput/round-figures.ts';
import { t } from './texts/index.ts';
import { spread, ticksUpTo } from './worth-lines.ts';

interface WorthChartProps {
  readonly figures: readonly RoundFigures[];
  /** Rounds of the whole game. */
  readonly rounds: number;
  readonly names: readonly string[];
  readonly mine: number | null;
}

const HEIGHT = 204;
const LEFT = 38;
const RIGHT = 78;
const TOP = 10;
const BOTTOM = 22;
/** Between two names. */
const GAP = 15;

/** Round a point: a disc, a square, a triangle, a diamond, a cross. */
const signs = [
  'M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z',
  'M-3-3h6v6h-6Z',
  'M0-4 4 3.2h-8Z',
  'M0-4.4 4.4 0 0 4.4-4.4 0Z',
  'M-3.2-3.2 3.2 3.2M3.2-3.2-3.2 3.2',
] as const;

export function WorthChart({ figures, rounds, names, mine }: WorthChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useSignal(420);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => (width.value = Math.max(260, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const ticks = ticksUpTo(Math.max(...figures.flatMap(({ worth }) => worth)));
  const x = (round: number): number => LEFT + ((width.value - LEFT - RIGHT) * round) / rounds;
  const y = (worth: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - worth / (ticks.at(-1) ?? 1));
  const last = figures.at(-1);
  const ends = (last?.worth ?? []).map((worth) => y(worth) + 4);
  const labels = spread(ends, GAP, HEIGHT - BOTTOM + 4);
  const players = names.map((_, seat) => seat).filter((seat) => last?.worth[seat] !== undefined);
  return (
    <div class="worth-chart" ref={place}>
      <svg width={width.value} height={HEIGHT} role="img" aria-label={t('rounds.chart')}>
        {ticks.map((tick) => (
          <g key={tick}>
            <path class="worth-tick" d={`M${LEFT} ${y(tick)}H${x(rounds)}`} />
            <text class="worth-figure" x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds + 1 }, (_, round) => (
          <text key={round} class="worth-figure" x={x(round)} y={HEIGHT - 4} text-anchor="middle">
            {round === 0 ? t('rounds.startShort') : round}
          </text>
        ))}
        {players.map((seat) => {
          const points = figures.map(({ round, worth }) => [x(round), y(worth[seat] ?? 0)] as const);
          return (
            <g key={seat} class={`worth-line line-${seat % signs.length}${seat === mine ? ' mine' : ''}`}>
              <path class="worth-way" d={`M${points.map(([left, top]) => `${left} ${top}`).join('L')}`} />
              {points.map(([left, top], index) => (
                <path
                  key={index}
                  class="worth-sign"
                  transform={`translate(${left} ${top})`}
                  d={signs[seat % signs.length]}
                />
              ))}
              <text class="worth-name" x={x(last?.round ?? 0) + 9} y={labels[seat] ?? 0}>
                {names[seat]}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
