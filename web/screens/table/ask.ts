/**
 * What is asked, in one sentence with at most one primary button: of me, of somebody else, or of nobody. The same place
 * on the screen says it in every state of a table.
 */
import type { Awaited } from '../../../domain/kernel/contract.ts';
import { needsConsent } from '../../../domain/kernel/take-back.ts';
import type { Act } from '../../games/contract/table-part.ts';
import type { SeatInfo, TableInfo } from '../../net/api.ts';
import type { LinkInHand } from '../../table/link.ts';
import { isExpected, isOpen } from '../../table/seat-name.ts';
import { sinceWords } from '../../table/since-words.ts';
import { awaitedSince, isAskedToAgree, takeBackTo } from '../../table/standing.ts';
import { localeNow, t, tCount } from '../../texts/index.ts';
import { answerTakeBack, chooseSeat, justWatch, start, takeBack } from './acts.ts';
import type { Ask } from './ask-type.ts';
import { confirms, sitDown, wantsSeat } from './joining.tsx';
import { isAwaited, type TableModel } from './model.ts';
import { people } from './people-loader.ts';
import { claimAsk, isThere, rematchActs } from './rematch.ts';

export function askOf(model: TableModel): Ask {
  const ask = plainAsk(model);
  return people.value?.ask(model, ask) ?? ask;
}

function plainAsk(model: TableModel): Ask {
  return (
    linkAsk(model) ??
    gatheringAsk(model) ??
    startedAsk(model) ??
    answerAsk(model) ??
    turnAsk(model) ??
    waitAsk(model) ??
    overAsk(model)
  );
}

function linkAsk(model: TableModel): Ask | null {
  const { link, seatOfLink, session } = model;
  const held = link.value;
  if (held === null || session.info.value?.status === 'closed') return null;
  const watch: Act = { label: t('link.watch'), quiet: true, onPress: () => justWatch(model) };
  if (held.table !== '' && held.table !== session.id) {
    return { kind: 'link', sentence: t('link.otherTable'), secondary: watch };
  }
  if (held.seat === null) {
    return {
      kind: 'link',
      sentence: t('link.host'),
      detail: t('link.hostDetail'),
      primary: sitAct(model, t('link.takeHost')),
      secondary: watch,
    };
  }
  return {
    kind: 'link',
    sentence: seatSentence(held, seatOfLink.value),
    detail: t('link.detail'),
    ...(confirms.value ? {} : { primary: sitAct(model, t('link.sitDown')) }),
    secondary: watch,
  };
}

const sitAct = (model: TableModel, label: string): Act => ({
  label,
  busy: model.busy.value,
  onPress: () => void sitDown(model),
});

function seatSentence({ player, succeeds }: LinkInHand, seat: SeatInfo | null): string {
  const name = seat?.name ?? null;
  if (name !== null && succeeds) return t('link.succeed', { name });
  if (name !== null && player !== null && !seat?.joined) return t('link.invited', { name });
  if (name !== null) return t('link.seat', { name });
  return t(player === null ? 'link.openSeat' : 'link.invitedOpen');
}

/** Anybody with a confirmed address may take an open seat of a listed table. */
function lobbyAsk(model: TableModel, info: TableInfo): Ask | null {
  if (!info.listed || info.you.seats.length > 0 || !info.seats.some(isOpen)) return null;
  if (!wantsSeat.value) return null;
  return {
    kind: 'link',
    sentence: t('lobby.ask'),
    detail: t('link.detail'),
    ...(confirms.value ? {} : { primary: sitAct(model, t('link.sitDown')) }),
    secondary: { label: t('link.watch'), quiet: true, onPress: () => (wantsSeat.value = false) },
  };
}

function gatheringAsk(model: TableModel): Ask | null {
  const info = model.session.info.value;
  if (info?.status === 'closed') return { kind: 'over', sentence: t('closed.title'), detail: t('closed.detail') };
  if (info?.status !== 'gathering') return null;
  const lobby = lobbyAsk(model, info);
  if (lobby !== null) return lobby;
  const again = claimAsk(model);
  if (again !== null) return again;
  const open = info.seats.filter((seat) => !isThere(info, seat)).length;
  const filled = info.seats.filter((seat) => !isOpen(seat) && !isExpected(seat)).length;
  const sentence = tCount('gathering.waiting', open);
  if (!info.you.host) {
    const canJoin = info.listed && info.you.seats.length === 0 && info.seats.some(isOpen);
    const join: Act = { label: t('lobby.join'), onPress: () => (wantsSeat.value = true) };
    return { kind: 'gathering', sentence, detail: t('gathering.detail'), ...(canJoin ? { primary: join } : {}) };
  }
  const fewest = model.game.seats.min;
  const enough = filled >= fewest;
  return {
    kind: 'gathering',
    sentence,
    detail: enough ? t('gathering.canStart') : t('gathering.tooFew', { min: fewest }),
    ...(enough
      ? {
          secondary: {
            label: t('gathering.start', { count: filled }),
            busy: model.busy.value,
            onPress: () => void start(model),
          },
        }
      : {}),
  };
}

function answerAsk(model: TableModel): Ask | null {
  const { session, names, words } = model;
  const table = session.position.value?.state.table;
  const seat = session.seat.value;
  if (!table?.request || seat === null || !isAskedToAgree(table, seat)) return null;
  const busy = session.sending.value !== 'idle';
  const first = session.position.value?.commits[table.request.backTo];
  const [told = ''] = first === undefined ? [] : words.commitSentences(first, names.value);
  return {
    kind: 'answer',
    sentence: t('takeBack.asked', { name: names.value[table.request.seat] ?? '' }),
    detail: t('takeBack.askedDetail', { told }),
    primary: { label: t('takeBack.agree'), busy, onPress: () => void answerTakeBack(model, true) },
    secondary: { label: t('takeBack.refuse'), quiet: true, onPress: () => void answerTakeBack(model, false) },
  };
}

/** A turn or an answer of this seat, as the game puts it. */
function turnAsk({ session, composer, names, view, words, send }: TableModel): Ask | null {
  const awaited = session.awaiting.value.find(({ seat }) => seat === session.seat.value);
  const draft = composer.made.value;
  if (composer.begun.value === null || draft === null || awaited === undefined) return null;
  const busy = session.sending.value !== 'idle';
  const sending: Act = {
    label: t('send.busy'),
    busy,
    disabled: !draft.sendable,
    onPress: () => void send(),
  };
  if (busy) return { kind: 'turn', sentence: t('ask.sendingTurn'), primary: sending };
  const prompt = view.prompt?.(awaited) ?? {
    sentence: words.named(names.value, `need.${awaited.need}`, awaited.params),
  };
  const { sentence, detail, waits, primary, secondary } = prompt;
  const { label = t(awaited.answer ? 'send.decision' : 'send.turn'), early = false } = prompt.send ?? {};
  return {
    kind: waits ? 'wait' : 'turn',
    sentence,
    ...(detail === undefined ? {} : { detail }),
    ...(primary === null ? {} : { primary: primary ?? { ...sending, label, early } }),
    ...(secondary === undefined ? {} : { secondary }),
  };
}

/** The table has started, but its first commit is not here yet. */
const startedAsk = ({ session }: TableModel): Ask | null =>
  session.position.value === null ? { kind: 'wait', sentence: t('gathering.started') } : null;

/** Others are asked: one of them by what it is asked for, several by their names. */
function waitAsk(model: TableModel): Ask | null {
  const { session } = model;
  const position = session.position.value;
  const asked = session.awaiting.value.filter(({ optional }) => optional !== true);
  const [first] = asked;
  if (position === null || first === undefined) return null;
  const sentence = waitingSentence(model, asked);
  const mine = session.info.value?.you.seats ?? [];
  const own = asked.find(({ seat }) => mine.includes(seat));
  if (own !== undefined) {
    const name = model.names.value[own.seat] ?? '';
    const change: Act = { label: t('wait.changeSeat', { name }), onPress: () => chooseSeat(model, own.seat) };
    return { kind: 'wait', sentence, detail: t('wait.alsoYou'), primary: change };
  }
  const back = takeBackAct(model);
  const { request } = position.state.table;
  const isAsking = request && request.seat === session.seat.value;
  return {
    kind: 'wait',
    sentence,
    detail: isAsking ? t('takeBack.waiting') : sinceWords(awaitedSince(position.commits)),
    ...(back === null ? {} : { secondary: back }),
  };
}

export function waitingSentence({ names, view }: TableModel, asked: readonly Awaited[]): string {
  const nameOf = ({ seat }: Awaited): string => names.value[seat] ?? '';
  const [first, ...others] = asked;
  if (first === undefined) return '';
  if (others.length > 0) return t('wait.several', { names: listed(asked.map(nameOf)) });
  return view.waiting?.(first, nameOf(first)) ?? t('wait.one', { name: nameOf(first) });
}

/** "Ann, Ben and Cy", as the language puts it. */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(localeNow(), { style: 'long', type: 'conjunction' }).format(names);

function overAsk(model: TableModel): Ask {
  const { session, names, game } = model;
  const state = session.position.value?.state.game;
  const outcome = state === undefined ? null : game.outcome(state);
  const winners = (outcome ?? []).filter(({ rank }) => rank === 1);
  const named = listed(winners.map(({ seat }) => names.value[seat] ?? ''));
  const detail = named === '' ? '' : t('over.winner', { names: named });
  return { kind: 'over', sentence: t('over.title'), detail, ...rematchActs(model) };
}

function takeBackAct(model: TableModel): Act | null {
  const { session } = model;
  const seat = session.seat.value;
  const table = session.position.value?.state.table;
  if (seat === null || table === undefined || isAwaited(model)) return null;
  const policy = session.takeBack.value;
  const backTo = takeBackTo(table, seat, policy);
  if (backTo === null) return null;
  return {
    label: t(needsConsent(table, seat, backTo, policy) ? 'takeBack.ask' : 'takeBack.now'),
    quiet: true,
    busy: session.sending.value !== 'idle',
    onPress: () => void takeBack(model),
  };
}
