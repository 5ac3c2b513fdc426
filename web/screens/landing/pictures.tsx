/** How play by link works, in three pictures on one line. */
import type { LandingPart } from '../../games/contract/site-parts.ts';
import { Picture } from '../../parts/picture.tsx';
import { t } from '../../texts/index.ts';

export function ThreePictures({ part }: { readonly part: LandingPart }) {
  const next = part.next();
  return (
    <section class="three-pictures" aria-label={t('how.label')}>
      <ol>
        <Step number={1} title={t('how.link.title')} words={t('how.link.words')}>
          <Envelope board={part.mailBoard} />
        </Step>
        <Step number={2} title={t('how.turn.title')} words={t('how.turn.words')}>
          <TurnPicture board={part.turnBoard} />
        </Step>
        <Step number={3} title={next.title} words={next.words}>
          {next.picture}
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

interface BoardProps {
  /** As SVG text. */
  readonly board: string;
}

/** A letter with the board on it, half out of its envelope. */
const Envelope = ({ board }: BoardProps) => (
  <div class="envelope">
    <svg class="envelope-back" viewBox="0 0 200 132" focusable="false">
      <path d="M4 60 100 4 196 60V128H4Z" />
    </svg>
    <div class="letter">
      <span class="letter-line" />
      <span class="letter-line short" />
      <Picture class="letter-board" svg={board} />
    </div>
    <svg class="envelope-front" viewBox="0 0 200 132" focusable="false">
      <path d="M4 60V128H196V60L114 108Q100 116 86 108Z" />
    </svg>
  </div>
);

const TurnPicture = ({ board }: BoardProps) => (
  <div class="turn-picture">
    <Picture class="turn-picture-board" svg={board} />
    <div class="turn-picture-line">
      <span />
      <span />
      <span />
      <em>{t('how.turn.send')}</em>
    </div>
  </div>
);
