/** A seat in the form: a person with a name and, for an invitation, an address; or a robot. The first is the host's. */
import type { SetupPart } from '../../games/contract/site-parts.ts';
import { Choice } from '../../parts/choice.tsx';
import { LONGEST_ADDRESS } from '../../parts/confirm-address.tsx';
import { Field } from '../../parts/field.tsx';
import { LanguageSelect } from '../../parts/language-select.tsx';
import type { ServiceInfo } from '../../net/people.ts';
import { t } from '../../texts/index.ts';
import { isRobot, staysHere, type TableForm } from './form.ts';

interface SeatFieldProps {
  readonly form: TableForm;
  readonly part: SetupPart;
  readonly seat: number;
  readonly service: ServiceInfo;
  /** The host's address was confirmed in this browser. */
  readonly confirmed: boolean;
  errorOf(field: string): string | undefined;
  onChange(form: TableForm): void;
}

const put = <Value,>(list: readonly Value[], seat: number, value: Value): readonly Value[] =>
  list.map((old, index) => (index === seat ? value : old));

export function SeatField(props: SeatFieldProps) {
  const { form, part, seat, onChange } = props;
  const robot = isRobot(form, seat);
  return (
    <div class="seat-field" role="group" aria-label={t('new.seat', { number: seat + 1 })}>
      {robot ? (
        <div class="field">
          <span class="field-label">{t('new.player', { number: seat + 1 })}</span>
          <p class="robot-plate">{part.robot?.nameOf(seat)}</p>
        </div>
      ) : (
        <PersonFields {...props} />
      )}
      {seat > 0 && part.robot !== undefined && (
        <Choice
          name={`plays-${seat}`}
          label={t('seats.personOrRobot', { number: seat + 1 })}
          options={[
            { value: 'person', label: t('seats.person') },
            { value: 'robot', label: t('seats.robot') },
          ]}
          value={robot ? 'robot' : 'person'}
          onChoose={(value) => onChange({ ...form, robots: put(form.robots, seat, value === 'robot') })}
        />
      )}
    </div>
  );
}

function PersonFields({ form, seat, service, confirmed, errorOf, onChange }: SeatFieldProps) {
  const address = form.addresses[seat] ?? '';
  const isHost = seat === 0;
  const needed = isHost && service.hostsConfirm;
  // Nobody is invited to a table that stays here, but a host may have to say who they are.
  const asksAddress = service.mail !== 'none' && (!staysHere(form) || needed);
  const hint = !isHost ? null : confirmed ? 'new.confirmed' : needed ? 'new.hostsConfirm' : 'new.ownAddressHint';
  return (
    <div class="person-fields">
      <Field
        id={`name-${seat}`}
        label={isHost ? t('new.you') : t('new.player', { number: seat + 1 })}
        value={form.names[seat] ?? ''}
        placeholder={t(isHost ? 'new.yourName' : 'new.openSeat')}
        {...(isHost ? { autoComplete: 'nickname' } : {})}
        error={errorOf(`name-${seat}`)}
        onInput={(name) => onChange({ ...form, names: put(form.names, seat, name) })}
      />
      {asksAddress && (
        <Field
          id={`address-${seat}`}
          label={t(isHost ? 'confirm.address' : 'invite.address')}
          type="email"
          value={address}
          maxLength={LONGEST_ADDRESS}
          {...(isHost ? { autoComplete: 'email' } : { placeholder: t('invite.addressPlaceholder') })}
          {...(hint === null ? {} : { hint: t(hint) })}
          error={errorOf(`address-${seat}`)}
          onInput={(value) => onChange({ ...form, addresses: put(form.addresses, seat, value) })}
        />
      )}
      {asksAddress && !isHost && address.trim() !== '' && (
        <LanguageSelect
          id={`language-${seat}`}
          value={form.languages[seat] ?? 'en'}
          onChoose={(language) => onChange({ ...form, languages: put(form.languages, seat, language) })}
        />
      )}
    </div>
  );
}
