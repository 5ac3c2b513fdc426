/** Composes a queued mail: reads the table as it is now, creates links and codes, and writes the text. */
import { manifestOf } from '../../domain/kernel/game-parts.ts';
import { codeOf } from '../people/codes.ts';
import { type Purpose, purposes } from './confirmation-codes.ts';
import { capabilityIn, lockLink, playerLink, seatLink, unsubscribeLink } from '../people/links.ts';
import type { Service } from '../service/service.ts';
import { calledNames, seatNames } from '../tables/seat-names.ts';
import { isFilled, type Seat, type TableItem } from '../tables/table-item.ts';
import type { Addressee } from './addressee.ts';
import { clockOf, readTimes } from '../clock/table-times.ts';
import { isReplacedBy } from './commit-letters.ts';
import { digestOf } from './digest-tables.ts';
import { isLetterKind, letterKinds } from './kinds.ts';
import {
  addressChangedLetter,
  closedLetter,
  digestLetter,
  invitationLetter,
  freshCodeLetter,
  seatLinkLetter,
  type Succession,
  substituteLetter,
  tablesLetter,
} from './letters/people-letters.ts';
import type { Draft, Links, Reader, TableContext } from './letters/context.ts';
import {
  answerLetter,
  overLetter,
  proposalLetter,
  reminderLetter,
  seatReplacedLetter,
  startedLetter,
  takeBackLetter,
  turnLetter,
  voteLetter,
} from './letters/table-letters.ts';
import type { LetterItem } from './outbox.ts';
import { turnTime, withTableContext } from './table-context.ts';
import { markedRobot, type Locale, localeOf } from './locale.ts';
import { lateSeatOf } from './vote-letters.ts';

export interface Composed {
  readonly draft: Draft;
  readonly unsubscribe: string | null;
}

/** Null where there is nothing to say, or no table to say it of. */
export async function composeLetter(service: Service, letter: LetterItem, to: Addressee): Promise<Composed | null> {
  const links = await linksFor(service, letter, to);
  const reader: Reader = { locale: localeOf(to.language), zone: to.zone };
  const draft =
    to.table !== null && isInPlay(letter.kind)
      ? await inPlay(service, letter, to, reader, links)
      : await toPerson(service, letter, to, reader, links);
  return draft && { draft, unsubscribe: links.unsubscribe };
}

const params = (letter: LetterItem): Readonly<Record<string, unknown>> =>
  (letter.params ?? {}) as Record<string, unknown>;

async function linksFor(service: Service, letter: LetterItem, { player, table, seat }: Addressee): Promise<Links> {
  const { asked, codeFor } = params(letter);
  const keys = await service.keys();
  // What cannot be taken back has a code of its own; otherwise it belongs to the link beside it.
  const code = (link: string): string => codeOf(keys, typeof codeFor === 'string' ? codeFor : capabilityIn(link));
  const lock = (link: string): string | null => (typeof codeFor === 'string' ? null : lockLink(service, link));
  const manner = isLetterKind(letter.kind) ? letterKinds[letter.kind].manner : 'asked';
  const ends = player !== null && manner !== 'asked';
  // Who wants no invitations wants none from any table; and of a table that is closed nothing is left to end.
  const ofTable = manner !== 'called' && letter.kind !== 'closed';
  const unsubscribe = ends ? await unsubscribeLink(service, player, ofTable ? table?.id : undefined) : null;
  const settings = ends && manner !== 'called' ? `${service.settings.publicUrl}/settings` : null;
  const place = seat === null ? undefined : table?.seats[seat];
  if (table && place) {
    const open = await seatLink(service, table, place, player);
    return { open, code: code(open), unsubscribe, settings, lock: player ? lock(open) : null };
  }
  if (player === null) return { open: service.settings.publicUrl, code: null, unsubscribe, settings, lock: null };
  const open = await playerLink(service, player, typeof asked === 'number' ? asked : service.clock());
  return { open, code: code(open), unsubscribe, settings, lock: lock(open) };
}

const isPurpose = (purpose: unknown): purpose is Purpose => (purposes as readonly unknown[]).includes(purpose);

const IN_PLAY = [
  'turn',
  'answer',
  'takeBack',
  'proposal',
  'started',
  'over',
  'reminder',
  'vote',
  'seatReplaced',
] as const;
type InPlay = (typeof IN_PLAY)[number];
const isInPlay = (kind: string): kind is InPlay => (IN_PLAY as readonly string[]).includes(kind);

async function inPlay(
  service: Service,
  letter: LetterItem,
  to: Addressee,
  reader: Reader,
  links: Links,
): Promise<Draft | null> {
  const times = to.table && (await readTimes(service, to.table));
  const voteOpensAt = times?.seats.find(({ seat }) => seat === to.seat)?.voteOpensAt ?? null;
  const time = turnTime(times, to.seat);
  return withTableContext(service, to, reader.locale, time, (context) =>
    drafts[letter.kind as InPlay](context, reader, links, letter, voteOpensAt),
  );
}

type Writer = (
  context: TableContext,
  reader: Reader,
  links: Links,
  letter: LetterItem,
  /** When the others may vote over the reader's seat. */
  voteOpensAt: number | null,
) => Draft;

const drafts: { readonly [kind in InPlay]: Writer } = {
  turn: turnLetter,
  answer: answerLetter,
  takeBack: takeBackLetter,
  proposal: (context, reader, links, letter) =>
    proposalLetter(context, reader, links, params(letter)['need'] === 'table.pause' ? 'pause' : 'end'),
  started: startedLetter,
  over: overLetter,
  reminder: (context, reader, links, _, voteOpensAt) => reminderLetter(context, reader, links, voteOpensAt),
  vote: (context, reader, links, letter) => voteLetter(context, reader, links, lateSeatOf(letter)),
  seatReplaced(context, reader, links, letter) {
    const { seat, by } = params(letter);
    return seatReplacedLetter(context, reader, links, {
      seat: typeof seat === 'number' ? seat : -1,
      by: isReplacedBy(by) ? by : 'bot',
    });
  },
};

/** The host by the name of their own seat; null for one who has none, and for the host's own eyes. */
function hostOf({ table, player }: Addressee): string | null {
  const host = table?.host ?? null;
  if (host === null || host === player?.id) return null;
  return table?.seats.find((seat) => seat.player === host)?.name ?? null;
}

/** The others at a table by their names, as far as they have one. */
function othersNamed(
  table: TableItem,
  own: number | null,
  locale: Locale,
  counts: (seat: Seat) => boolean = () => true,
): string[] {
  const names = seatNames(table, locale.table);
  return table.seats.flatMap((seat, number) => {
    const name = names[number] ?? '';
    if (name === '' || number === own || !counts(seat)) return [];
    return [seat.bot === null ? name : markedRobot(locale, name)];
  });
}

/** Whose seat it is, and who asks for it: the one who sits there, the host, or nobody by name. */
function successionOf(table: TableItem, to: Addressee, { table: words }: Locale): Succession {
  const place = table.seats[to.seat ?? -1];
  const byHost = to.successor?.by === 'host';
  const isHosts = table.host !== null && place?.player === table.host;
  return {
    title: table.title,
    successor: to.name ?? '',
    name: calledNames(table, words)[to.seat ?? -1] ?? '',
    byPlayer: to.successor?.by === 'player' || (byHost && isHosts),
    host: byHost ? hostOf(to) : null,
  };
}

async function toPerson(
  service: Service,
  letter: LetterItem,
  to: Addressee,
  reader: Reader,
  links: Links,
): Promise<Draft | null> {
  const { table, seat, player } = to;
  const { purpose, requests } = params(letter);
  const title = table?.title ?? '';
  const game = table && manifestOf(service.games, table.game);
  switch (letter.kind) {
    case 'invitation': {
      const names = table ? othersNamed(table, seat, reader.locale) : [];
      const invitation = { title, game: game?.title ?? '', names };
      return table && invitationLetter({ ...invitation, host: hostOf(to), clock: clockOf(table) }, reader, links);
    }
    case 'closed': {
      const names = table ? othersNamed(table, seat, reader.locale, isFilled) : [];
      const page = `${service.settings.publicUrl}/t/${table?.id}`;
      return table && closedLetter({ title, names }, reader, { ...links, open: page, code: null, lock: null });
    }
    case 'substitute':
      return table && substituteLetter(successionOf(table, to, reader.locale), reader, links);
    case 'tables':
      return tablesLetter(reader, links, typeof requests === 'number' ? requests : null);
    case 'verify':
      return freshCodeLetter('address', title, reader, links);
    case 'addressChanged':
      return addressChangedLetter(reader, `${service.settings.publicUrl}/privacy`);
    case 'seatCode':
      return isPurpose(purpose)
        ? freshCodeLetter(purpose, title, reader, links)
        : table && seatLinkLetter(title, reader, links);
    case 'digest': {
      const tables = player ? await digestOf(service, player, reader) : [];
      return tables.length === 0 ? null : digestLetter(tables, reader, { ...links, code: null, lock: null });
    }
    default:
      return null;
  }
}
