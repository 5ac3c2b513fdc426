/** My tables: an address and a code open them, and then they stand here, those that wait first. */
import { useSignal } from '@preact/signals';
import type { OwnPlayer } from '../../net/api.ts';
import { Choice } from '../../parts/choice.tsx';
import { ConfirmAddress } from '../../parts/confirm-address.tsx';
import { mailProblem } from '../../parts/mail-problem.ts';
import { Notice } from '../../parts/notice.tsx';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { rowsOf } from '../../people/rows.ts';
import { linkInFragment } from '../../table/link.ts';
import { t } from '../../texts/index.ts';
import { type Mine, useMine } from './mine.ts';
import { OpenLink } from './open-link.tsx';
import { TableList } from './table-list.tsx';
import { tell } from './words.ts';

export function MeScreen() {
  const mine = useMine();
  const link = useSignal(linkInFragment(location.hash));
  /** A link of an earlier mail that was put aside to ask for a new one. */
  const earlier = useSignal<string | undefined>(undefined);
  const adding = useSignal(false);
  const { session } = mine;
  const held = link.value;
  const isKnown = session?.players.some(({ player }) => player === held?.player) === true;

  const enter = (player: string) => {
    link.value = null;
    adding.value = false;
    mine.choose(player);
  };
  const confirmed = ({ player }: OwnPlayer) => enter(player);

  return (
    <div class="site">
      <SiteHeader />
      <main class="site-main me">
        <div class="site-title">
          <h1>{t('me.title')}</h1>
        </div>
        {session === null && mine.problem !== null && <Failed mine={mine} />}
        {session === null && mine.problem === null && <Loading />}
        {session !== null && held !== null && !isKnown && (
          <OpenLink
            link={held.link}
            onOpened={enter}
            onNew={() => {
              earlier.value = held.link;
              link.value = null;
              history.replaceState(null, '', '/me');
            }}
          />
        )}
        {session !== null && (held === null || isKnown) && (
          <>
            {(mine.player === null || adding.value) && (
              <section class="me-ask">
                <p>{tell('ask.lead')}</p>
                <ConfirmAddress
                  id="me"
                  hint={tell('ask.hint')}
                  goOn={tell('ask.open')}
                  earlier={earlier.value}
                  onConfirmed={confirmed}
                  {...(adding.value ? { onOther: () => (adding.value = true) } : {})}
                />
                {adding.value && (
                  <button type="button" class="button quiet" onClick={() => (adding.value = false)}>
                    {tell('who.back')}
                  </button>
                )}
              </section>
            )}
            {mine.player !== null && !adding.value && <Who mine={mine} onAdd={() => (adding.value = true)} />}
            {!adding.value && <Tables mine={mine} />}
          </>
        )}
      </main>
      <SiteFooter />
    </div>
  );
}

/** For whom this browser speaks; with several, whose tables are shown. */
function Who({ mine: { session, player, choose }, onAdd }: { readonly mine: Mine; onAdd(): void }) {
  const players = session?.players ?? [];
  const now = players.find((one) => one.player === player);
  return (
    <div class="me-who">
      {players.length > 1 ? (
        <Choice
          name="player"
          label={tell('who.choose')}
          options={players.map((one) => ({ value: one.player, label: one.address }))}
          value={player ?? ''}
          onChoose={choose}
        />
      ) : (
        <p>
          <span class="muted">{tell('who.as')}</span> <strong>{now?.address}</strong>
        </p>
      )}
      <div class="me-who-ways">
        <a href={`/settings?player=${encodeURIComponent(player ?? '')}`}>{t('settings.title')}</a>
        <button type="button" class="text-button" onClick={onAdd}>
          {tell('who.another')}
        </button>
      </div>
    </div>
  );
}

function Tables({ mine }: { readonly mine: Mine }) {
  const { session, own, player, problem } = mine;
  if (session === null) return null;
  if (own === null) return problem === null ? <Loading /> : <Failed mine={mine} />;
  const rows = rowsOf(own, session);
  return (
    <>
      {problem !== null && <Notice kind="trouble">{mailProblem(problem)}</Notice>}
      {(rows.length > 0 || player !== null) && <TableList rows={rows} player={player} />}
    </>
  );
}

const Loading = () => (
  <div class="people-bones" role="status" aria-label={tell('loading')} aria-busy="true">
    <span class="bone" />
    <span class="bone" />
    <span class="bone" />
  </div>
);

const Failed = ({ mine: { problem, read } }: { readonly mine: Mine }) => (
  <div class="people-nothing">
    <h2>{tell('failed.title')}</h2>
    <p>{problem === null ? '' : mailProblem(problem)}</p>
    <button type="button" class="button" onClick={() => void read()}>
      {tell('failed.again')}
    </button>
  </div>
);
