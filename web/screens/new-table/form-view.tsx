/** The form, as stops on a line: the game, the players, who begins, a title. */
import type { ComponentChildren } from 'preact';
import { setup } from '../../../domain/lilliput/data.ts';
import type { PlayerCount } from '../../../domain/lilliput/data.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import { TilePicture } from '../../games/lilliput/signs.tsx';
import { g } from '../../games/lilliput/words.ts';
import type { Problem } from '../../net/request.ts';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { problemSentence } from '../../parts/problem-sentence.ts';
import { t, tCount } from '../../texts/index.ts';
import { Extras } from './extras.tsx';
import { counts, type FormErrors, isSolo, type TableForm } from './form.ts';

interface FormViewProps {
  readonly form: TableForm;
  readonly errors: FormErrors;
  readonly problem: Problem | null;
  readonly busy: boolean;
  onChange(form: TableForm): void;
  onSubmit(): void;
}

export function TableFormView({ form, errors, problem, busy, onChange, onSubmit }: FormViewProps) {
  const seats = Array.from({ length: form.seats }, (_, seat) => seat);
  const errorOf = (field: string) => (errors[field] === undefined ? undefined : t(errors[field]));
  const rename = (seat: number, name: string) =>
    onChange({ ...form, names: form.names.map((old, index) => (index === seat ? name : old)) });
  const nameOf = (seat: number) => {
    const name = form.names[seat]?.trim() ?? '';
    return name === '' ? t('new.seat', { number: seat + 1 }) : name;
  };
  return (
    <form
      class="new-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h1>{t('new.title')}</h1>
      <Stop title={t('new.game')}>
        <div class="game-card">
          <TilePicture tile="mildendo" size={56} />
          <div>
            <p class="game-name">{g('game.name')}</p>
            <p class="caption">{t('new.gameWords', { min: lilliput.seats.min, max: lilliput.seats.max })}</p>
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
        <div class="name-fields">
          {seats.map((seat) => (
            <Field
              key={seat}
              id={`name-${seat}`}
              label={seat === 0 ? t('new.you') : t('new.player', { number: seat + 1 })}
              value={form.names[seat] ?? ''}
              placeholder={t(seat === 0 ? 'new.yourName' : 'new.openSeat')}
              {...(seat === 0 ? { autoComplete: 'nickname' } : {})}
              error={errorOf(`name-${seat}`)}
              onInput={(name) => rename(seat, name)}
            />
          ))}
        </div>
        <p class="caption">{t(isSolo(form) ? 'new.soloHint' : 'new.openHint')}</p>
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
        </Stop>
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
      <div class="form-end">
        {problem !== null && <Notice kind="trouble">{problemSentence(problem)}</Notice>}
        <button type="submit" class={busy ? 'button primary busy' : 'button primary'} disabled={busy}>
          {t(busy ? 'new.creating' : isSolo(form) ? 'new.createSolo' : 'new.create')}
        </button>
      </div>
    </form>
  );
}

const Stop = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <fieldset class="form-stop">
    <legend>{title}</legend>
    {children}
  </fieldset>
);
