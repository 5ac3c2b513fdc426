/** What somebody who comes has to write: the code of the mail, a name for an open seat, an address for the mails. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Choice } from '../../parts/choice.tsx';
import { CodeField } from '../../parts/code-field.tsx';
import { ConfirmAddress } from '../../parts/confirm-address.tsx';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
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

interface FieldsProps extends JoiningProps {
  readonly wide: boolean;
}

export function JoiningForm({ model, wide = false }: JoiningProps & Partial<FieldsProps>) {
  useEffect(() => void readPlayers(), []);
  if (players.value === null) return null;
  if (dead.value !== null) return <DeadLink model={model} />;
  if (!needsCode(model) && !needsName(model) && !mayChoosePlayer(model)) return null;
  return <Fields model={model} wide={wide} />;
}

function Fields({ model, wide }: FieldsProps) {
  const asksCode = needsCode(model);
  const asksName = needsName(model);
  const mustConfirm = wantsSeat.value && players.value?.length === 0;
  // What has to be written comes before the button that takes it.
  const hasButton = wide && (asksCode || asksName) && !mustConfirm;
  useOwnButton(hasButton || mustConfirm);
  return (
    <Form class="joining" onSend={() => sitDown(model)}>
      {asksCode && (
        <CodeField
          id="join-code"
          value={written.code.value}
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
      {hasButton && (
        <button type="submit" class="button primary" disabled={model.busy.value}>
          {t('link.sitDown')}
        </button>
      )}
    </Form>
  );
}

const NOBODY = '';

/** Which address hears of the turns; at a listed table there has to be one. */
function AsWhom({ model }: JoiningProps) {
  const own = players.value ?? [];
  const asks = useSignal(wantsSeat.value);
  const mail = useSignal(wantsSeat.value);
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

/** Takes the button beside what is asked away, before anybody sees two of them. */
function useOwnButton(own: boolean): void {
  useLayoutEffect(() => {
    confirms.value = own;
    return () => (confirms.value = false);
  }, [own]);
}

function DeadLink({ model }: JoiningProps) {
  const problem = dead.value;
  useOwnButton(problem !== null);
  if (problem === null) return null;
  return (
    <div class="joining">
      <Notice kind="trouble">{mailProblem(problem)}</Notice>
      {problem.code !== 'code-tries' && (
        <ConfirmAddress
          id="join"
          hint={t('join.newLink')}
          goOn={t('link.sitDown')}
          earlier={model.link.value?.link}
          isOnlyWay
          onConfirmed={(player) => void comeByAddress(model, player)}
        />
      )}
    </div>
  );
}
