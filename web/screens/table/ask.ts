/**
 * What is asked, in one sentence with at most one primary button: of me, of somebody else, or of nobody. The same place
 * on the screen says it in every state of a table.
 */
import { askedSentence } from '../../games/lilliput/asked.ts';
import { asDialogNeed, opened } from '../../games/lilliput/turn/opened.ts';
import { askedInTurn } from '../../games/lilliput/turn/asked.ts';
import type { LilliputDraft } from '../../../domain/lilliput/game.ts';
import { standings } from '../../../domain/lilliput/rules/ranking.ts';
import { ago, dayAndTime, minutesSince } from '../../parts/times.ts';
import { needsConsent } from '../../../domain/kernel/take-back.ts';
import { awaitedSince, isAskedToAgree, takeBackTo } from '../../table/standing.ts';
import type { SeatInfo, TableInfo } from '../../net/api.ts';
import type { LinkInHand } from '../../table/link.ts';
import { isExpected, isOpen } from '../../table/seat-name.ts';
import { commitSentences, g } from '../../games/lilliput/words.ts';
import { t, tCount } from '../../texts/index.ts';
import { answerTakeBack, chooseSeat, fewest, justWatch, sendPick, sendTurn, start, takeBack } from './acts.ts';
import { confirms, sitDown, wantsSeat } from './joining.tsx';
import { claimAsk, isThere, rematchActs } from './rematch.ts';
import { isAwaited, type TableModel } from './model.ts';
import { together } from './people-loader.ts';

export interface Act {
  readonly label: string;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** Stands back behind the primary one. */
  readonly quiet?: boolean;
  /** Could be pressed, but there is something to do first. */
  readonly early?: boolean;
  onPress(): void;
}

export interface Ask {
  /** A name for the state, for styles and tests. */
  readonly kind: 'link' | 'gathering' | 'answer' | 'pick' | 'turn' | 'wait' | 'over' | 'moment';
  readonly sentence: string;
  readonly detail?: string;
  readonly primary?: Act;
  readonly secondary?: Act;
}

export function askOf(model: TableModel): Ask {
  const ask = plainAsk(model);
  return together.value?.ask(model, ask) ?? ask;
}

function plainAsk(model: TableModel): Ask {
  return (
    linkAsk(model) ??
    gatheringAsk(model) ??
    answerAsk(model) ??
    pickAsk(model) ??
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
  const { session, names } = model;
  const table = session.position.value?.state.table;
  const seat = session.seat.value;
  if (!table?.request || seat === null || !isAskedToAgree(table, seat)) return null;
  const busy = session.sending.value !== 'idle';
  const first = session.position.value?.commits[table.request.backTo];
  const [told = ''] = first === undefined ? [] : commitSentences(first, names.value);
  return {
    kind: 'answer',
    sentence: t('takeBack.asked', { name: names.value[table.request.seat] ?? '' }),
    detail: t('takeBack.askedDetail', { told }),
    primary: { label: t('takeBack.agree'), busy, onPress: () => void answerTakeBack(model, true) },
    secondary: { label: t('takeBack.refuse'), quiet: true, onPress: () => void answerTakeBack(model, false) },
  };
}

function pickAsk(model: TableModel): Ask | null {
  const { session, pick } = model;
  const awaited = session.awaiting.value.find(({ seat }) => seat === session.seat.value);
  if (pick.begun.value === null || awaited === undefined) return null;
  const busy = session.sending.value !== 'idle';
  return {
    kind: 'pick',
    sentence: busy ? t('ask.sending') : askedSentence(pick.hand.value, awaited.need),
    primary: {
      label: t(busy ? 'send.busy' : 'send.pick'),
      disabled: pick.made.value?.sendable !== true,
      busy,
      onPress: () => void sendPick(model),
    },
  };
}

/** A turn or a decision after the draft. */
function turnAsk(model: TableModel): Ask | null {
  const { session, turn } = model;
  const awaited = session.awaiting.value.find(({ seat }) => seat === session.seat.value);
  const draft = turn.made.value;
  if (turn.begun.value === null || draft === null || awaited === undefined) return null;
  const busy = session.sending.value !== 'idle';
  const dialog = asDialogNeed(awaited.need);
  const sentence = busy ? t('ask.sendingTurn') : askedInTurn(turn, awaited.need, awaited.params);
  const open = (label: string): Act => ({ label, onPress: () => (opened.value = 'decision') });
  if (dialog !== null && draft.steps.length === 0 && !busy) {
    return { kind: 'turn', sentence, primary: open(t(`decide.${dialog}`)) };
  }
  if (awaited.need === 'withdrawOffer' && draft.steps.length === 0 && !busy) {
    const withdraw: Act = {
      label: t('decide.withdrawOffer'),
      quiet: true,
      onPress: () => turn.decide({ type: 'withdrawOffer' }),
    };
    return { kind: 'wait', sentence, ...offerDetail(model), secondary: withdraw };
  }
  const isTurn = turn.need.value === 'turn' || turn.need.value === 'goOn';
  return {
    kind: 'turn',
    sentence,
    primary: {
      label: t(busy ? 'send.busy' : isTurn ? 'send.turn' : 'send.decision'),
      disabled: !draft.sendable,
      early: isTurn && isIdle(draft),
      busy,
      onPress: () => void sendTurn(model),
    },
    ...(dialog === null || busy || isTurn ? {} : { secondary: { ...open(t('decide.chosen')), quiet: true } }),
  };
}

/** Nothing is done yet that could still be done. */
const isIdle = ({ choices, facts }: LilliputDraft): boolean =>
  choices.length > 0 && facts.every(({ type }) => type === 'cardTaken' || type === 'turnEnded');

/** Whoever has made an offer may withdraw it, but waits above all: for whom, and since when. */
function offerDetail({ session, names }: TableModel): { readonly detail?: string } {
  const position = session.position.value;
  const awaited = session.awaiting.value.find(({ optional }) => optional !== true);
  if (position === null || awaited === undefined || awaited.seat === session.seat.value) return {};
  const name = names.value[awaited.seat] ?? '';
  return { detail: `${t('offer.waiting', { name })} ${since(awaitedSince(position.commits))}` };
}

const NEEDS = [
  'pick',
  'pickCompany',
  'pickCharacter',
  'income',
  'turn',
  'goOn',
  'discardTrain',
  'answerOffer',
  'dividend',
  'poolTrain',
] as const;

/** Since when somebody is awaited. */
function since(at: string | null): string {
  if (at === null) return '';
  const minutes = minutesSince(at);
  return t(minutes === 0 ? 'wait.justNow' : 'wait.since', { time: dayAndTime(at), ago: ago(minutes) });
}

function waitAsk(model: TableModel): Ask | null {
  const { session, names } = model;
  const position = session.position.value;
  const awaited = session.awaiting.value.find(({ optional }) => optional !== true);
  if (position === null || awaited === undefined) return null;
  const mine = session.info.value?.you.seats ?? [];
  const name = names.value[awaited.seat] ?? '';
  const need = NEEDS.find((one) => one === awaited.need) ?? 'pick';
  const sentence = t(`wait.${need}`, { name });
  if (mine.includes(awaited.seat)) {
    const change: Act = { label: t('wait.changeSeat', { name }), onPress: () => chooseSeat(model, awaited.seat) };
    return { kind: 'wait', sentence, detail: t('wait.alsoYou'), primary: change };
  }
  const back = takeBackAct(model);
  const { request } = position.state.table;
  const asked = request && request.seat === session.seat.value;
  return {
    kind: 'wait',
    sentence,
    detail: asked ? t('takeBack.waiting') : since(awaitedSince(position.commits)),
    ...(back === null ? {} : { secondary: back }),
  };
}

function overAsk(model: TableModel): Ask {
  const { session, names } = model;
  const game = session.position.value?.state.game;
  const winners = game?.ranking ? standings(game).filter(({ rank }) => rank === 1) : [];
  const named = winners.map(({ seat }) => names.value[seat] ?? g('gulliver.name')).join(', ');
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
