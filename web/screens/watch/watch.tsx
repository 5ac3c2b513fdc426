/** Watch a game: the public tables, open to join, running and finished, twenty at a time. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readSession, type Session } from '../../net/api.ts';
import { type ListName, listNames, type PublicTable } from '../../net/lobby.ts';
import { mailProblem } from '../../parts/mail-problem.ts';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { t } from '../../texts/index.ts';
import { JoinDialog } from './join-dialog.tsx';
import { type Shown, useLists } from './lists.ts';
import { TableCard } from './table-card.tsx';
import { tell } from './words.ts';

const isList = (name: string | null): name is ListName => (listNames as readonly (string | null)[]).includes(name);

/** Tables come and go while somebody looks; the answer may be a few seconds old. */
const LOOK_EVERY = 10_000;

export function WatchScreen() {
  const asked = new URL(location.href).searchParams.get('list');
  const open = useSignal<ListName>(isList(asked) ? asked : 'open');
  const joining = useSignal<PublicTable | null>(null);
  const session = useSignal<Session | null>(null);
  const lists = useLists();

  const read = () =>
    void readSession().then((answer) => {
      if (answer.ok) session.value = answer.value;
    });
  useEffect(() => {
    read();
    lists.show(open.peek());
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') lists.refresh(open.peek());
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);

  const turnTo = (list: string) => {
    if (!isList(list)) return;
    open.value = list;
    history.replaceState(null, '', `/watch?list=${list}`);
    lists.show(list);
  };
  const seatAt = (id: string) => session.value?.seats.find(({ table }) => table === id)?.seat ?? null;

  return (
    <div class="site">
      <SiteHeader />
      <main class="site-main watch">
        <div class="site-title">
          <h1>{t('watch.title')}</h1>
          <p>{t('watch.line')}</p>
        </div>
        <Tabs
          label={tell('lists')}
          open={open.value}
          onOpen={turnTo}
          tabs={listNames.map((list) => ({
            id: list,
            title: tell(`tab.${list}`),
            render: () => (
              <List
                list={list}
                shown={lists.of(list)}
                seatAt={seatAt}
                onMore={() => lists.more(list)}
                onAgain={() => lists.again(list)}
                onJoin={(table) => (joining.value = table)}
              />
            ),
          }))}
        />
      </main>
      <SiteFooter />
      {joining.value !== null && (
        <JoinDialog
          table={joining.value}
          players={session.value?.players ?? []}
          onClose={() => {
            joining.value = null;
            read();
          }}
        />
      )}
    </div>
  );
}

interface ListProps {
  readonly list: ListName;
  readonly shown: Shown;
  seatAt(id: string): number | null;
  onMore(): void;
  onAgain(): void;
  onJoin(table: PublicTable): void;
}

function List({ list, shown, seatAt, onMore, onAgain, onJoin }: ListProps) {
  const { tables, next, problem, busy } = shown;
  if (tables === null) {
    return problem === null ? (
      <div class="people-bones" role="status" aria-label={tell('loading')} aria-busy="true">
        <span class="bone" />
        <span class="bone" />
        <span class="bone" />
      </div>
    ) : (
      <div class="people-nothing">
        <h2>{tell('failed.title')}</h2>
        <p>{mailProblem(problem)}</p>
        <button type="button" class="button" onClick={onAgain}>
          {tell('failed.again')}
        </button>
      </div>
    );
  }
  if (tables.length === 0) return <Nothing list={list} />;
  return (
    <>
      <ul class="watch-tables">
        {tables.map((table) => (
          <li key={table.id}>
            <TableCard table={table} ownSeat={seatAt(table.id)} onJoin={() => onJoin(table)} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" class="button" aria-disabled={busy} onClick={onMore}>
          {tell('more')}
        </button>
      )}
    </>
  );
}

const Nothing = ({ list }: { readonly list: ListName }) => (
  <div class="people-nothing">
    <h2>{tell(`${list}.none`)}</h2>
    <p>{tell(`${list}.noneWords`)}</p>
    <div class="confirm-acts">
      {list === 'open' ? (
        <a class="button primary" href="/new">
          {tell('none.start')}
        </a>
      ) : (
        <a class="button primary" href="/">
          {tell('none.demo')}
        </a>
      )}
    </div>
  </div>
);
