/** What somebody who comes has to write: the code of the mail, a name for an open seat, an address for the mails. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Choice } from '../../parts/choice.tsx';
import { ConfirmAddress } from '../../parts/confirm-address.tsx';
import { Field } from '../../parts/field.tsx';
import { mailProblem } from '../../parts/mail-problem.ts';
import { Notice } from '../../parts/notice.tsx';
import { readService } from '../../net/people.ts';
import { t } from '../../texts/index.ts';
import { confirms, wantsSeat } from './joining.tsx';
import type { TableModel } from './model.ts';
import {
  comeByAddress,
  dead,
  mayChoosePlayer,
  needsCode,
  needsName,
  players,
  readPlayers,
  sitDown,
  written,
  wrong,
} from './sitting-down.ts';

interface JoiningProps {
  readonly model: TableModel;
}

export function JoiningForm({ model }: JoiningProps) {
  useEffect(() => void readPlayers(), []);
  if (players.value === null) return null;
  if (dead.value !== null) return <DeadLink model={model} />;
  const asksCode = needsCode(model);
  const asksName = needsName(model);
  if (!asksCode && !asksName && !mayChoosePlayer(model)) return null;
  return (
    <form
      class="joining"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sitDown(model);
      }}
    >
      {asksCode && (
        <Field
          id="join-code"
          label={t('code.label')}
          value={written.code.value}
          isCode
          maxLength={20}
          autoComplete="one-time-code"
          hint={t('code.hint')}
          error={wrong.value['join-code']}
          onInput={(value) => (written.code.value = value)}
        />
      )}
      {asksName && (
        <Field
          id="join-name"
          label={t('link.yourName')}
          value={written.name.value}
          autoComplete="nickname"
          hint={t('link.yourNameHint')}
          error={wrong.value['join-name']}
          onInput={(value) => (written.name.value = value)}
        />
      )}
      {mayChoosePlayer(model) && <AsWhom model={model} />}
    </form>
  );
}

const NOBODY = '';

/** Which address hears of the turns; at a listed table there has to be one. */
function AsWhom({ model }: JoiningProps) {
  const own = players.value ?? [];
  const asks = useSignal(wantsSeat.value);
  const mail = useSignal(wantsSeat.value);
  useMustConfirm(wantsSeat.value && own.length === 0);
  useEffect(() => {
    if (own.length === 0) void readService().then((answer) => (mail.value = answer.ok && answer.value.mail !== 'none'));
  }, []);
  if (own.length > 0) {
    const chosen = own.map(({ player, address }) => ({ value: player, label: t('join.toAddress', { address }) }));
    return (
      <div class="field">
        <span class="field-label" id="join-mails">
          {t('join.mails')}
        </span>
        <Choice
          name="join-as"
          label={t('join.mails')}
          options={wantsSeat.value ? chosen : [...chosen, { value: NOBODY, label: t('join.noMails') }]}
          value={written.as.value ?? NOBODY}
          onChoose={(value) => (written.as.value = value === NOBODY ? null : value)}
        />
      </div>
    );
  }
  if (!mail.value) return null;
  if (!asks.value) {
    return (
      <button type="button" class="button small" onClick={() => (asks.value = true)}>
        {t('join.wantMails')}
      </button>
    );
  }
  return (
    <ConfirmAddress
      id="join"
      hint={t(wantsSeat.value ? 'join.confirmHint' : 'join.mailsHint')}
      goOn={t('join.confirmAndSit')}
      isOnlyWay={wantsSeat.value}
      onConfirmed={(player) => void comeByAddress(model, player)}
    />
  );
}

/** Takes the button to sit down away as long as it would do nothing. */
function useMustConfirm(must: boolean): void {
  useEffect(() => {
    confirms.value = must;
    return () => (confirms.value = false);
  }, [must]);
}

function DeadLink({ model }: JoiningProps) {
  const problem = dead.value;
  useMustConfirm(problem !== null);
  if (problem === null) return null;
  return (
    <div class="joining">
      <Notice kind="trouble">{mailProblem(problem)}</Notice>
      {problem.code !== 'code-tries' && (
        <ConfirmAddress
          id="join"
          hint={t('join.newLink')}
          goOn={t('link.sitDown')}
          isOnlyWay
          onConfirmed={(player) => void comeByAddress(model, player)}
        />
      )}
    </div>
  );
}
