/** One letter. It is shown in a frame of its own, which runs nothing and whose links open beside the mailbox. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../texts/index.ts';
import { type Letter, pageOf, readLetter, timeOf, type WholeLetter } from './letters.ts';

const VIEWS = ['seen', 'plain', 'headers'] as const;
type View = (typeof VIEWS)[number];

export function Reading({ letter }: { readonly letter: Letter | undefined }) {
  const [view, setView] = useState<View>('seen');
  const [whole, setWhole] = useState<WholeLetter | null>(null);
  const id = letter?.id;
  useEffect(() => {
    setWhole(null);
    if (id !== undefined) void readLetter(id).then(setWhole);
  }, [id]);
  if (letter === undefined) return <p class="mailbox-choose">{t('mailbox.choose')}</p>;
  const { to, subject, at } = letter;
  return (
    <section class="mailbox-reading" aria-labelledby="letter-subject">
      <a class="mailbox-back" href="#letters">
        {t('mailbox.back')}
      </a>
      <h2 id="letter-subject">{subject}</h2>
      <p class="mailbox-meta">
        {t('mailbox.to', { name: to.name === null ? to.address : `${to.name} · ${to.address}` })}, {timeOf(at)}
      </p>
      <div class="mailbox-views" role="group" aria-label={t('mailbox.views')}>
        {VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
            {t(`mailbox.${one}`)}
          </button>
        ))}
      </div>
      {view === 'seen' && (
        <iframe
          key={letter.id}
          class="mailbox-frame"
          src={pageOf(letter.id)}
          title={t('mailbox.frame', { subject })}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      )}
      {view === 'plain' && <pre class="mailbox-plain">{whole?.text ?? ''}</pre>}
      {view === 'headers' && whole !== null && <Headers letter={whole} />}
    </section>
  );
}

function Headers({ letter }: { readonly letter: WholeLetter }) {
  const { from, to, subject, headers } = letter;
  const named = (name: string | null, address: string) => (name === null ? address : `${name} <${address}>`);
  const all = {
    From: named(from.name, from.address),
    To: named(to.name, to.address),
    Subject: subject,
    ...headers,
  };
  return (
    <dl class="mailbox-headers">
      {Object.entries(all).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
