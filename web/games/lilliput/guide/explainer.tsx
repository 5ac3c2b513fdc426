/** The answer to "what is this?": a card beside the thing, and a bar that says that every tap explains now. */
import '../styles/explain.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CloseIcon, HelpIcon } from '../../../parts/icons.tsx';
import { isWide } from '../../../parts/wide.ts';
import { Mark, TilePicture } from '../signs.tsx';
import { tileName } from '../words.ts';
import { type About, aboutOf, type Circumstances } from './about.ts';
import { pointing, rulesShown } from '../../../table/guide-requests.ts';
import type { ExplainRequest, Box } from './listen.ts';
import { explaining } from './words.ts';

export interface ExplainerProps {
  readonly asked: ExplainRequest | null;
  circumstances(): Circumstances;
  onClose(): void;
}

const { say } = explaining;
export const wordsReady = explaining.ready;

export function Explainer({ asked, circumstances, onClose }: ExplainerProps) {
  return (
    <>
      {pointing.value && <Bar silent={asked !== null} />}
      {asked !== null && <Answer asked={asked} circumstances={circumstances} onClose={onClose} />}
    </>
  );
}

function Bar({ silent }: { readonly silent: boolean }) {
  return (
    <div class="explain-bar" role="status" data-silent={silent}>
      <HelpIcon size={18} />
      <span>{say('explain.hint')}</span>
      <button type="button" class="button small" onClick={() => (pointing.value = false)}>
        {say('explain.done')}
      </button>
    </div>
  );
}

const nothing = (): About => ({ title: say('explain.title'), sentences: [say('explain.nothing')], chapter: 'aim' });

function Answer({ asked, circumstances, onClose }: ExplainerProps & { readonly asked: ExplainRequest }) {
  const card = useRef<HTMLElement>(null);
  const about = (asked.topic === null ? null : aboutOf(asked.topic, circumstances())) ?? nothing();
  useLayoutEffect(() => place(card.current, asked.box));
  useLayoutEffect(() => card.current?.focus({ preventScroll: true }), [asked]);
  return (
    <section ref={card} class="explained" role="dialog" aria-labelledby="explained-title" tabIndex={-1}>
      <div class="explained-head">
        {about.company !== undefined && <Mark company={about.company} size={28} />}
        <h2 id="explained-title">{about.title}</h2>
        <button type="button" class="icon-button" aria-label={say('explain.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div class="explained-body">
        {about.tiles !== undefined && <Tiles tiles={about.tiles} />}
        <div class="explained-words">
          {about.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
      {about.becomes !== undefined && about.becomes.length > 0 && (
        <div class="explained-becomes">
          <p class="caption">{say('about.tile.becomes')}</p>
          <Tiles tiles={about.becomes} />
        </div>
      )}
      <button
        type="button"
        class="explained-more"
        onClick={() => {
          rulesShown.value = about.chapter;
          pointing.value = false;
          onClose();
        }}
      >
        {say('explain.rules')}
      </button>
    </section>
  );
}

const Tiles = ({ tiles }: { readonly tiles: readonly string[] }) => (
  <div class="explained-tiles">
    {tiles.map((tile) => (
      <TilePicture key={tile} tile={tile} size={60} label={tileName(tile)} />
    ))}
  </div>
);

const GAP = 12;

/** Beside the thing, inside the window; on a phone it lies at the bottom by its style. */
function place(card: HTMLElement | null, thing: Box): void {
  if (card === null) return;
  card.style.removeProperty('left');
  card.style.removeProperty('top');
  if (!isWide.peek()) return;
  const { width, height } = card.getBoundingClientRect();
  const fitsLeft = thing.left - width - GAP >= 0;
  const left = thing.right + GAP + width <= innerWidth ? thing.right + GAP : fitsLeft ? thing.left - width - GAP : GAP;
  const top = Math.min(Math.max(GAP, thing.top), innerHeight - height - GAP);
  card.style.setProperty('left', `${Math.max(GAP, left)}px`);
  card.style.setProperty('top', `${Math.max(GAP, top)}px`);
}
