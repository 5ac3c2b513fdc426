/** Joining a listed table: a confirmed address first, then the name that the others see. */
import { useSignal } from '@preact/signals';
import type { OwnPlayer } from '../../net/api.ts';
import type { PublicTable } from '../../net/lobby.ts';
import { joinTable } from '../../net/people.ts';
import { Choice } from '../../parts/choice.tsx';
import { ConfirmAddress } from '../../parts/confirm-address.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { mailProblem } from '../../parts/mail-problem.ts';
import { t } from '../../texts/index.ts';
import { tell } from './words.ts';

interface JoinDialogProps {
  readonly table: PublicTable;
  readonly players: readonly OwnPlayer[];
  onClose(): void;
}

export function JoinDialog({ table, players, onClose }: JoinDialogProps) {
  const known = useSignal(players);
  const player = useSignal(players.at(-1)?.player ?? null);
  return (
    <Dialog title={tell('join.title', { title: table.title })} onClose={onClose}>
      {player.value === null ? (
        <ConfirmAddress
          id="join"
          hint={tell('join.hint')}
          goOn={tell('join.goOn')}
          onConfirmed={(one) => {
            known.value = [...known.peek(), one];
            player.value = one.player;
          }}
        />
      ) : (
        <SitDown
          table={table.id}
          players={known.value}
          player={player.value}
          onPlayer={(one) => (player.value = one)}
        />
      )}
    </Dialog>
  );
}

interface SitDownProps {
  readonly table: string;
  readonly players: readonly OwnPlayer[];
  readonly player: string;
  onPlayer(player: string): void;
}

function SitDown({ table, players, player, onPlayer }: SitDownProps) {
  const name = useSignal('');
  const error = useSignal<string | null>(null);
  const busy = useSignal(false);
  const address = players.find((one) => one.player === player)?.address ?? '';

  const refuse = (sentence: string) => {
    error.value = sentence;
    busy.value = false;
    document.getElementById('join-name')?.focus();
  };
  const sit = async () => {
    if (busy.peek()) return;
    if (name.peek().trim() === '') return refuse(t('field.nameNeeded'));
    busy.value = true;
    const answer = await joinTable(table, player, name.peek());
    if (!answer.ok) {
      const { code } = answer.problem;
      return refuse(code === 'bad-request' ? t('field.nameOdd') : mailProblem(answer.problem));
    }
    location.assign(`/t/${answer.value.table}?seat=${answer.value.seat}`);
  };

  return (
    <Form class="code-form" onSend={sit}>
      {players.length > 1 ? (
        <Choice
          name="join-player"
          label={tell('join.as')}
          options={players.map((one) => ({ value: one.player, label: one.address }))}
          value={player}
          onChoose={onPlayer}
        />
      ) : (
        <p class="muted">{tell('join.mails', { address })}</p>
      )}
      <Field
        id="join-name"
        label={tell('join.name')}
        value={name.value}
        autoComplete="nickname"
        error={error.value ?? undefined}
        onInput={(value) => (name.value = value)}
      />
      <div class="confirm-acts">
        <button type="submit" class="button primary" aria-disabled={busy.value}>
          {tell(busy.value ? 'join.sitting' : 'join.sit')}
        </button>
      </div>
    </Form>
  );
}
