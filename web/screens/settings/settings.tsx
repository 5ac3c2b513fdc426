/** Settings: mails, days away, another channel, muted tables; and what a player can always do about links and data. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type OwnPlayer, readSession } from '../../net/api.ts';
import { type Me, readMe } from '../../net/me.ts';
import type { Problem } from '../../net/request.ts';
import { Announcer } from '../../parts/announcer.tsx';
import { Choice } from '../../parts/choice.tsx';
import { ConfirmAddress } from '../../parts/confirm-address.tsx';
import { mailProblem } from '../../parts/mail-problem.ts';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { t } from '../../texts/index.ts';
import { AddressPart } from './address-part.tsx';
import { ForgetPart } from './forget-part.tsx';
import { HerePart } from './here-part.tsx';
import { LinksPart } from './links-part.tsx';
import { MutedPart } from './muted-part.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { StoppedPart } from './stopped-part.tsx';
import { tell } from './words.ts';

type Stand =
  | { readonly is: 'loading' | 'nobody' | 'forgotten' | 'out' }
  | { readonly is: 'failed'; readonly problem: Problem }
  | { readonly is: 'open'; readonly me: Me; readonly players: readonly OwnPlayer[] };

export function SettingsScreen() {
  const stand = useSignal<Stand>({ is: 'loading' });
  const read = async (wished: string | null) => {
    const session = await readSession();
    if (!session.ok) return void (stand.value = { is: 'failed', problem: session.problem });
    const { players } = session.value;
    const chosen = players.find(({ player }) => player === wished) ?? players.at(-1);
    if (chosen === undefined) return void (stand.value = { is: 'nobody' });
    const me = await readMe(chosen.player);
    stand.value = me.ok ? { is: 'open', me: me.value, players } : { is: 'failed', problem: me.problem };
  };
  const wishedNow = () => new URL(location.href).searchParams.get('player');
  useEffect(() => void read(wishedNow()), []);
  const choose = (player: string) => {
    history.replaceState(null, '', `/settings?player=${encodeURIComponent(player)}`);
    stand.value = { is: 'loading' };
    void read(player);
  };

  const now = stand.value;
  return (
    <div class="site">
      <SiteHeader />
      <main class="site-main settings">
        {(now.is === 'forgotten' || now.is === 'out') && (
          <div class="people-narrow" role="status">
            <h1>{tell(now.is === 'out' ? 'here.gone' : 'forget.done')}</h1>
            <p>{tell(now.is === 'out' ? 'here.goneWords' : 'forget.doneWords')}</p>
            <a class="button" href="/">
              {tell('home')}
            </a>
          </div>
        )}
        {now.is !== 'forgotten' && now.is !== 'out' && (
          <div class="site-title">
            <h1>{t('settings.title')}</h1>
          </div>
        )}
        {now.is === 'loading' && (
          <div class="people-bones" role="status" aria-label={tell('loading')} aria-busy="true">
            <span class="bone" />
            <span class="bone" />
            <span class="bone" />
          </div>
        )}
        {now.is === 'failed' && (
          <div class="people-nothing">
            <h2>{tell('failed.title')}</h2>
            <p>{mailProblem(now.problem)}</p>
            <button type="button" class="button" onClick={() => void read(wishedNow())}>
              {tell('failed.again')}
            </button>
          </div>
        )}
        {now.is === 'nobody' && (
          <section class="settings-need">
            <p>{tell('need.lead')}</p>
            <ConfirmAddress
              id="settings"
              hint={tell('need.hint')}
              goOn={tell('need.open')}
              onConfirmed={({ player }) => choose(player)}
            />
          </section>
        )}
        {now.is === 'open' && (
          <>
            {now.players.length > 1 && (
              <div class="settings-whose">
                <Choice
                  name="player"
                  label={tell('whose')}
                  options={now.players.map(({ player, address }) => ({ value: player, label: address }))}
                  value={now.me.player}
                  onChoose={choose}
                />
              </div>
            )}
            {now.me.mailStopped !== null && (
              <StoppedPart
                key={`stopped-${now.me.player}`}
                me={now.me}
                why={now.me.mailStopped}
                onLifted={() => void read(now.me.player)}
              />
            )}
            <PreferencesForm key={now.me.player} me={now.me} onSaved={(me) => (stand.value = { ...now, me })} />
            <MutedPart me={now.me} onHeard={() => void read(now.me.player)} />
            <LinksPart me={now.me} />
            <AddressPart me={now.me} onChanged={() => void read(now.me.player)} />
            <HerePart me={now.me} onOut={() => (stand.value = { is: 'out' })} />
            <ForgetPart me={now.me} onForgotten={() => (stand.value = { is: 'forgotten' })} />
          </>
        )}
      </main>
      <SiteFooter />
      <Announcer />
    </div>
  );
}
