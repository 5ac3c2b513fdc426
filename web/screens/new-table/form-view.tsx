/** The form, as stops on a line: the game, the players, who begins, a title. */
import type { ComponentChildren } from 'preact';
import { comparableAddress } from '../../../domain/kernel/address.ts';
import { setup } from '../../../domain/lilliput/data.ts';
import type { PlayerCount } from '../../../domain/lilliput/data.ts';
import { folded } from '../../../domain/lilliput/folding/index.ts';
import { TilePicture } from '../../games/lilliput/signs.tsx';
import { g } from '../../games/lilliput/words.ts';
import type { OwnPlayer } from '../../net/api.ts';
import { type ServiceInfo, zoneHere } from '../../net/people.ts';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { ClockFields } from '../../parts/clock-fields.tsx';
import { Form } from '../../parts/form.tsx';
import { ListedChoice } from '../../parts/listed-choice.tsx';
import { MailboxLine } from '../../parts/mailbox-line.tsx';
import { t, tCount } from '../../texts/index.ts';
import { Extras } from './extras.tsx';
import { counts, isRobot, isSolo, ownAddress, peopleOf, staysHere, type TableForm } from './form.ts';
import type { FormErrors } from './form-errors.ts';
import { FormEnd, type FormEndProps } from './form-end.tsx';
import { SeatField } from './seat-field.tsx';

interface FormViewProps extends FormEndProps {
  readonly errors: FormErrors;
  /** What the service refused, by field. */
  readonly refused: { readonly [field: string]: string };
  readonly service: ServiceInfo;
  readonly players: readonly OwnPlayer[];
  onChange(form: TableForm): void;
  onSubmit(): void;
  onAgainstThree(): void;
}

export function TableFormView(props: FormViewProps) {
  const { form, errors, refused, service, players, busy, onChange, onSubmit, onAgainstThree } = props;
  const seats = Array.from({ length: form.seats }, (_, seat) => seat);
  const errorOf = (field: string) => refused[field] ?? (errors[field] === undefined ? undefined : t(errors[field]));
  const own = comparableAddress(ownAddress(form));
  const confirmed = players.some(({ address }) => comparableAddress(address) === own);
  const nameOf = (seat: number) => {
    if (isRobot(form, seat)) return g(`robot.${seat}`);
    const name = form.names[seat]?.trim() ?? '';
    return name === '' ? t('new.seat', { number: seat + 1 }) : name;
  };
  return (
    <Form class="new-form" onSend={onSubmit}>
      <h1>{t('new.title')}</h1>
      <Stop title={t('new.game')}>
        <div class="game-card">
          <TilePicture tile="mildendo" size={56} />
          <div>
            <p class="game-name">{g('game.name')}</p>
            <p class="caption">{t('new.gameWords', { min: folded.seats.min, max: folded.seats.max })}</p>
          </div>
        </div>
      </Stop>
      <Stop title={t('new.players')}>
        <Choice
          name="seats"
          label={t('new.howMany')}
          options={counts.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(form.seats)}
          onChoose={(value) => onChange({ ...form, seats: Number(value) })}
        />
        <p class="caption">{tCount('new.rounds', setup.rounds[form.seats as PlayerCount])}</p>
        <div class="one-click">
          <button type="button" class="button small" disabled={busy} onClick={onAgainstThree}>
            {t('seats.threeRobots')}
          </button>
        </div>
        <div class="name-fields">
          {seats.map((seat) => (
            <SeatField
              key={seat}
              form={form}
              seat={seat}
              service={service}
              confirmed={confirmed}
              errorOf={errorOf}
              onChange={onChange}
            />
          ))}
        </div>
        {peopleOf(form) > 1 && (
          <label class="check">
            <input
              type="checkbox"
              checked={form.hotSeat}
              onChange={(event) => onChange({ ...form, hotSeat: event.currentTarget.checked })}
            />
            <span>
              {t('seats.hotSeat')} <span class="caption">{t('seats.hotSeatHint')}</span>
            </span>
          </label>
        )}
        {!form.hotSeat && peopleOf(form) > 1 && (
          <p class="caption">{t(service.mail === 'none' ? 'new.noMailHint' : 'new.openHint')}</p>
        )}
        {!staysHere(form) && <MailboxLine />}
        {isSolo(form) && <p class="caption">{t('new.soloHint')}</p>}
      </Stop>
      {!isSolo(form) && (
        <Stop title={t('new.first')}>
          <Choice
            name="first"
            label={t('new.first')}
            options={[
              { value: 'drawn', label: t('new.drawn') },
              ...seats.map((seat) => ({ value: String(seat), label: nameOf(seat) })),
            ]}
            value={form.first !== 'drawn' && form.first >= form.seats ? 'drawn' : String(form.first)}
            onChoose={(value) => onChange({ ...form, first: value === 'drawn' ? 'drawn' : Number(value) })}
          />
          <p class="field-label">{t('order.title')}</p>
          <Choice
            name="order"
            label={t('order.title')}
            options={(['fixed', 'random'] as const).map((value) => ({ value, label: t(`order.${value}`) }))}
            value={form.order}
            onChoose={(value) => onChange({ ...form, order: value === 'random' ? 'random' : 'fixed' })}
          />
        </Stop>
      )}
      {!staysHere(form) && (
        <>
          <Stop title={t('pace.title')}>
            <ClockFields
              form={form.clock}
              told={Object.keys(errors).length > 0}
              zone={zoneHere()}
              onChange={(clock) => onChange({ ...form, clock })}
            />
          </Stop>
          <Stop title={t('listed.title')}>
            <ListedChoice listed={form.listed} onChoose={(listed) => onChange({ ...form, listed })} />
          </Stop>
        </>
      )}
      <Stop title={t('extras.stop')}>
        <Extras form={form} error={errorOf('own-text')} onChange={onChange} />
      </Stop>
      <Stop title={t('new.name')}>
        <Field
          id="title"
          label={t('new.name')}
          silentLabel
          value={form.title}
          placeholder={t('new.namePlaceholder')}
          error={errorOf('title')}
          onInput={(title) => onChange({ ...form, title })}
        />
      </Stop>
      <FormEnd {...props} />
    </Form>
  );
}

const Stop = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <fieldset class="form-stop">
    <legend>{title}</legend>
    {children}
  </fieldset>
);
