/** Letters about a running table: it is your turn, you are asked, it has started, it is over. Each is a pure function. */
import type { Awaited, Standing } from '../../../domain/kernel/contract.ts';
import type { Grid } from '../../../domain/kernel/game-mail.ts';
import { botAt } from '../../../domain/kernel/table.ts';
import { say } from '../../../domain/kernel/texts.ts';
import type { ReplacedBy } from '../commit-letters.ts';
import { factsSince, lastTurnOf, namedWords, newsFor } from '../news.ts';
import { plainWords, rich, type Sheet, textOf, type Words } from '../layout/layout.ts';
import type { MailKey } from '../texts/en.ts';
import { dayAndTime, listOf, markedRobot } from '../locale.ts';
import {
  codeOn,
  type Draft,
  everyName,
  type Links,
  type Reader,
  tableSubject,
  type TableScene,
  waysOut,
} from './context.ts';
import { reminderWords, turnTimeWords } from './time-words.ts';

export const PICTURE = 'board';

/** What is asked of the seat now, if anything is. */
export const awaitedOf = ({ game, history, seat }: TableScene): Awaited | undefined =>
  history.state.table.ended === null
    ? game.awaiting(history.state.game).find((awaited) => awaited.seat === seat && awaited.optional !== true)
    : undefined;

const nameOf = ({ names }: TableScene, seat: number): string => names[seat] ?? '';

/** The parts that every letter of a table has. */
function tableDraft(
  scene: TableScene,
  { tongue }: Reader,
  links: Links,
  parts: Pick<Sheet, 'heading' | 'lead'> & {
    readonly button?: string;
    readonly result?: Grid | undefined;
    /** What happened is not worth telling: nothing has, or the end tells more. */
    readonly silent?: true;
  },
): Draft {
  const { game, gameMail, history, seat, words } = scene;
  const { mail } = tongue;
  const drawing = gameMail.picture?.(history.state.game, factsSince(game, history, seat)) ?? null;
  const names = everyName(scene);
  const rows = parts.silent ? [] : newsFor(scene, tongue);
  const heading = mail[lastTurnOf(history, seat) > 0 ? 'news.heading' : 'news.start'];
  return {
    subject: tableSubject(scene.title, tongue),
    drawing,
    sheet: {
      language: tongue.language,
      corner: scene.title,
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
      ...codeOn(tongue, links.code),
      ...(parts.result ? { result: parts.result } : {}),
      grids: history.state.table.ended ? [] : (gameMail.grids?.(history.state.game, names, words, seat) ?? []),
      footer: {
        note: mail['footer.moves'],
        links: waysOut(tongue, links, 'footer.mute'),
      },
    },
  };
}

/** Where the game stands, what is asked, and until when. */
function askedLead(scene: TableScene, reader: Reader): Words[][] {
  const awaited = awaitedOf(scene);
  const where = scene.gameMail.where?.(scene.history.state.game, scene.words) ?? '';
  const words = namedWords(scene);
  const need = awaited ? say(words, `need.${awaited.need}`, awaited.params) : '';
  const time = turnTimeWords(scene, reader);
  const until = time === null ? [] : [{ text: ' ' }, ...time];
  return [[{ text: [where === '' ? '' : `${where}.`, need].filter((part) => part !== '').join(' ') }, ...until]];
}

export function turnLetter(scene: TableScene, reader: Reader, links: Links): Draft {
  const { mail } = reader.tongue;
  const need = awaitedOf(scene)?.need ?? '';
  const asked = scene.gameMail.outOfTurn?.has(need) ?? false;
  return tableDraft(scene, reader, links, {
    heading: say(mail, asked ? 'ask.heading' : 'turn.heading', { name: nameOf(scene, scene.seat) }),
    lead: askedLead(scene, reader),
    ...(asked ? { button: mail['button.answer'] } : {}),
  });
}

export function takeBackLetter(scene: TableScene, reader: Reader, links: Links): Draft {
  const { mail } = reader.tongue;
  const asker = nameOf(scene, scene.history.state.table.request?.seat ?? -1);
  return tableDraft(scene, reader, links, {
    heading: say(mail, 'takeBack.heading', { asker }),
    lead: [rich(mail, 'takeBack.lead', { asker })],
    button: mail['button.answer'],
  });
}

export function proposalLetter(scene: TableScene, reader: Reader, links: Links, what: 'pause' | 'end'): Draft {
  const { mail } = reader.tongue;
  const by = scene.history.state.table.proposals?.[what]?.by ?? null;
  const asker = by === null ? mail['proposal.host'] : nameOf(scene, by);
  return tableDraft(scene, reader, links, {
    heading: say(mail, `proposal.${what}`, { asker }),
    lead: [rich(mail, `proposal.${what}Lead`)],
    button: mail['button.answer'],
  });
}

export function startedLetter(scene: TableScene, reader: Reader, links: Links): Draft {
  const { mail } = reader.tongue;
  const mine = awaitedOf(scene) !== undefined;
  const first = scene.game.awaiting(scene.history.state.game)[0]?.seat ?? -1;
  const { table } = scene.history.state;
  const everybody = scene.names.map((name, seat) =>
    botAt(table, seat) === null ? name : markedRobot(reader.tongue, name),
  );
  const names = listOf(reader.tongue, everybody);
  return tableDraft(scene, reader, links, {
    silent: true,
    heading: mail[mine ? 'started.turn' : 'started.heading'],
    lead: [
      rich(mail, 'started.lead', { names }),
      ...(mine ? askedLead(scene, reader) : [rich(mail, 'started.first', { name: nameOf(scene, first) })]),
    ],
  });
}

/** Somebody's time is over, and the others may settle who plays on. */
export function voteLetter(scene: TableScene, reader: Reader, links: Links, over: number): Draft {
  const { mail } = reader.tongue;
  const name = nameOf(scene, over);
  return tableDraft(scene, reader, links, {
    heading: say(mail, 'vote.heading', { name }),
    lead: [rich(mail, 'vote.lead', { name })],
    button: mail['button.answer'],
  });
}

/** Whoever is late hears what the others may do about it. */
function voteWords({ now }: TableScene, { tongue, zone }: Reader, voteOpensAt: number | null): Words[] {
  if (voteOpensAt === null) return [];
  if (voteOpensAt <= now) return [{ text: ' ' }, ...rich(tongue.mail, 'reminder.voteOpen')];
  const opens = dayAndTime(tongue, zone, voteOpensAt, now);
  return [{ text: ' ' }, ...rich(tongue.mail, 'reminder.voteLater', { opens })];
}

export function reminderLetter(
  scene: TableScene,
  reader: Reader,
  links: Links,
  voteOpensAt: number | null = null,
): Draft {
  const { tongue } = reader;
  const { deadline, now } = scene;
  const time = reminderWords(scene, reader) ?? rich(tongue.mail, 'reminder.plain');
  return tableDraft(scene, reader, links, {
    heading: say(tongue.mail, 'reminder.heading', { name: nameOf(scene, scene.seat) }),
    lead: [
      deadline !== null && deadline <= now ? [...time, ...voteWords(scene, reader, voteOpensAt)] : time,
      ...askedLead({ ...scene, deadline: null }, reader),
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
  scene: TableScene,
  reader: Reader,
  links: Links,
  { seat, by }: { readonly seat: number; readonly by: ReplacedBy },
): Draft {
  const { mail } = reader.tongue;
  const name = nameOf(scene, seat);
  const mine = seat === scene.seat;
  return tableDraft(scene, reader, links, {
    heading: say(mail, mine ? 'seatReplaced.mine' : REPLACED[by], { name }),
    lead: [rich(mail, mine ? 'seatReplaced.comeBack' : `seatReplaced.${by}`, { name })],
  });
}

export function overLetter(scene: TableScene, reader: Reader, links: Links): Draft {
  const { game, history, seat } = scene;
  const { tongue } = reader;
  const standings = game.outcome(history.state.game) ?? [];
  const won = standings.some((standing) => standing.rank === 1 && standing.seat === seat);
  // Where all agreed to stop, nobody has won, but everybody stands somewhere.
  const shown = history.state.table.ended?.standings ?? standings;
  return tableDraft(scene, reader, links, {
    heading: say(tongue.mail, won ? 'over.won' : 'over.heading', { name: nameOf(scene, seat) }),
    lead: won && standings.filter(({ rank }) => rank === 1).length === 1 ? [] : [plainWords(resultLine(scene, reader))],
    silent: true,
    result: shown.length === 0 ? undefined : ranking(scene, reader, shown),
  });
}

/** Who has won, in one sentence; how it ended, where nobody has. */
export function resultLine(scene: TableScene, { tongue }: Reader): string {
  const standings = scene.game.outcome(scene.history.state.game) ?? [];
  const everybody = everyName(scene);
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => everybody[seat] ?? '');
  if (winners.length === 0) return tongue.mail['over.agreed'];
  const key = winners.length === 1 ? 'over.winner' : 'over.winners';
  return say(tongue.mail, key, { names: listOf(tongue, winners) });
}

/** Everybody's place with what the total is made of. */
function ranking(scene: TableScene, { tongue }: Reader, standings: readonly Standing[]): Grid {
  const { words } = scene;
  const everybody = everyName(scene);
  const parts = standings[0]?.parts.map(({ key }) => key) ?? [];
  const money = (amount: number) => say({ ...words, sum: '{amount|money}' }, 'sum', { amount });
  return {
    head: [
      tongue.mail['ranking.player'],
      ...parts.map((key) => capital(say(words, `standing.${key}`))),
      tongue.mail['ranking.total'],
    ],
    rows: standings.map((standing) => ({
      cells: [
        `${standing.rank}. ${everybody[standing.seat] ?? ''}`,
        ...parts.map((key) => money(standing.parts.find((part) => part.key === key)?.amount ?? 0)),
        money(standing.total),
      ],
      strong: standing.seat === scene.seat,
    })),
  };
}

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
