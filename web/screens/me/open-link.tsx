/**
 * The link of a mail, opened here: nothing happens before somebody types the code that stands beside it, so a program
 * that opens every link and presses every button gets nowhere.
 */
import { useSignal } from '@preact/signals';
import { tradeLink } from '../../net/api.ts';
import { CodeForm } from '../../people/code-form.tsx';
import { mailProblem } from '../../parts/mail-problem.ts';
import { tell } from './words.ts';

/** With these the link has done its last service. */
const LOST = new Set(['link-expired', 'link-revoked', 'link-malformed', 'link-forged', 'link-spent']);

interface OpenLinkProps {
  readonly link: string;
  onOpened(player: string): void;
  onNew(): void;
}

export function OpenLink({ link, onOpened, onNew }: OpenLinkProps) {
  const lost = useSignal<string | null>(null);
  if (lost.value !== null) {
    return (
      <section class="me-ask">
        <p role="alert">{lost.value}</p>
        <p class="muted">{tell('link.lost')}</p>
        <button type="button" class="button primary" onClick={onNew}>
          {tell('link.new')}
        </button>
      </section>
    );
  }
  return (
    <section class="me-ask">
      <p>{tell('link.lead')}</p>
      <CodeForm
        id="me-link"
        act={tell('link.open')}
        onCode={async (code) => {
          const answer = await tradeLink({ link, code });
          if (answer.ok) {
            onOpened(answer.value.player ?? '');
            return null;
          }
          const sentence = mailProblem(answer.problem);
          if (!LOST.has(answer.problem.code)) return sentence;
          lost.value = sentence;
          return null;
        }}
      >
        <button type="button" class="button quiet" onClick={onNew}>
          {tell('link.new')}
        </button>
      </CodeForm>
    </section>
  );
}
