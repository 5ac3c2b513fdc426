/** Mails to a person: invitations, requested links and codes, the digest. */
import type { ClockOptions } from '../../../domain/kernel/clock.ts';
import { say } from '../../../domain/kernel/texts.ts';
import { type Entry, rich, type Layout, textOf, type Words } from '../layout/layout.ts';
import type { MailKey } from '../texts/en.ts';
import { listOf, spanOf } from '../locale.ts';
import { codeOn, type Draft, type Links, type Reader, tableSubject, footerLinks } from './context.ts';

interface Parts {
  readonly subject: string;
  readonly corner?: string;
  readonly heading: string;
  readonly lead: readonly (readonly Words[])[];
  readonly button?: MailKey;
  readonly note: MailKey;
  readonly entries?: readonly Entry[];
}

function personDraft({ locale }: Reader, links: Links, parts: Parts): Draft {
  const { mail, language } = locale;
  const layout: Layout = {
    language,
    corner: parts.corner ?? '',
    preview: [parts.heading, ...parts.lead.map(textOf)].join(' '),
    heading: parts.heading,
    lead: parts.lead,
    ...(parts.entries ? { entries: parts.entries } : {}),
    ...(parts.button ? { button: { label: mail[parts.button], href: links.open } } : {}),
    ...codeOn(locale, links.code),
    footer: {
      note: mail[parts.note],
      links: footerLinks(locale, links, 'footer.stop'),
    },
  };
  return { subject: parts.subject, layout, drawing: null };
}

export interface Invitation {
  readonly title: string;
  readonly game: string;
  /** The others at the table, as far as they have a name. */
  readonly names: readonly string[];
  readonly host: string | null;
  readonly clock: Pick<ClockOptions, 'perTurn' | 'bank' | 'answers'> | null;
}

/** Who asks, and to which table; one without a name of its own is called after its game, which stands above. */
function invitedBy({ title, game, host }: Invitation, { mail }: Reader['locale']): Words[] {
  if (title === game)
    return host === null ? rich(mail, 'invitation.plain') : rich(mail, 'invitation.hostPlain', { host });
  return host === null ? rich(mail, 'invitation.lead', { title }) : rich(mail, 'invitation.host', { host, title });
}

function paceOf({ clock }: Invitation, { locale }: Reader): Words[][] {
  if (clock === null) return [];
  const [turn, bank] = [spanOf(locale, clock.perTurn), spanOf(locale, clock.bank)];
  const pace = rich(locale.mail, clock.bank > 0 ? 'invitation.paceBank' : 'invitation.pace', { turn, bank });
  if (!clock.answers) return [pace];
  const { hours, lapse } = clock.answers;
  const answers = rich(locale.mail, lapse ? 'invitation.answersLapse' : 'invitation.answers', {
    time: spanOf(locale, hours),
  });
  return [[...pace, { text: ' ' }, ...answers]];
}

export function invitationLetter(invitation: Invitation, reader: Reader, links: Links): Draft {
  const { title, game, names } = invitation;
  const { mail } = reader.locale;
  return personDraft(reader, links, {
    subject: tableSubject(title, reader.locale),
    corner: title,
    heading: say(mail, 'invitation.heading', { game }),
    lead: [
      invitedBy(invitation, reader.locale),
      ...(names.length > 0 ? [rich(mail, 'invitation.players', { names: listOf(reader.locale, names) })] : []),
      ...paceOf(invitation, reader),
      rich(mail, 'invitation.how'),
    ],
    button: 'button.join',
    note: 'footer.notMe',
  });
}

/** The last letter of a table that nobody played. There is nothing to sit down for, so its link is no key to a seat. */
export function closedLetter(
  { title, names }: Pick<Invitation, 'title' | 'names'>,
  reader: Reader,
  links: Links,
): Draft {
  const { mail } = reader.locale;
  return personDraft(reader, links, {
    subject: tableSubject(title, reader.locale),
    corner: title,
    heading: mail['closed.heading'],
    lead: [
      rich(mail, 'closed.lead', { title }),
      ...(names.length > 0 ? [rich(mail, 'invitation.players', { names: listOf(reader.locale, names) })] : []),
      rich(mail, 'closed.again'),
    ],
    button: 'button.table',
    note: 'closed.note',
  });
}

export interface Succession {
  readonly title: string;
  /** The one who is asked to take over. */
  readonly successor: string;
  /** Whose seat it is. */
  readonly name: string;
  /** The one whose seat it is asks. */
  readonly byPlayer: boolean;
  /** The host who asks, by name; null where that is nobody who is known by one. */
  readonly host: string | null;
}

function succeededBy({ title, name, byPlayer, host }: Succession, { mail }: Reader['locale']): Words[] {
  if (byPlayer) return rich(mail, 'substitute.player', { name, title });
  return host === null
    ? rich(mail, 'substitute.lead', { name, title })
    : rich(mail, 'substitute.host', { host, name, title });
}

export function substituteLetter(succession: Succession, reader: Reader, links: Links): Draft {
  const { title, successor } = succession;
  const { mail } = reader.locale;
  return personDraft(reader, links, {
    subject: tableSubject(title, reader.locale),
    corner: title,
    heading: say(mail, 'substitute.heading', { successor }),
    lead: [succeededBy(succession, reader.locale), rich(mail, 'invitation.how')],
    button: 'button.join',
    note: 'footer.notMe',
  });
}

/** Where others have asked for such links again and again, it says how often. */
export function tablesLetter(reader: Reader, links: Links, requests: number | null = null): Draft {
  const { mail } = reader.locale;
  return personDraft(reader, links, {
    subject: mail['subject.tables'],
    heading: mail['tables.heading'],
    lead: [
      rich(mail, 'tables.lead'),
      ...(requests === null ? [] : [rich(mail, 'tables.requests', { count: requests })]),
    ],
    button: 'button.tables',
    note: 'footer.notMe',
  });
}

/** To the old address, which opens nothing any more; where the operator is named, it leads there. */
export function addressChangedLetter(reader: Reader, operator: string): Draft {
  const { mail } = reader.locale;
  const nothing: Links = { open: operator, code: null, unsubscribe: null, settings: null, lock: null };
  const { subject, layout } = personDraft(reader, nothing, {
    subject: mail['subject.addressChanged'],
    heading: mail['addressChanged.heading'],
    lead: [rich(mail, 'addressChanged.lead')],
    note: 'footer.automatic',
  });
  const links = [{ label: mail['footer.operator'], href: operator }];
  return { subject, layout: { ...layout, footer: { ...layout.footer, links } }, drawing: null };
}

/** A link for one that was lost or tried too often. */
export function seatLinkLetter(title: string, reader: Reader, links: Links): Draft {
  const { mail } = reader.locale;
  return personDraft(reader, links, {
    subject: tableSubject(title, reader.locale),
    corner: title,
    heading: mail['seatLink.heading'],
    lead: [rich(mail, 'seatLink.lead', { title })],
    button: 'button.table',
    note: 'footer.notMe',
  });
}

/** A code for what cannot be taken back. It is typed where it was asked for, so there is no link. */
export function freshCodeLetter(
  purpose: 'address' | 'handOver' | 'resign' | 'forget',
  title: string,
  reader: Reader,
  links: Links,
): Draft {
  const { mail } = reader.locale;
  const { subject, layout } = personDraft(
    reader,
    { ...links, code: null, lock: null },
    {
      subject: mail['subject.code'],
      corner: title,
      heading: mail['fresh.heading'],
      lead: [rich(mail, `fresh.${purpose}`, { title })],
      note: 'fresh.note',
    },
  );
  const code = links.code === null ? {} : { code: { intro: '', label: mail['code.is'], code: links.code } };
  return { subject, layout: { ...layout, ...code }, drawing: null };
}

/** A table in a digest: its title, its state for the reader, and the link of the seat. */
export interface DigestEntry {
  readonly title: string;
  readonly awaited: boolean;
  readonly detail: string;
  /** Null where nothing is left to open. */
  readonly seat: { readonly link: string; readonly code: string } | null;
}

export function digestLetter(tables: readonly DigestEntry[], reader: Reader, links: Links): Draft {
  const { mail } = reader.locale;
  const count = tables.filter(({ awaited }) => awaited).length;
  const key = count === 0 ? 'digest.nothing' : count === 1 ? 'digest.waiting' : 'digest.waitings';
  return personDraft(reader, links, {
    subject: mail['subject.digest'],
    heading: mail['digest.heading'],
    lead: [rich(mail, key, { count })],
    entries: tables.map(({ title, detail, seat }) => ({
      title,
      detail,
      link: seat && { label: mail['button.table'], href: seat.link },
      ...(seat ? { aside: say(mail, 'digest.code', { code: seat.code }) } : {}),
    })),
    note: 'footer.moves',
  });
}
