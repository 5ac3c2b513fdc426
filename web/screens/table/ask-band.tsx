/** What is asked, and the one button that answers it. */
import type { Act } from '../../games/contract/table-part.ts';
import type { Ask } from './ask-type.ts';

export const AskWords = ({ ask }: { readonly ask: Ask }) => (
  <div class="ask-words">
    <h1 class="ask-sentence" id="ask" tabIndex={-1}>
      {ask.sentence}
    </h1>
    {ask.detail !== undefined && <p class="ask-detail">{ask.detail}</p>}
  </div>
);

export function AskButtons({ ask }: { readonly ask: Ask }) {
  if (ask.primary === undefined && ask.secondary === undefined) return null;
  return (
    <div class="ask-buttons">
      {ask.secondary && <ActButton act={ask.secondary} kind="secondary" />}
      {ask.primary && <ActButton act={ask.primary} kind={ask.primary.early ? 'secondary' : 'primary'} />}
    </div>
  );
}

export const ActButton = ({ act, kind }: { readonly act: Act; readonly kind: 'primary' | 'secondary' }) => (
  <button
    type="button"
    class={`button ${kind} ${act.quiet ? 'quiet' : ''} ${act.busy ? 'busy' : ''}`}
    disabled={act.disabled === true || act.busy === true}
    onClick={() => act.onPress()}
  >
    {act.label}
  </button>
);
