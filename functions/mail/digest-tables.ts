/** The tables of a digest, as they stand when it is composed. */
import type { Proposal } from '../../domain/kernel/table.ts';
import { say } from '../../domain/kernel/texts.ts';
import { isVoteOpen, readTimes, type TableTimes } from '../clock/table-times.ts';
import { codeOf } from '../people/codes.ts';
import { capabilityIn, seatLink } from '../people/links.ts';
import { isMuted } from '../people/mutes.ts';
import type { Player } from '../people/player.ts';
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import { isClosed } from '../tables/closing.ts';
import { readTable } from '../tables/table-item.ts';
import { type NotedItem, notesOf } from './digest-notes.ts';
import type { DigestEntry } from './letters/people-letters.ts';
import type { Reader, TableContext } from './letters/context.ts';
import { awaitedOf, resultLine } from './letters/table-letters.ts';
import { digestTimeWords } from './letters/time-words.ts';
import { namedWords } from './news.ts';
import { turnTime, withTableContext } from './table-context.ts';
import { listOf } from './locale.ts';

/** Those that wait for the reader first. */
export async function digestOf(service: Service, player: Player, reader: Reader): Promise<DigestEntry[]> {
  const notes = await notesOf(service.store, player.id);
  const entries = await Promise.all(notes.map((noted) => entryOf(service, player, reader, noted)));
  return entries.filter((entry) => entry !== null).toSorted((a, b) => Number(b.awaited) - Number(a.awaited));
}

async function entryOf(
  service: Service,
  player: Player,
  reader: Reader,
  { table: id, seat }: NotedItem,
): Promise<DigestEntry | null> {
  const table = await readTable(service, id);
  if (isProblem(table) || (await isMuted(service, player.id, id))) return null;
  const place = table.seats[seat ?? -1];
  const { title } = table;
  if (isClosed(service, table)) {
    const concerns = place?.player === player.id || table.host === player.id;
    return concerns ? { title, awaited: false, detail: reader.locale.mail['digest.closed'], seat: null } : null;
  }
  if (seat === null || place?.player !== player.id) return null;
  const link = await seatLink(service, table, place, player);
  const code = codeOf(await service.keys(), capabilityIn(link));
  const times = await readTimes(service, table);
  const late = times === null ? [] : lateSeats(times, seat);
  return withTableContext(service, { table, seat }, reader.locale, turnTime(times, seat), (context) => ({
    title,
    awaited: awaitedOf(context) !== undefined,
    detail: detailOf(context, reader, late),
    seat: { link, code },
  }));
}

/** Others over whose seats the reader may vote. */
const lateSeats = (times: TableTimes, reader: number): number[] =>
  times.seats.map(({ seat }) => seat).filter((seat) => seat !== reader && isVoteOpen(times, seat));

/** Everything that the reader is asked at the table, in one paragraph; otherwise for whom it waits. */
function detailOf(context: TableContext, reader: Reader, late: readonly number[]): string {
  const { mail } = reader.locale;
  const { history, names } = context;
  if (history.state.table.ended !== null) return `${mail['digest.over']}. ${resultLine(context, reader)}`;
  const asked = [...ownQuestion(context, reader), ...tableQuestions(context, reader)];
  const voted = listOf(
    reader.locale,
    late.map((seat) => names[seat] ?? ''),
  );
  const votes = late.length === 0 ? [] : [say(mail, 'digest.vote', { names: voted })];
  return [...(asked.length > 0 ? asked : [waitingFor(context, reader)]), ...votes].join(' ');
}

function ownQuestion(context: TableContext, reader: Reader): string[] {
  const { mail } = reader.locale;
  const awaited = awaitedOf(context);
  if (!awaited) return [];
  const until = digestTimeWords(context, reader);
  const yours = [mail[awaited.answer ? 'digest.answer' : 'digest.awaited'], ...(until === null ? [] : [until])];
  const words = namedWords(context);
  return [`${yours.join(', ')}.`, say(words, `need.${awaited.need}`, awaited.params)];
}

/** What waits for everybody's word, as far as the reader has not given theirs. */
function tableQuestions({ history, names, seat }: TableContext, { locale: { mail } }: Reader): string[] {
  const { request, proposals = {} } = history.state.table;
  const nameOf = (by: number | null): string => (by === null ? mail['proposal.host'] : (names[by] ?? ''));
  const isOpen = (proposal: Proposal | undefined): proposal is Proposal =>
    proposal !== undefined && !proposal.agreed.includes(seat);
  return [
    ...(request && request.seat !== seat && !request.agreed.includes(seat)
      ? [say(mail, 'digest.takeBack', { name: nameOf(request.seat) })]
      : []),
    ...(['pause', 'end'] as const).flatMap((what) => {
      const proposal = proposals[what];
      return isOpen(proposal) ? [say(mail, `digest.${what}`, { name: nameOf(proposal.by) })] : [];
    }),
  ];
}

function waitingFor({ game, history, names }: TableContext, { locale }: Reader): string {
  const others = game.awaiting(history.state.game).filter(({ optional }) => optional !== true);
  const waiting = [...new Set(others.map(({ seat }) => names[seat] ?? ''))];
  return `${say(locale.mail, 'digest.running', { names: listOf(locale, waiting) })}.`;
}
