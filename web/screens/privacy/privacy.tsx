/** What this service keeps of people, why, for how long, and what they can do about it. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type PrivacyInfo, readPrivacyInfo } from '../../net/privacy-info.ts';
import { Notice } from '../../parts/notice.tsx';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { t } from '../../texts/index.ts';
import { Contact } from './contact.tsx';
import { tell, tellCount } from './words.ts';

export function PrivacyScreen() {
  const info = useSignal<PrivacyInfo | 'failed' | null>(null);
  useEffect(() => {
    void readPrivacyInfo().then((answer) => (info.value = answer.ok ? answer.value : 'failed'));
  }, []);
  const known = info.value === 'failed' ? null : info.value;
  return (
    <div class="site">
      <SiteHeader />
      <main class="site-main privacy">
        <div class="site-title">
          <h1>{t('privacy.title')}</h1>
          <p>{tell('lead')}</p>
        </div>
        {info.value === 'failed' && <Notice kind="trouble">{tell('failed')}</Notice>}
        <Part id="who">{known && <Operator {...known} />}</Part>
        <Part id="kept">
          <Points
            of={[
              tell('kept.address'),
              tell('kept.names'),
              tell('kept.moves'),
              tell('kept.words'),
              tell('kept.cookie'),
              tell('kept.counting'),
              tell('kept.browser'),
              tell('kept.nothing'),
            ]}
          />
        </Part>
        <Part id="mails">
          <Points of={[tell('mails.turns'), tell('mails.asked'), tell('mails.never')]} />
        </Part>
        <Part id="seen">
          <Points
            of={[tell('seen.all'), tell('seen.host'), tell('seen.others'), tell('seen.you'), tell('seen.operator')]}
          />
        </Part>
        <Part id="days">{known && <Days {...known} />}</Part>
        <Part id="hands">
          <Points of={[tell('hands.settings'), tell('hands.forget'), tell('hands.export'), tell('hands.lock')]} />
          <a class="button" href="/settings">
            {tell('hands.open')}
          </a>
        </Part>
      </main>
      <SiteFooter />
    </div>
  );
}

interface PartProps {
  readonly id: 'who' | 'kept' | 'mails' | 'seen' | 'days' | 'hands';
  readonly children: ComponentChildren;
}

const Part = ({ id, children }: PartProps) => (
  <section class="privacy-part" aria-labelledby={`privacy-${id}`}>
    <h2 id={`privacy-${id}`}>{tell(`${id}.title`)}</h2>
    <div class="privacy-words">{children}</div>
  </section>
);

const Points = ({ of }: { readonly of: readonly string[] }) => (
  <ul class="privacy-points">
    {of.map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);

const Operator = ({ operator, contact, mail }: PrivacyInfo) => (
  <>
    <p>{operator === null ? tell('who.unknown') : tell('who.operator', { operator })}</p>
    {contact !== null && (
      <p>
        {tell('who.contact')} <Contact of={contact} />.
      </p>
    )}
    {mail === 'mailbox' && <p>{tell('who.local')}</p>}
  </>
);

function Days({ days }: PrivacyInfo) {
  const rows = [
    [tell('days.hour'), tell('days.oneHour')],
    [tell('days.unconfirmed'), tellCount('days.count', days.unconfirmedAddress)],
    [tell('days.openTable'), tellCount('days.count', days.openTable)],
    [tell('days.letter'), tellCount('days.count', days.letter)],
    [tell('days.seatLink'), tellCount('days.count', days.seatLink)],
    [tell('days.session'), tellCount('days.count', days.session)],
    [tell('days.games'), tell('days.untilForgotten')],
  ] as const;
  return (
    <>
      <table class="privacy-days">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{tell('days.what')}</th>
            <th scope="col">{tell('days.howLong')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, howLong]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted">{tell('days.keptGames')}</p>
    </>
  );
}
