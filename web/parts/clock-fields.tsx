/** Choosing a table's clock: a pace in one press, its hours and days behind *Details*. */
import {
  type ClockError,
  type ClockForm,
  clockErrors,
  LEAST_HOURS,
  MOST_HOURS,
  type Pace,
  WEEK,
  withDetail,
  withPace,
} from '../table/clock-form.ts';
import { localeNow, t } from '../texts/index.ts';
import { Choice } from './choice.tsx';
import { Field } from './field.tsx';
import { AlertIcon } from './icons.tsx';

interface ClockFieldsProps {
  readonly form: ClockForm;
  /** What is wrong is told once it was sent. */
  readonly told: boolean;
  readonly zone: string;
  /** The game asks for answers within somebody else's turn. */
  readonly answers: boolean;
  onChange(form: ClockForm): void;
}

const PACES: readonly Pace[] = ['none', 'relaxed', 'daily', 'fast'];

export function ClockFields({ form, told, zone, answers, onChange }: ClockFieldsProps) {
  const paces = form.pace === 'own' ? [...PACES, 'own' as const] : PACES;
  return (
    <>
      <Choice
        name="pace"
        label={t('pace.title')}
        options={paces.map((pace) => ({ value: pace, label: t(`pace.${pace}`) }))}
        value={form.pace}
        onChoose={(pace) => onChange(withPace(form, pace as Pace))}
      />
      <p class="caption">{clockInWords(form)}</p>
      {form.pace !== 'none' && (
        <details class="clock-details">
          <summary>{t('pace.details')}</summary>
          <ClockDetails
            form={form}
            errors={told ? clockErrors(form) : []}
            zone={zone}
            answers={answers}
            onChange={onChange}
          />
        </details>
      )}
    </>
  );
}

interface DetailsProps {
  readonly form: ClockForm;
  readonly errors: readonly ClockError[];
  readonly zone: string;
  readonly answers: boolean;
  onChange(form: ClockForm): void;
}

const FROM = Array.from({ length: 24 }, (_, hour) => hour);
const TO = FROM.map((hour) => hour + 1);

function ClockDetails({ form, errors, zone, answers, onChange }: DetailsProps) {
  const change = (detail: Partial<ClockForm>) => onChange(withDetail(form, detail));
  const hours = (field: 'perTurn' | 'bank' | 'answers', hint?: string) => (
    <Field
      id={`pace-${field}`}
      label={t(`pace.${field}`)}
      value={form[field]}
      type="number"
      {...(hint === undefined ? {} : { hint })}
      error={errors.includes(field) ? t('pace.hoursOdd', { least: LEAST_HOURS[field], most: MOST_HOURS }) : undefined}
      onInput={(value) => change({ [field]: value })}
    />
  );
  return (
    <div class="clock-fields">
      <div class="clock-hours">
        {hours('perTurn')}
        {hours('bank', t('pace.bankHint'))}
        {answers && hours('answers', t('pace.answersHint'))}
      </div>
      {answers && form.answers.trim() !== '' && (
        <div class="field">
          <span class="field-label">{t('pace.lapse')}</span>
          <Choice
            name="pace-lapse"
            label={t('pace.lapse')}
            options={(['wait', 'goOn'] as const).map((value) => ({ value, label: t(`pace.lapse.${value}`) }))}
            value={form.lapse ? 'goOn' : 'wait'}
            onChoose={(value) => change({ lapse: value === 'goOn' })}
          />
        </div>
      )}
      <fieldset class="clock-days">
        <legend class="field-label">{t('pace.days')}</legend>
        {WEEK.map((day) => (
          <label key={day} class="choice-item">
            <input
              type="checkbox"
              id={`pace-days-${day}`}
              checked={form.days.includes(day)}
              onChange={(event) =>
                change({
                  days: event.currentTarget.checked ? [...form.days, day] : form.days.filter((one) => one !== day),
                })
              }
            />
            <span>{dayName(day)}</span>
          </label>
        ))}
      </fieldset>
      {errors.includes('days') && <Wrong sentence={t('pace.daysOdd')} />}
      <div class="clock-span">
        <HourSelect
          id="pace-from"
          label={t('pace.from')}
          hours={FROM}
          value={form.from}
          onChoose={(from) => change({ from })}
        />
        <HourSelect id="pace-to" label={t('pace.to')} hours={TO} value={form.to} onChoose={(to) => change({ to })} />
      </div>
      {errors.includes('span') && <Wrong sentence={t('pace.spanOdd')} />}
      <p class="caption">{t('pace.zone', { zone: zone.replaceAll('_', ' ') })}</p>
      <div class="field">
        <span class="field-label">{t('pace.atEnd')}</span>
        <Choice
          name="pace-end"
          label={t('pace.atEnd')}
          options={(['remind', 'vote'] as const).map((value) => ({ value, label: t(`pace.${value}`) }))}
          value={form.atEnd}
          onChoose={(value) => change({ atEnd: value === 'vote' ? 'vote' : 'remind' })}
        />
      </div>
    </div>
  );
}

const Wrong = ({ sentence }: { readonly sentence: string }) => (
  <p class="field-error" role="alert">
    <AlertIcon size={18} />
    {sentence}
  </p>
);

interface HourSelectProps {
  readonly id: string;
  readonly label: string;
  readonly hours: readonly number[];
  readonly value: number;
  onChoose(hour: number): void;
}

const HourSelect = ({ id, label, hours, value, onChoose }: HourSelectProps) => (
  <div class="field">
    <label class="field-label" for={id}>
      {label}
    </label>
    <select
      id={id}
      class="text-input"
      value={String(value)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {hours.map((hour) => (
        <option key={hour} value={String(hour)}>
          {hourName(hour)}
        </option>
      ))}
    </select>
  </div>
);

/** The first of January 2024 was a Monday. */
const dayName = (day: number, weekday: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(localeNow(), { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));

const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Whole days are told as days. */
function spanName(hours: number): string {
  const inDays = hours >= 48 && hours % 24 === 0;
  const unit = { style: 'unit', unit: inDays ? 'day' : 'hour', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeNow(), unit).format(inDays ? hours / 24 : hours);
}

/** A clock in a sentence or two, for those who choose it and those who come. */
export function clockInWords(form: ClockForm): string {
  if (form.pace === 'none') return t('pace.noneWords');
  const { from, to, days } = form;
  const all = days.length === WEEK.length;
  const listed = WEEK.filter((day) => days.includes(day)).map((day) => dayName(day));
  const when = all ? t('pace.everyDay') : new Intl.ListFormat(localeNow()).format(listed);
  const counted =
    all && from === 0 && to === 24 ? [] : [t('pace.counts', { days: when, from: hourName(from), to: hourName(to) })];
  const [perTurn, bank, answers] = [form.perTurn, form.bank, form.answers].map((hours) => Number(hours) || 0) as [
    number,
    number,
    number,
  ];
  const time = [
    t('pace.perTurnWords', { time: spanName(perTurn) }),
    ...(bank > 0 ? [t('pace.bankWords', { time: spanName(bank) })] : []),
    ...(answers > 0 ? [t(form.lapse ? 'pace.lapseWords' : 'pace.answersWords', { time: spanName(answers) })] : []),
    ...counted,
  ];
  return `${time.join(', ')}. ${t(form.atEnd === 'vote' ? 'pace.voteWords' : 'pace.remindWords')}`;
}
