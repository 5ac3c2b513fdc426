/** Before the start the host fills a seat: by an invitation, by a link to hand out, or with a robot. */
import { useSignal } from '@preact/signals';
import { changeTable } from '../../../net/api.ts';
import { inviteToSeat, sendLetterAgain } from '../../../net/hosting.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { mailProblem } from '../../../parts/mail-problem.ts';
import { Notice } from '../../../parts/notice.tsx';
import { isExpected } from '../../../table/seat-name.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { isThere } from '../rematch.ts';
import { useHostAct } from './act.ts';
import { InviteFields, inviteeOf, isAboutAll, nameProblem, useInvitee } from './invite-fields.tsx';
import { closeHostDialog } from './shown.ts';

const WAYS = ['mail', 'link', 'robot'] as const;
type Way = (typeof WAYS)[number];

interface SeatDialogProps {
  readonly model: TableModel;
  readonly number: number;
}

export function SeatDialog({ model, number }: SeatDialogProps) {
  const { session, names } = model;
  const info = session.info.value;
  const seat = info?.seats[number];
  const way = useSignal<Way>(seat?.byMail ? 'mail' : seat?.bot ? 'robot' : 'link');
  const invitee = useInvitee(seat?.name ?? '');
  const { busy, problem, run } = useHostAct(model);
  if (info === null || seat === undefined) return null;
  const name = names.value[number] ?? '';
  const act = async (done: string, ask: Parameters<typeof run>[0]) => {
    if (await run(ask, done)) closeHostDialog();
  };

  const save = () => {
    if (way.peek() === 'mail') {
      const invited = inviteeOf(invitee);
      if (invited === null) return;
      void act(t('desk.invited', { name: invited.name }), () => inviteToSeat(session.id, number, invited));
      return;
    }
    const written = invitee.name.peek().trim();
    const wrong = written === '' || way.peek() === 'robot' ? undefined : nameProblem(written);
    invitee.errors.value = wrong === undefined ? {} : { name: wrong };
    if (wrong !== undefined) return;
    void act(t('desk.saved'), () => changeTable(session.id, { seats: changesTo(way.peek(), written) }));
  };

  /** Whoever was invited there, or plays there by itself, gives way before somebody else is named. */
  const changesTo = (wished: Way, written: string): object[] => {
    if (wished === 'robot') return [{ seat: number, bot: 'greedy' }];
    const opened = seat.byMail || seat.bot !== null || written === '' ? [{ seat: number, name: null }] : [];
    return [...opened, ...(written === '' ? [] : [{ seat: number, name: written }])];
  };

  const others = info.seats.filter((one) => one.seat !== number);
  const fills = way.value === 'robot' || (way.value === 'link' && invitee.name.value.trim() !== '');
  const begins = fills && info.rematchOf === undefined && others.every((one) => isThere(info, one));
  const loses = seat.joined && seat.name !== null && !(way.value === 'link' && !seat.byMail);
  return (
    <Dialog title={t('desk.seatTitle', { name })} onClose={closeHostDialog}>
      <Form class="desk-form" onSend={save}>
        <Choice
          name="desk-way"
          label={t('desk.way')}
          options={WAYS.map((value) => ({ value, label: t(`desk.${value}`) }))}
          value={way.value}
          onChoose={(value) => (way.value = WAYS.find((one) => one === value) ?? 'link')}
        />
        <p class="caption">{t(`desk.${way.value}Words`)}</p>
        {way.value === 'mail' && <InviteFields invitee={invitee} problem={problem.value} />}
        {way.value === 'link' && (
          <Field
            id="desk-name"
            label={t('desk.nameOrOpen')}
            value={invitee.name.value}
            error={invitee.errors.value.name}
            onInput={(value) => (invitee.name.value = value)}
          />
        )}
        {loses && <Notice>{t('desk.loses', { name })}</Notice>}
        {begins && <Notice>{t('desk.beginsAtOnce')}</Notice>}
        {problem.value !== null && (way.value !== 'mail' || isAboutAll(problem.value)) && (
          <Notice kind="trouble">{mailProblem(problem.value)}</Notice>
        )}
        <div class="desk-acts">
          <button type="submit" class="button primary" disabled={busy.value}>
            {t(way.value !== 'mail' ? 'desk.save' : seat.byMail ? 'desk.inviteAgain' : 'desk.invite')}
          </button>
          {isExpected(seat) && (
            <button
              type="button"
              class="button"
              disabled={busy.value}
              onClick={() => void act(t('desk.resent', { name }), () => sendLetterAgain(session.id, number))}
            >
              {t('desk.resend')}
            </button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
