/** Being forgotten: a fresh code first, and no way back. */
import { askForgetCode, forgetMe, type Me } from '../../net/me.ts';
import { CodeForm } from '../../people/code-form.tsx';
import { useMailedCode } from './mailed-code.ts';
import { Part } from './part.tsx';
import { tell } from './words.ts';
import { Wrong } from './wrong.tsx';

export function ForgetPart({ me, onForgotten }: { readonly me: Me; onForgotten(): void }) {
  const { sent, busy, trouble, send, confirm } = useMailedCode({
    ask: () => askForgetCode(me.player),
    give: (code) => forgetMe(me.player, code),
    onDone: onForgotten,
  });
  return (
    <Part id="forget" title={tell('forget.title')}>
      <p>{tell('forget.words')}</p>
      <p class="muted">{tell('forget.export')}</p>
      {trouble.value !== null && <Wrong words={trouble.value} />}
      {sent.value ? (
        <>
          <p role="status">{tell('forget.sent', { address: me.address })}</p>
          <CodeForm id="forget" fresh act={tell('forget.do')} danger onCode={confirm}>
            <button type="button" class="button quiet" onClick={() => (sent.value = false)}>
              {tell('cancel')}
            </button>
          </CodeForm>
        </>
      ) : (
        <button type="button" class="button danger" aria-disabled={busy.value} onClick={() => void send()}>
          {tell(trouble.value === null ? 'forget.send' : 'code.send')}
        </button>
      )}
    </Part>
  );
}
