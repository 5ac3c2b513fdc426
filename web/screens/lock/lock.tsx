/** *This isn't me*: whoever reads a mail that was not meant for them locks its links, with the code that it prints. */
import { useSignal } from '@preact/signals';
import { lockLinks } from '../../net/me.ts';
import { mailProblem } from '../../parts/mail-problem.ts';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { CodeForm } from '../../people/code-form.tsx';
import { linkInFragment } from '../../table/link.ts';
import { t } from '../../texts/index.ts';
import { tell } from './words.ts';

const DEAD = new Set(['link-expired', 'link-revoked', 'link-malformed', 'link-forged']);

type Stand = 'asks' | 'locked' | 'dead' | 'tries' | 'none';

export function LockScreen() {
  const held = linkInFragment(location.hash);
  const stand = useSignal<Stand>(held === null ? 'none' : 'asks');

  const lock = async (code: string): Promise<string | null> => {
    const answer = await lockLinks(held?.link ?? '', code);
    if (!answer.ok && DEAD.has(answer.problem.code)) stand.value = 'dead';
    else if (!answer.ok && answer.problem.code === 'code-tries') stand.value = 'tries';
    else if (!answer.ok) return mailProblem(answer.problem);
    else {
      stand.value = 'locked';
      history.replaceState(null, '', '/lock');
    }
    return null;
  };

  return (
    <div class="site">
      <SiteHeader />
      <main class="site-main">
        {stand.value === 'asks' && (
          <div class="people-narrow">
            <h1>{t('lock.title')}</h1>
            <p>{tell('lead.mail')}</p>
            <p>{tell('lead.what')}</p>
            <p class="muted">{tell('lead.undo')}</p>
            <CodeForm id="lock" act={tell('act')} acting={tell('acting')} danger onCode={lock} />
          </div>
        )}
        {stand.value === 'locked' && (
          <div class="people-narrow" role="status">
            <h1>{tell('done.title')}</h1>
            <p>{tell('done.words')}</p>
            <p class="muted">{tell('lead.undo')}</p>
            <div class="confirm-acts">
              <a class="button" href="/">
                {tell('done.home')}
              </a>
              <a class="button quiet" href="/me">
                {tell('done.unlock')}
              </a>
            </div>
          </div>
        )}
        {(stand.value === 'dead' || stand.value === 'tries' || stand.value === 'none') && (
          <div class="people-narrow" role="alert">
            <h1>{stand.value === 'none' ? tell('none.title') : t('lock.title')}</h1>
            <p>{tell(`${stand.value}.words`)}</p>
            <p>
              <a href="/privacy">{tell('privacy')}</a>
            </p>
          </div>
        )}
      </main>
      <SiteFooter />
    </div>
  );
}
