/** The mailbox of this machine: letters by player, each as it is seen, as plain text, or with its headers. */
import { useEffect, useState } from 'preact/hooks';
import { SiteHeader } from '../../parts/site-header.tsx';
import { t, tCount } from '../../texts/index.ts';
import { deliver, type Letter, type List, readList, timeOf } from './letters.ts';
import { Reading } from './reading.tsx';

const LOOK_EVERY = 3000;

const chosenNow = (): string => location.hash.slice(1);

export function MailboxScreen() {
  const [list, setList] = useState<List | 'gone' | null>(null);
  const [person, setPerson] = useState<string | null>(null);
  const [chosen, setChosen] = useState(chosenNow);
  const look = async () => setList(await readList());

  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY);
    const turn = () => setChosen(chosenNow());
    addEventListener('hashchange', turn);
    return () => {
      clearInterval(timer);
      removeEventListener('hashchange', turn);
    };
  }, []);

  const letter = list === null || list === 'gone' ? undefined : list.messages.find(({ id }) => id === chosen);
  return (
    <div class={letter ? 'mailbox reading' : 'mailbox'}>
      <SiteHeader />
      <main class="mailbox-main">
        <div class="mailbox-title">
          <h1>{t('mailbox.title')}</h1>
          <p>{t('mailbox.line')}</p>
        </div>
        {list === 'gone' && <Nothing title={t('mailbox.gone')} words={t('mailbox.goneWords')} />}
        {list !== null && list !== 'gone' && (
          <>
            <WaitingLetters
              count={list.waiting.length}
              onDeliver={() => {
                void deliver().then(look);
              }}
            />
            {list.messages.length === 0 ? (
              <Nothing title={t('mailbox.empty')} words={t('mailbox.emptyWords')} start />
            ) : (
              <div class="mailbox-desk">
                <div class="mailbox-side">
                  <People letters={list.messages} chosen={person} onChoose={setPerson} />
                  <Letters
                    letters={list.messages.filter(({ to }) => person === null || to.address === person)}
                    chosen={chosen}
                  />
                </div>
                <Reading letter={letter} />
              </div>
            )}
          </>
        )}
      </main>
    </div>
  );
}

interface NothingProps {
  readonly title: string;
  readonly words: string;
  readonly start?: boolean;
}

const Nothing = ({ title, words, start = false }: NothingProps) => (
  <div class="mailbox-nothing">
    <h2>{title}</h2>
    <p>{words}</p>
    {start && (
      <a class="button primary" href="/new">
        {t('mailbox.start')}
      </a>
    )}
  </div>
);

function WaitingLetters({ count, onDeliver }: { readonly count: number; onDeliver(): void }) {
  if (count === 0) return null;
  return (
    <div class="mailbox-waiting" role="status">
      <span>{tCount('mailbox.waiting', count)}</span>
      <button type="button" class="button" onClick={onDeliver}>
        {t('mailbox.deliver')}
      </button>
    </div>
  );
}

interface PeopleProps {
  readonly letters: readonly Letter[];
  readonly chosen: string | null;
  onChoose(address: string | null): void;
}

function People({ letters, chosen, onChoose }: PeopleProps) {
  const names = new Map<string, string>();
  for (const { to } of letters)
    if (to.name !== null || !names.has(to.address)) names.set(to.address, to.name ?? to.address);
  if (names.size < 2) return null;
  const choice = (address: string | null, words: string) => (
    <button
      key={words}
      type="button"
      class="mailbox-person"
      aria-pressed={chosen === address}
      onClick={() => onChoose(address)}
    >
      {words}
    </button>
  );
  return (
    <div class="mailbox-people" role="group" aria-label={t('mailbox.people')}>
      {choice(null, t('mailbox.everybody'))}
      {[...names].map(([address, name]) => choice(address, name))}
    </div>
  );
}

const Letters = ({ letters, chosen }: { readonly letters: readonly Letter[]; readonly chosen: string }) => (
  <ul class="mailbox-letters" aria-label={t('mailbox.letters')}>
    {letters.map(({ id, at, to, subject, heading }) => (
      <li key={id}>
        <a class="mailbox-letter" href={`#${id}`} aria-current={id === chosen ? 'true' : undefined}>
          <span class="mailbox-letter-to">{t('mailbox.to', { name: to.name ?? to.address })}</span>
          <time dateTime={at}>{timeOf(at)}</time>
          <span class="mailbox-letter-heading">{heading}</span>
          <span class="mailbox-letter-subject">{subject}</span>
        </a>
      </li>
    ))}
  </ul>
);
