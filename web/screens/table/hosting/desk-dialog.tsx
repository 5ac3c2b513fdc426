/** After the start the host has links sent again and invites substitutes; nothing here touches the game. */
import { useSignal } from '@preact/signals';
import { inviteSubstitute, sendLetterAgain } from '../../../net/hosting.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Form } from '../../../parts/form.tsx';
import { mailProblem } from '../../../parts/mail-problem.ts';
import { Notice } from '../../../parts/notice.tsx';
import { SeatLinks } from '../../../parts/seat-links.tsx';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { type HostAct, useHostAct } from './act.ts';
import { InviteFields, inviteeOf, isAboutAll, useInvitee } from './invite-fields.tsx';
import { closeHostDialog } from './shown.ts';

export function DeskDialog({ model }: { readonly model: TableModel }) {
  const { session, names } = model;
  const substituted = useSignal<number | null>(null);
  const done = useSignal<string | null>(null);
  const act = useHostAct(model);
  const info = session.info.value;
  if (info === null) return null;

  const resend = async (seat: number) => {
    const sentence = t('desk.resent', { name: names.value[seat] ?? '' });
    done.value = (await act.run(() => sendLetterAgain(session.id, seat), sentence)) ? sentence : null;
  };

  return (
    <Dialog title={t('desk.title')} onClose={closeHostDialog}>
      {done.value !== null && <Notice>{done.value}</Notice>}
      {substituted.value === null ? (
        <>
          <p class="muted">{t('desk.lead')}</p>
          {act.problem.value !== null && <Notice kind="trouble">{mailProblem(act.problem.value)}</Notice>}
          <SeatLinks
            seats={info.seats}
            links={[]}
            mine={info.you.seats}
            actsOf={({ seat, byMail }) => (
              <>
                {byMail && (
                  <button
                    type="button"
                    class="button quiet small"
                    aria-label={t('desk.resendOf', { name: names.value[seat] ?? '' })}
                    disabled={act.busy.value}
                    onClick={() => void resend(seat)}
                  >
                    {t('desk.resendShort')}
                  </button>
                )}
                <button
                  type="button"
                  class="button small"
                  aria-label={t('desk.substituteOf', { name: names.value[seat] ?? '' })}
                  onClick={() => {
                    done.value = null;
                    substituted.value = seat;
                  }}
                >
                  {t('desk.substitute')}
                </button>
              </>
            )}
          />
        </>
      ) : (
        <SubstituteForm
          {...{ model, act }}
          seat={substituted.value}
          onDone={(sentence) => {
            done.value = sentence;
            substituted.value = null;
          }}
        />
      )}
    </Dialog>
  );
}

interface SubstituteProps {
  readonly model: TableModel;
  readonly act: HostAct;
  readonly seat: number;
  onDone(sentence: string | null): void;
}

function SubstituteForm({ model, act, seat, onDone }: SubstituteProps) {
  const invitee = useInvitee('');
  const { busy, problem, run } = act;
  const invite = async () => {
    const invited = inviteeOf(invitee);
    if (invited === null) return;
    const sentence = t('desk.invited', { name: invited.name });
    if (await run(() => inviteSubstitute(model.session.id, seat, invited), sentence)) onDone(sentence);
  };
  return (
    <Form class="desk-form" onSend={invite}>
      <h3>{t('desk.substituteOf', { name: model.names.value[seat] ?? '' })}</h3>
      <p class="caption">{t('desk.substituteWords')}</p>
      <InviteFields invitee={invitee} problem={problem.value} />
      {problem.value !== null && isAboutAll(problem.value) && (
        <Notice kind="trouble">{mailProblem(problem.value)}</Notice>
      )}
      <div class="desk-acts">
        <button type="submit" class="button primary" disabled={busy.value}>
          {t('desk.invite')}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            problem.value = null;
            onDone(null);
          }}
        >
          {t('desk.back')}
        </button>
      </div>
    </Form>
  );
}
