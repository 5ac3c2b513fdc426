/** The form, as stops on a line: the game, the players, who begins, the game's own options, a title. */
import type { ComponentChildren } from 'preact';
import { comparableAddress } from '../../../domain/kernel/address.ts';
import type { OwnPlayer } from '../../net/api.ts';
import { type ServiceInfo, zoneHere } from '../../net/people.ts';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { ClockFields } from '../../parts/clock-fields.tsx';
import { Form } from '../../parts/form.tsx';
import { ListedChoice } from '../../parts/listed-choice.tsx';
import { MailboxLine } from '../../parts/mailbox-line.tsx';
import { t, tCount } from '../../texts/index.ts';
import {
  countsOf,
  type GameSetup,
  isRobot,
  isSolo,
  opponentsIn,
  ownAddress,
  peopleOf,
  staysHere,
  type TableForm,
} from './form.ts';
import type { FormErrors } from './form-errors.ts';
import { FormEnd, type FormEndProps } from './form-end.tsx';
import { GameCard } from './game-card.tsx';
import { SeatField } from './seat-field.tsx';

interface FormViewProps extends FormEndProps {
  readonly setup: GameSetup;
  readonly errors: FormErrors;
  /** Of the game's own fields, as sentences. */
  readonly optionErrors: { readonly [field: string]: string };
  /** What the service refused, by field. */
  readonly refused: { readonly [field: string]: string };
  readonly service: ServiceInfo;
  readonly players: readonly OwnPlayer[];
  onChange(form: TableForm): void;
  onSubmit(): void;
  onAgainstRobots(): void;
}

export function TableFormView(props: FormViewProps) {
  const { setup, form, errors, optionErrors, refused, service, players, busy, onChange, onSubmit, onAgainstRobots } =
    props;
  const { game, part } = setup;
  const rounds = game.rounds?.[form.seats];
  const seats = Array.from({ length: form.seats }, (_, seat) => seat);
  const errorOf = (field: string) => refused[field] ?? (errors[field] === undefined ? undefined : t(errors[field]));
  const own = comparableAddress(ownAddress(form));
  const confirmed = players.some(({ address }) => comparableAddress(address) === own);
  const nameOf = (seat: number) => {
    if (isRobot(form, seat)) return part.robot?.nameOf(seat) ?? '';
    const name = form.names[seat]?.trim() ?? '';
    return name === '' ? t('new.seat', { number: seat + 1 }) : name;
  };
  return (
    <Form class="new-form" onSend={onSubmit}>
      <h1>{t('new.title')}</h1>
      <Stop title={t('new.game')}>
        <GameCard setup={setup} />
      </Stop>
      <Stop title={t('new.players')}>
        <Choice
          name="seats"
          label={t('new.howMany')}
          options={countsOf(game).map((count) => ({ value: String(count), label: String(count) }))}
          value={String(form.seats)}
          onChoose={(value) => onChange({ ...form, seats: Number(value) })}
        />
        {rounds !== undefined && <p class="caption">{tCount('new.rounds', rounds)}</p>}
        {part.robot !== undefined && (
          <div class="one-click">
            <button type="button" class="button small" disabled={busy} onClick={onAgainstRobots}>
              {tCount('seats.againstRobots', opponentsIn(game))}
            </button>
          </div>
        )}
        <div class="name-fields">
          {seats.map((seat) => (
            <SeatField
              key={seat}
              form={form}
              part={part}
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
        {isSolo(form) && part.alone !== undefined && <p class="caption">{part.alone.hint()}</p>}
      </Stop>
      {!isSolo(form) && (
        <Stop title={t(part.choosesFirst === true ? 'new.first' : 'order.title')}>
          {part.choosesFirst === true && (
            <>
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
            </>
          )}
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
              answers={game.answers === true}
              onChange={(clock) => onChange({ ...form, clock })}
            />
          </Stop>
          <Stop title={t('listed.title')}>
            <ListedChoice listed={form.listed} onChoose={(listed) => onChange({ ...form, listed })} />
          </Stop>
        </>
      )}
      {part.Fields !== undefined && (
        <Stop title={t('extras.stop')}>
          <part.Fields
            form={form.options}
            seats={form.seats}
            errors={optionErrors}
            onChange={(options) => onChange({ ...form, options })}
          />
        </Stop>
      )}
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
