/** What is open between the people at a table: proposals, votes, a pause, a seat that a robot keeps, mail that returns. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { peopleAt, type Proposed, type TableState } from '../../../../domain/kernel/table.ts';
import { Notice } from '../../../parts/notice.tsx';
import { t } from '../../../texts/index.ts';
import { StandingsTable } from '../game-parts.tsx';
import type { TableModel } from '../model.ts';
import { isOverdue, isVoteOpen, times, told } from './clock.ts';
import { listed, mayPropose, ownSeat, tableOf, unanswered, voices, wish } from './proposals.ts';

interface Props {
  readonly model: TableModel;
}

export function PeopleNotices({ model }: Props) {
  const table = tableOf(model);
  if (table === null || model.replay.moment.value !== null) return null;
  if (table.ended !== null) return table.ended.reason === 'agreed' ? <AgreedStandings model={model} /> : null;
  return (
    <>
      <ComeBack {...{ model, table }} />
      {table.paused === true && (
        <Notice>
          <p>{t('agree.paused')}</p>
          {mayPropose(model) && (
            <Acts>
              <Press model={model} label={t('agree.resume')} onPress={() => wish(model, { type: 'resume' })} />
            </Acts>
          )}
        </Notice>
      )}
      {table.proposals?.pause && <ProposalNotice {...{ model, table }} what="pause" />}
      {table.proposals?.end && <ProposalNotice {...{ model, table }} what="end" />}
      {(times.value?.seats ?? [])
        .filter((time) => isOverdue(time) && time.turn?.voteOpensAt)
        .map(({ seat }) => (
          <VoteNotice key={seat} {...{ model, table }} over={seat} />
        ))}
      <Bounces model={model} />
    </>
  );
}

const Acts = ({ children }: { readonly children: ComponentChildren }) => <div class="notice-acts">{children}</div>;

interface PressProps extends Props {
  readonly label: string;
  readonly quiet?: boolean;
  onPress(): unknown;
}

const Press = ({ model, label, quiet = false, onPress }: PressProps) => (
  <button
    type="button"
    class={`button small ${quiet ? 'quiet' : ''}`}
    disabled={model.session.sending.value !== 'idle' || model.busy.value}
    onClick={() => void Promise.resolve(onPress()).then(keepFocus)}
  >
    {label}
  </button>
);

/** What was pressed is often gone then: whoever goes by keyboard or ear continues at what is asked. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('ask')?.focus({ preventScroll: true });
}

/** The game is not over, but its people have stopped: how they stood then. */
const AgreedStandings = ({ model }: Props) =>
  model.session.position.value === null ? null : <StandingsTable model={model} />;

interface TableProps extends Props {
  readonly table: TableState;
}

/** Whoever was voted out may come back; resigning was for good. */
function ComeBack({ model, table }: TableProps) {
  const seat = model.session.seat.value;
  const away = seat === null ? undefined : table.away?.[seat];
  if (away === undefined || model.session.info.value?.you.seats.includes(seat ?? -1) !== true) return null;
  if (away === 'resigned') return <Notice>{t('agree.resigned')}</Notice>;
  return (
    <Notice>
      <p>{t('agree.votedOut')}</p>
      <Acts>
        <Press model={model} label={t('agree.comeBack')} onPress={() => wish(model, { type: 'comeBack' })} />
      </Acts>
    </Notice>
  );
}

function ProposalNotice({ model, table, what }: TableProps & { readonly what: Proposed }) {
  const proposal = table.proposals?.[what];
  if (proposal === undefined) return null;
  const seat = ownSeat(model);
  const waiting = unanswered(table, what);
  const answer = (agree: boolean) =>
    wish(model, what === 'pause' ? { type: 'answerPause', agree } : { type: 'answerEnd', agree });
  const who = proposal.by === null ? 'host' : proposal.by === seat ? 'you' : 'seat';
  return (
    <Notice>
      <p>
        <strong>{t(`agree.${what}.${who}`, { name: model.names.value[proposal.by ?? -1] ?? '' })}</strong>{' '}
        {t(`agree.${what}.means`)}
      </p>
      <p>{t('agree.waiting', { names: listed(model, waiting) })}</p>
      {seat !== null && (
        <Acts>
          {waiting.includes(seat) && <Press model={model} label={t('agree.yes')} onPress={() => answer(true)} />}
          <Press
            model={model}
            quiet
            label={t(waiting.includes(seat) ? 'agree.no' : 'agree.withdraw')}
            onPress={() => answer(false)}
          />
        </Acts>
      )}
    </Notice>
  );
}

function VoteNotice({ model, table, over }: TableProps & { readonly over: number }) {
  const time = times.value?.seats.find((one) => one.seat === over);
  const seat = ownSeat(model);
  if (time === undefined || !peopleAt(table).includes(over)) return null;
  const name = model.names.value[over] ?? '';
  if (!isVoteOpen(time)) {
    const key = seat === over ? 'vote.laterYou' : seat === null ? 'vote.laterOther' : 'vote.later';
    return <Notice>{t(key, { name, time: told(time.turn?.voteOpensAt ?? '') })}</Notice>;
  }
  const { given, needed } = voices(table, over);
  const hasVoted = seat !== null && given.includes(seat);
  const vote = (agree: boolean) => wish(model, { type: 'voteBot', over, agree });
  return (
    <Notice>
      <p>
        <strong>{t(seat === over ? 'vote.overYou' : 'vote.over', { name })}</strong>{' '}
        {t(seat === over ? 'vote.playOn' : 'vote.means', { name })}
      </p>
      <p>
        {given.length === 0
          ? t('vote.none', { needed })
          : t('vote.given', { names: listed(model, given), given: given.length, needed })}
      </p>
      {seat !== null && seat !== over && (
        <Acts>
          <Press
            model={model}
            quiet={hasVoted}
            label={t(hasVoted ? 'vote.takeBack' : 'vote.for', { name })}
            onPress={() => vote(!hasVoted)}
          />
        </Acts>
      )}
    </Notice>
  );
}

function Bounces({ model }: Props) {
  const closed = useSignal<readonly number[]>([]);
  const seats = (model.session.info.value?.seats ?? []).filter(
    ({ seat, mailBounces }) => mailBounces === true && !closed.value.includes(seat),
  );
  return (
    <>
      {seats.map(({ seat }) => (
        <Notice key={seat} onClose={() => (closed.value = [...closed.value, seat])}>
          {seat === model.session.seat.value ? (
            <>
              <p>{t('bounce.you')}</p>
              <Acts>
                <a class="button small" href="/settings">
                  {t('bounce.settings')}
                </a>
              </Acts>
            </>
          ) : (
            t('bounce.player', { name: model.names.value[seat] ?? '' })
          )}
        </Notice>
      ))}
    </>
  );
}
