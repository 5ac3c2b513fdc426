/** How play by link works, in three pictures on one line. */
import { boardSvg, companyIcon, pagePalette } from '../../../domain/lilliput/drawing/index.ts';
import type { BoardTile } from '../../../domain/lilliput/drawing/index.ts';
import type { CompanyId } from '../../../domain/lilliput/data.ts';
import { Picture } from '../../parts/picture.tsx';
import { t } from '../../texts/index.ts';

const few: readonly BoardTile[] = [
  { x: 0, y: 0, tile: 'mildendo', rotation: 0, tokens: [] },
  { x: -1, y: 0, tile: 'y-city-straight', rotation: 1, tokens: ['red'] },
  { x: 0, y: -1, tile: 'y-city-curve', rotation: 2, tokens: ['yellow'] },
];

const letter: readonly BoardTile[] = [...few, { x: 1, y: 0, tile: 'y-city-curve', rotation: 2, tokens: ['green'] }];

const inHand: BoardTile = { x: 1, y: 0, tile: 'y-metro-straight', rotation: 1, tokens: ['blue'] };

const common = { palette: pagePalette, phaseColour: 'yellow', flagScale: 1.2, fit: 'slice' } as const;

const onLetter = boardSvg(letter, { ...common, view: { west: -1, north: 0, east: 2, south: 1 } });
const inTurn = boardSvg(few, { ...common, view: { west: -0.9, north: -0.75, east: 2.1, south: 0.75 }, inHand });

export function ThreePictures() {
  return (
    <section class="three-pictures" aria-label={t('how.label')}>
      <ol>
        <Step number={1} title={t('how.link.title')} words={t('how.link.words')}>
          <Envelope />
        </Step>
        <Step number={2} title={t('how.turn.title')} words={t('how.turn.words')}>
          <TurnPicture />
        </Step>
        <Step number={3} title={t('how.next.title')} words={t('how.next.words')}>
          <RunPicture />
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly words: string;
  readonly children: preact.ComponentChildren;
}

const Step = ({ number, title, words, children }: StepProps) => (
  <li class="how-step">
    <span class="how-stop" aria-hidden="true">
      {number}
    </span>
    <div class="how-picture" aria-hidden="true">
      {children}
    </div>
    <div class="how-words">
      <h2>{title}</h2>
      <p>{words}</p>
    </div>
  </li>
);

/** A letter with the board on it, half out of its envelope. */
const Envelope = () => (
  <div class="envelope">
    <svg class="envelope-back" viewBox="0 0 200 132" focusable="false">
      <path d="M4 60 100 4 196 60V128H4Z" />
    </svg>
    <div class="letter">
      <span class="letter-line" />
      <span class="letter-line short" />
      <Picture class="letter-board" svg={onLetter} />
    </div>
    <svg class="envelope-front" viewBox="0 0 200 132" focusable="false">
      <path d="M4 60V128H196V60L114 108Q100 116 86 108Z" />
    </svg>
  </div>
);

const TurnPicture = () => (
  <div class="turn-picture">
    <Picture class="turn-picture-board" svg={inTurn} />
    <div class="turn-picture-line">
      <span />
      <span />
      <span />
      <em>{t('how.turn.send')}</em>
    </div>
  </div>
);

const STOPS = [
  { x: 22, value: 30 },
  { x: 105, value: 40 },
  { x: 188, value: 40 },
];
const CHART = [60, 65, 70, 80, 90];
const [WAS, IS] = [70, 80];

/** A train has counted its stops, and its company's marker goes up. */
const RunPicture = () => (
  <div class="run-picture">
    <svg viewBox="0 0 210 52" focusable="false">
      <path class="run-picture-line" d="M22 38H188" />
      {STOPS.map(({ x, value }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path class="run-picture-flag" d="M-10 3H18L13 11.5 18 20H-10Z" />
          <path class="run-picture-pole" d="M-11 2V30" />
          <text x="2" y="16">
            {value}
          </text>
          <circle cy="38" r="11" />
        </g>
      ))}
    </svg>
    <div class="run-picture-chart">
      {CHART.map((price) => (
        <span key={price} class={price === IS ? 'occupied' : price === WAS ? 'left' : ''}>
          {price}
          {(price === WAS || price === IS) && <Marker company="blue" />}
        </span>
      ))}
    </div>
  </div>
);

const Marker = ({ company }: { readonly company: CompanyId }) => (
  <Picture class="mark" svg={companyIcon(company, { palette: pagePalette, size: 18 })} />
);
