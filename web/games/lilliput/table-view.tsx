/** A table of 18Lilliput on its page: what the screens of every table show of this game. */
import { computed } from '@preact/signals';
import type { Awaited } from '../../../domain/kernel/contract.ts';
import { phases } from '../../../domain/lilliput/data.ts';
import type { LilliputDraft } from '../../../domain/lilliput/game.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { Stops } from '../../parts/stops.tsx';
import type { Tab } from '../../parts/tabs.tsx';
import { isWide } from '../../parts/wide.ts';
import { sinceWords } from '../../table/since-words.ts';
import { awaitedSince } from '../../table/standing.ts';
import { t } from './texts/index.ts';
import type { Act, BoardProps, OpenTable, Prompt, TableView } from '../contract/table-part.ts';
import { BoardHere } from './board-here.tsx';
import { GuideHere } from './guide-here.tsx';
import { type LilliputTable, openLilliput } from './open-table.ts';
import { orderLineOf } from './order-line.ts';
import { backTo, stopsOf } from './pick-stops.ts';
import { askedSentence, consequence } from './pick-words.ts';
import { Players } from './players.tsx';
import { rulesNow } from './rules.ts';
import { decidedNow, shownBeside, viewsOf } from './shown.ts';
import { FinalStandings } from './standings.tsx';
import { TurnDialogs } from './turn/dialogs.tsx';
import { asDialogNeed, opened } from './turn/open-dialog.ts';
import { askedInTurn, turnStops } from './turn/prompt.ts';
import { TurnSide } from './turn/side.tsx';
import { consequenceOfTurn } from './turn/words.ts';
import { Cards, narrowTabs, wideTabs } from './views.tsx';

export function openView(opened: OpenTable<LilliputState>): TableView {
  const table = openLilliput(opened);
  const { composer, names, pick, turn } = table;
  return {
    composer,
    names,
    Progress: () => <Progress table={table} />,
    Board: (props: BoardProps) => <BoardHere table={table} {...props} />,
    Controls: ({ wide }) => <Controls {...{ table, wide }} />,
    controlsTab: () =>
      isDrafting(table) ? { id: 'cards', title: t('tabs.cards') } : { id: 'turn', title: t('tabs.actions') },
    Players: () => <PlayersHere table={table} />,
    Standings: ({ title }) => (
      <FinalStandings state={shownBeside(table).base} names={names.value} {...(title === undefined ? {} : { title })} />
    ),
    tabs(wide): Tab[] {
      const views = viewsOf(table, shownBeside(table));
      return wide ? wideTabs(views) : narrowTabs(views);
    },
    prompt: (awaited) => (pick.begun.value === null ? turnPrompt(table, awaited) : pickPrompt(table, awaited)),
    waiting: ({ need }, name) => (isWaitingNeed(need) ? t(`wait.${need}`, { name }) : null),
    stops: () => (pick.begun.value === null ? turnStops(turn) : stopsOf(pick.hand.value)),
    backTo(stop) {
      if (pick.begun.peek() === null) return turn.backTo(stop + 1);
      const before = backTo(pick.hand.peek(), stop);
      if (before === null) pick.startOver();
      else pick.take(before);
    },
    orderLine: () => (composer.begun.value === null || isRunDecision(table) ? orderLineOf(table) : null),
    nextAfter(seat) {
      const game = table.session.position.value?.state.game;
      const turns = game?.draft?.order ?? (game === undefined || game.stage === 'running' ? [] : game.order);
      return turns[0] === seat ? (turns.find((other) => other !== seat) ?? null) : null;
    },
    Costs() {
      const rules = rulesNow();
      return rules && <rules.Purses turn={turn} />;
    },
    consequence: () => consequenceNow(table),
    Dialogs: () => <TurnDialogs table={table} />,
    keys: [{ key: 'R', words: () => t('keys.turn') }],
    focus: { controls: '.card-side[aria-disabled="false"], .dividend-side, .pick-card[aria-disabled="false"]' },
    seeksPlace: computed(() => pick.hand.value !== null || turn.aim.value !== null || turn.stage.value.hand !== null),
    // A turn is a line of steps; a decision is one step, for which there is no room to lose.
    showsSteps: computed(
      () =>
        pick.hand.value !== null ||
        (turn.begun.value !== null && turn.begun.value.state.turn?.seat === turn.begun.value.seat),
    ),
    tall: computed(() => turn.asked.value === 'dividend'),
    Guide: () => <GuideHere table={table} />,
  };
}

const isDrafting = (table: LilliputTable): boolean => {
  const { position, state } = shownBeside(table);
  return position === null || state.draft !== null;
};

/** Paying or keeping is one step: who ran and who will is worth more than a line of it. */
const isRunDecision = ({ turn }: LilliputTable): boolean =>
  turn.asked.value === 'dividend' && turn.stage.value.steps.length <= 1;

interface PartProps {
  readonly table: LilliputTable;
}

function Controls({ table, wide }: PartProps & { readonly wide: boolean }) {
  const { pick, turn, names, session } = table;
  const { base, position } = shownBeside(table);
  if (isDrafting(table)) return <Cards state={base} names={names.value} pick={pick} />;
  return (
    <TurnSide
      {...{ turn, base, position, wide }}
      names={names.value}
      seat={session.seat.value}
      decided={wide ? decidedNow(table) : null}
    />
  );
}

function PlayersHere({ table }: PartProps) {
  const { state, position } = shownBeside(table);
  if (position === null) return null;
  return (
    <Players
      {...{ state, position }}
      names={table.names.value}
      order={table.order.value}
      mine={table.session.seat.value}
      noteOf={table.noteOf}
    />
  );
}

/** How far the draft is, or the rounds. */
function Progress({ table }: PartProps) {
  const { session, order, replay } = table;
  const game = (replay.position.value ?? session.position.value)?.state.game;
  if (game?.draft === null && game.round > 0) return <RoundProgress game={game} />;
  const draft = game?.draft ?? null;
  const total = order.value.length;
  if (total === 0) return null;
  const made = total - (draft?.order.length ?? 0);
  return (
    <p class="progress">
      <span class="progress-words">
        {draft === null ? t('progress.done') : t('progress.pick', { number: made + 1, total })}
      </span>
      {isWide.value && <Stops total={total} passed={made} />}
    </p>
  );
}

function RoundProgress({ game }: { readonly game: LilliputState }) {
  const { round, rounds, phase } = game;
  const { trainLimit: limit = 0, phaseColour = 'yellow' } = phases.find((one) => one.phase === phase) ?? {};
  const passed = game.stage === 'over' ? rounds : round - 1;
  return (
    <p class="progress">
      <span class="progress-words">
        {game.stage === 'over' ? t('progress.over') : t('progress.round', { round, rounds })}
      </span>
      {isWide.value && <Stops total={rounds} passed={passed} />}
      {isWide.value && (
        <span class="muted">{t('progress.phase', { phase, limit, tiles: t(`train.tiles.${phaseColour}`) })}</span>
      )}
    </p>
  );
}

const pickPrompt = ({ pick }: LilliputTable, { need }: Awaited): Prompt => ({
  sentence: askedSentence(pick.hand.value, need),
  send: { label: t('send.pick') },
});

function turnPrompt(table: LilliputTable, { need, params }: Awaited): Prompt | null {
  const { turn } = table;
  const draft = turn.made.value;
  if (draft === null) return null;
  const dialog = asDialogNeed(need);
  const sentence = askedInTurn(turn, need, params);
  const open = (label: string): Act => ({ label, onPress: () => (opened.value = 'decision') });
  if (dialog !== null && draft.steps.length === 0) return { sentence, primary: open(t(`decide.${dialog}`)) };
  if (need === 'withdrawOffer' && draft.steps.length === 0) {
    const withdraw: Act = {
      label: t('decide.withdrawOffer'),
      quiet: true,
      onPress: () => turn.decide({ type: 'withdrawOffer' }),
    };
    return { sentence, waits: true, primary: null, ...offerDetail(table), secondary: withdraw };
  }
  const isTurn = turn.need.value === 'turn' || turn.need.value === 'goOn';
  return {
    sentence,
    send: { label: t(isTurn ? 'send.turn' : 'send.decision'), early: isTurn && isIdle(draft) },
    ...(dialog === null || isTurn ? {} : { secondary: { ...open(t('decide.chosen')), quiet: true } }),
  };
}

/** Nothing is done yet that could still be done. */
const isIdle = ({ choices, facts }: LilliputDraft): boolean =>
  choices.length > 0 && facts.every(({ type }) => type === 'cardTaken' || type === 'turnEnded');

/** Whoever has made an offer may withdraw it, but waits above all: for whom, and since when. */
function offerDetail({ session, names }: LilliputTable): { readonly detail?: string } {
  const position = session.position.value;
  const awaited = session.awaiting.value.find(({ optional }) => optional !== true);
  if (position === null || awaited === undefined || awaited.seat === session.seat.value) return {};
  const name = names.value[awaited.seat] ?? '';
  return { detail: `${t('offer.waiting', { name })} ${sinceWords(awaitedSince(position.commits))}` };
}

const WAITING_NEEDS = [
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

const isWaitingNeed = (need: string): need is (typeof WAITING_NEEDS)[number] =>
  (WAITING_NEEDS as readonly string[]).includes(need);

function consequenceNow({ pick, turn, names }: LilliputTable): string | null {
  const picked = pick.made.value;
  if (picked !== null) return consequence(picked);
  const draft = turn.made.value;
  const need = turn.need.value;
  if (turn.asked.value === 'turn' && draft?.steps.length === 0) return null;
  if (need === null || draft === null || !draft.sendable) return '';
  if (draft.steps.length === 0 && asDialogNeed(need) !== null) return '';
  return consequenceOfTurn(draft, need, names.value).join(' ');
}
