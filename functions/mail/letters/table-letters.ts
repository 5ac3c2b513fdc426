/** Mails about a running table: your turn, a question, the start, the end. Pure functions. */
import type { Awaited, Standing } from '../../../domain/kernel/contract.ts';
import type { Grid } from '../../../domain/kernel/game-mail.ts';
import { botAt } from '../../../domain/kernel/table.ts';
import { inUnit, say } from '../../../domain/kernel/texts.ts';
import type { ReplacedBy } from '../commit-letters.ts';
import { factsSince, lastTurnOf, namedWords, newsFor } from '../news.ts';
import { plainWords, rich, type Layout, textOf, type Words } from '../layout/layout.ts';
import type { MailKey } from '../texts/en.ts';
import { dayAndTime, listOf, markedRobot } from '../locale.ts';
import {
  codeOn,
  type Draft,
  everyName,
  type Links,
  type Reader,
  tableSubject,
  type TableContext,
  footerLinks,
} from './context.ts';
import { reminderWords, turnTimeWords } from './time-words.ts';

export const PICTURE = 'board';

/** What is asked of the seat now, if anything is. */
export const awaitedOf = ({ game, history, seat }: TableContext): Awaited | undefined =>
  history.state.table.ended === null
    ? game.awaiting(history.state.game).find((awaited) => awaited.seat === seat && awaited.optional !== true)
    : undefined;

const nameOf = ({ names }: TableContext, seat: number): string => names[seat] ?? '';

/** The parts that every letter of a table has. */
function tableDraft(
  context: TableContext,
  { locale }: Reader,
  links: Links,
  parts: Pick<Layout, 'heading' | 'lead'> & {
    readonly button?: string;
    readonly result?: Grid | undefined;
    /** What happened is not worth telling: nothing has, or the end tells more. */
    readonly silent?: true;
  },
): Draft {
  const { game, gameMail, history, seat, words } = context;
  const { mail } = locale;
  const drawing = gameMail.picture?.(history.state.game, factsSince(game, history, seat)) ?? null;
  const names = everyName(context);
  const rows = parts.silent ? [] : newsFor(context, locale);
  const heading = mail[lastTurnOf(history, seat) > 0 ? 'news.heading' : 'news.start'];
  return {
    subject: tableSubject(context.title, locale),
    drawing,
    layout: {
      language: locale.language,
      corner: context.title,
      preview: [parts.heading, ...parts.lead.map(textOf)].join(' '),
      heading: parts.heading,
      lead: parts.lead,
      ...(drawing
        ? {
            picture: {
              cid: PICTURE,
              alt: mail['picture.alt'],
              caption: mail[drawing.marked ? 'picture.caption' : 'picture.still'],
              ratio: drawing.ratio,
            },
          }
        : {}),
      ...(rows.length > 0 ? { news: { heading, rows } } : {}),
      button: { label: parts.button ?? mail['button.table'], href: links.open },
      ...codeOn(locale, links.code),
      ...(parts.result ? { result: parts.result } : {}),
      grids: history.state.table.ended ? [] : (gameMail.grids?.(history.state.game, names, words, seat) ?? []),
      footer: {
        note: mail['footer.moves'],
        links: footerLinks(locale, links, 'footer.mute'),
      },
    },
  };
}

/** Where the game stands, what is asked, and until when. */
function askedLead(context: TableContext, reader: Reader): Words[][] {
  const awaited = awaitedOf(context);
  const where = context.gameMail.where?.(context.history.state.game, context.words) ?? '';
  const words = namedWords(context);
  const need = awaited ? say(words, `need.${awaited.need}`, awaited.params) : '';
  const time = turnTimeWords(context, reader);
  const until = time === null ? [] : [{ text: ' ' }, ...time];
  return [[{ text: [where === '' ? '' : `${where}.`, need].filter((part) => part !== '').join(' ') }, ...until]];
}

export const turnLetter = (context: TableContext, reader: Reader, links: Links): Draft =>
  tableDraft(context, reader, links, {
    heading: say(reader.locale.mail, 'turn.heading', { name: nameOf(context, context.seat) }),
    lead: askedLead(context, reader),
  });

/** Somebody else's turn stands still for it, so it has a subject of its own. */
export function answerLetter(context: TableContext, reader: Reader, links: Links): Draft {
  const { mail } = reader.locale;
  const draft = tableDraft(context, reader, links, {
    heading: say(mail, 'answer.heading', { name: nameOf(context, context.seat) }),
    lead: askedLead(context, reader),
    button: mail['button.answer'],
  });
  return { ...draft, subject: say(mail, 'subject.answer', { title: context.title }) };
}

export function takeBackLetter(context: TableContext, reader: Reader, links: Links): Draft {
  const { mail } = reader.locale;
  const asker = nameOf(context, context.history.state.table.request?.seat ?? -1);
  return tableDraft(context, reader, links, {
    heading: say(mail, 'takeBack.heading', { asker }),
    lead: [rich(mail, 'takeBack.lead', { asker })],
    button: mail['button.answer'],
  });
}

export function proposalLetter(context: TableContext, reader: Reader, links: Links, what: 'pause' | 'end'): Draft {
  const { mail } = reader.locale;
  const by = context.history.state.table.proposals?.[what]?.by ?? null;
  const asker = by === null ? mail['proposal.host'] : nameOf(context, by);
  return tableDraft(context, reader, links, {
    heading: say(mail, `proposal.${what}`, { asker }),
    lead: [rich(mail, `proposal.${what}Lead`)],
    button: mail['button.answer'],
  });
}

export function startedLetter(context: TableContext, reader: Reader, links: Links): Draft {
  const { mail } = reader.locale;
  const mine = awaitedOf(context) !== undefined;
  const { table, game: position } = context.history.state;
  const first = context.game.awaiting(position).map(({ seat }) => nameOf(context, seat));
  const everybody = context.names.map((name, seat) =>
    botAt(table, seat) === null ? name : markedRobot(reader.locale, name),
  );
  const names = listOf(reader.locale, everybody);
  return tableDraft(context, reader, links, {
    silent: true,
    heading: mail[mine ? 'started.turn' : 'started.heading'],
    lead: [rich(mail, 'started.lead', { names }), ...(mine ? askedLead(context, reader) : [firstWords(first, reader)])],
  });
}

const firstWords = (names: readonly string[], { locale }: Reader): Words[] =>
  names.length > 1
    ? rich(locale.mail, 'started.firsts', { names: listOf(locale, names) })
    : rich(locale.mail, 'started.first', { name: names[0] ?? '' });

/** Somebody's time is over, and the others may settle who plays on. */
export function voteLetter(context: TableContext, reader: Reader, links: Links, over: number): Draft {
  const { mail } = reader.locale;
  const name = nameOf(context, over);
  return tableDraft(context, reader, links, {
    heading: say(mail, 'vote.heading', { name }),
    lead: [rich(mail, 'vote.lead', { name })],
    button: mail['button.answer'],
  });
}

/** Tells a late player what the others may do. */
function voteWords({ now }: TableContext, { locale, zone }: Reader, voteOpensAt: number | null): Words[] {
  if (voteOpensAt === null) return [];
  if (voteOpensAt <= now) return [{ text: ' ' }, ...rich(locale.mail, 'reminder.voteOpen')];
  const opens = dayAndTime(locale, zone, voteOpensAt, now);
  return [{ text: ' ' }, ...rich(locale.mail, 'reminder.voteLater', { opens })];
}

export function reminderLetter(
  context: TableContext,
  reader: Reader,
  links: Links,
  voteOpensAt: number | null = null,
): Draft {
  const { locale } = reader;
  const { deadline, now } = context;
  const time = reminderWords(context, reader) ?? rich(locale.mail, 'reminder.plain');
  return tableDraft(context, reader, links, {
    heading: say(locale.mail, 'reminder.heading', { name: nameOf(context, context.seat) }),
    lead: [
      deadline !== null && deadline <= now ? [...time, ...voteWords(context, reader, voteOpensAt)] : time,
      ...askedLead({ ...context, deadline: null }, reader),
    ],
  });
}

const REPLACED = {
  person: 'seatReplaced.joined',
  back: 'seatReplaced.again',
  vote: 'seatReplaced.heading',
  bot: 'seatReplaced.heading',
} as const satisfies { readonly [by in ReplacedBy]: MailKey };

export function seatReplacedLetter(
  context: TableContext,
  reader: Reader,
  links: Links,
  { seat, by }: { readonly seat: number; readonly by: ReplacedBy },
): Draft {
  const { mail } = reader.locale;
  const name = nameOf(context, seat);
  const mine = seat === context.seat;
  return tableDraft(context, reader, links, {
    heading: say(mail, mine ? 'seatReplaced.mine' : REPLACED[by], { name }),
    lead: [rich(mail, mine ? 'seatReplaced.comeBack' : `seatReplaced.${by}`, { name })],
  });
}

export function overLetter(context: TableContext, reader: Reader, links: Links): Draft {
  const { game, history, seat } = context;
  const { locale } = reader;
  const standings = game.outcome(history.state.game) ?? [];
  const won = standings.some((standing) => standing.rank === 1 && standing.seat === seat);
  // Where all agreed to stop, nobody has won, but everybody stands somewhere.
  const shown = history.state.table.ended?.standings ?? standings;
  return tableDraft(context, reader, links, {
    heading: say(locale.mail, won ? 'over.won' : 'over.heading', { name: nameOf(context, seat) }),
    lead:
      won && standings.filter(({ rank }) => rank === 1).length === 1 ? [] : [plainWords(resultLine(context, reader))],
    silent: true,
    result: shown.length === 0 ? undefined : ranking(context, reader, shown),
  });
}

/** Who has won, in one sentence; how it ended, where nobody has. */
export function resultLine(context: TableContext, { locale }: Reader): string {
  const standings = context.game.outcome(context.history.state.game) ?? [];
  const everybody = everyName(context);
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => everybody[seat] ?? '');
  if (winners.length === 0) return locale.mail['over.agreed'];
  const key = winners.length === 1 ? 'over.winner' : 'over.winners';
  return say(locale.mail, key, { names: listOf(locale, winners) });
}

/** Everybody's place with what the total is made of. */
function ranking(context: TableContext, { locale }: Reader, standings: readonly Standing[]): Grid {
  const { words } = context;
  const everybody = everyName(context);
  const parts = standings[0]?.parts.map(({ key }) => key) ?? [];
  const figures = inUnit({ ...words, sum: '{amount|money}' }, context.game.unit);
  const told = (amount: number) => say(figures, 'sum', { amount });
  return {
    head: [
      locale.mail['ranking.player'],
      ...parts.map((key) => capital(say(words, `standing.${key}`))),
      locale.mail['ranking.total'],
    ],
    rows: standings.map((standing) => ({
      cells: [
        `${standing.rank}. ${everybody[standing.seat] ?? ''}`,
        ...parts.map((key) => told(standing.parts.find((part) => part.key === key)?.amount ?? 0)),
        told(standing.total),
      ],
      strong: standing.seat === context.seat,
    })),
  };
}

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
