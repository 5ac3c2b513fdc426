/**
 * Setting up a table, step by step: the form, the host's own address where it has to be confirmed first, the table, and
 * the host's seat. Nothing that was written is lost on the way, also not by a reload.
 */
import { signal } from '@preact/signals';
import { comparableAddress } from '../../../domain/kernel/address.ts';
import { createTable, type NewTable, type OwnPlayer, readSession, tradeLink } from '../../net/api.ts';
import { readService, type ServiceInfo, zoneHere } from '../../net/people.ts';
import type { Problem } from '../../net/request.ts';
import { mailProblem, paramsOf } from '../../parts/mail-problem.ts';
import { t } from '../../texts/index.ts';
import { openAlone } from '../landing/solo.ts';
import { type GameSetup, ownAddress, staysHere, type TableForm } from './form.ts';
import { errorsOf, fieldOf, type FormErrors } from './form-errors.ts';
import { keepForm, keptForm } from './kept-form.ts';
import { setupOf } from './setup.ts';

/** The field may stand in a part that is folded away. */
function focusOn(id: string): void {
  const field = document.getElementById(id);
  const details = field?.closest('details');
  if (details) details.open = true;
  field?.focus();
}

export function createSetting(game: GameSetup) {
  const form = signal(keptForm(game));
  const errors = signal<FormErrors>({});
  /** Of the game's own fields, as sentences. */
  const optionErrors = signal<{ readonly [field: string]: string }>({});
  const refused = signal<{ readonly [field: string]: string }>({});
  const problem = signal<Problem | null>(null);
  const busy = signal(false);
  const service = signal<ServiceInfo>({ mail: 'sent', hostsConfirm: false });
  const players = signal<readonly OwnPlayer[]>([]);
  /** The address that is being confirmed. */
  const confirming = signal<string | null>(null);

  void readService().then((answer) => {
    if (answer.ok) service.value = answer.value;
  });
  void readSession().then((answer) => {
    if (!answer.ok) return;
    players.value = answer.value.players;
    const address = answer.value.players.at(-1)?.address;
    const { addresses } = form.peek();
    if (address !== undefined && addresses[0] === '')
      change({ ...form.peek(), addresses: [address, ...addresses.slice(1)] });
  });

  function change(next: TableForm): void {
    form.value = next;
    keepForm(game, next);
    refused.value = {};
    if (wrongFields().length > 0) look(next);
    if (confirming.peek() !== null && confirming.peek() !== ownAddress(next)) confirming.value = null;
  }

  const wrongFields = (): string[] => Object.keys({ ...errors.peek(), ...optionErrors.peek() });

  function look(at: TableForm): void {
    errors.value = errorsOf(at);
    optionErrors.value = game.part.errorsOf(at.options);
  }

  /** The host as the service knows them, where the address that is written was confirmed here. */
  const ownPlayer = (): OwnPlayer | undefined =>
    players.peek().find(({ address }) => comparableAddress(address) === comparableAddress(ownAddress(form.peek())));

  function refuse(refusal: Problem): void {
    const field = fieldOf(form.peek(), refusal.code, paramsOf(refusal));
    problem.value = field === null ? refusal : null;
    refused.value = field === null ? {} : { [field]: mailProblem(refusal) };
    if (field !== null) focusOn(field);
  }

  /** What stands in the way of the table, or null. */
  function obstacle(): 'errors' | 'confirm' | null {
    look(form.peek());
    const [wrong] = wrongFields();
    if (wrong !== undefined) {
      focusOn(wrong);
      return 'errors';
    }
    const own = ownAddress(form.peek());
    if (own === '' && service.peek().hostsConfirm && players.peek().length === 0) {
      refused.value = { 'address-0': t('refused.address-needed') };
      focusOn('address-0');
      return 'errors';
    }
    const asks = service.peek().mail !== 'none' && (service.peek().hostsConfirm || !staysHere(form.peek()));
    return own !== '' && asks && ownPlayer() === undefined ? 'confirm' : null;
  }

  /** The table, once it is made and nothing leads elsewhere. */
  async function submit(): Promise<NewTable | null> {
    if (busy.peek()) return null;
    problem.value = null;
    refused.value = {};
    const inTheWay = obstacle();
    confirming.value = inTheWay === 'confirm' ? ownAddress(form.peek()) : null;
    if (inTheWay !== null) return null;
    busy.value = true;
    const setup = setupOf(form.peek(), game, zoneHere());
    if (staysHere(form.peek())) {
      // Nobody waits for a link, so the table opens at once.
      const opened = await openAlone(setup);
      if (opened.ok) {
        keepForm(game, null);
        location.assign(opened.value);
        return null;
      }
      busy.value = false;
      refuse(opened.problem);
      return null;
    }
    const answer = await createTable(setup);
    if (answer.ok) await sitAsHost(answer.value);
    busy.value = false;
    if (!answer.ok) refuse(answer.problem);
    else keepForm(game, null);
    return answer.ok ? answer.value : null;
  }

  /** A host whose address is confirmed sits down with it, so that mails about the turns come. */
  async function sitAsHost({ seats }: NewTable): Promise<void> {
    const player = ownPlayer();
    const name = form.peek().names[0]?.trim() ?? '';
    const link = seats.find((seat) => seat.name === name)?.link ?? null;
    if (player === undefined || name === '' || link === null) return;
    await tradeLink({ link: link.slice(link.indexOf('#') + 1), player: player.player });
  }

  return {
    form,
    errors,
    optionErrors,
    refused,
    problem,
    busy,
    service,
    players,
    confirming,
    change,
    submit,
    confirm(player: OwnPlayer): void {
      players.value = [...players.peek().filter((one) => one.player !== player.player), player];
      confirming.value = null;
    },
    otherAddress(): void {
      confirming.value = null;
      focusOn('address-0');
    },
  };
}
