/** Signing out: of this address alone, or of everything that this browser holds. */
import { useSignal } from '@preact/signals';
import { forgetBrowser, type Me, signOut } from '../../net/me.ts';
import type { Answer } from '../../net/request.ts';
import { mailProblem } from '../../parts/mail-problem.ts';
import { Part } from './part.tsx';
import { tell } from './words.ts';
import { Wrong } from './wrong.tsx';

export function HerePart({ me, onOut }: { readonly me: Me; onOut(): void }) {
  const trouble = useSignal<string | null>(null);
  const leave = async (leaving: Promise<Answer<unknown>>) => {
    const answer = await leaving;
    if (answer.ok) onOut();
    else trouble.value = mailProblem(answer.problem);
  };
  return (
    <Part id="here" title={tell('here.title')}>
      <p>{tell('here.words')}</p>
      {trouble.value !== null && <Wrong words={trouble.value} />}
      <button type="button" class="button" onClick={() => void leave(signOut(me.player))}>
        {tell('here.out', { address: me.address })}
      </button>
      <div class="settings-all">
        <button type="button" class="text-button" onClick={() => void leave(forgetBrowser())}>
          {tell('here.all')}
        </button>
        <p class="muted">{tell('here.allWords')}</p>
      </div>
    </Part>
  );
}
