/** How often mail comes, in which language, by which zone, and when never. */
import { mailModes } from '../../net/me.ts';
import { zoneHere } from '../../net/zone.ts';
import { Choice } from '../../parts/choice.tsx';
import { NAMES } from '../../parts/language-switch.tsx';
import { LANGUAGES, type Language } from '../../texts/language.ts';
import type { DraftPartProps } from './draft.ts';
import { Part } from './part.tsx';
import { SpanFields } from './span-fields.tsx';
import { tell } from './words.ts';
import { Wrong } from './wrong.tsx';
import { regionsOf, zonesKnown } from './zones.ts';

export const MailsPart = ({ draft, errors, onChange }: DraftPartProps) => (
  <Part id="mails" title={tell('mails.title')}>
    <fieldset class="settings-modes">
      <legend class="field-label">{tell('mode.label')}</legend>
      {mailModes.map((mode) => (
        <label key={mode} class="settings-mode">
          <input
            type="radio"
            name="mode"
            value={mode}
            checked={draft.mailMode === mode}
            onChange={() => onChange({ mailMode: mode })}
          />
          <span class="settings-mode-stop" aria-hidden="true" />
          {tell(`mode.${mode}`)}
          <span class="settings-mode-words">{tell(`mode.${mode}Words`)}</span>
        </label>
      ))}
    </fieldset>
    {(draft.mailMode === 'daily' || draft.mailMode === 'reminders') && (
      <div class="field">
        <label class="settings-tick">
          <input
            type="checkbox"
            checked={draft.answersAtOnce}
            onChange={(event) => onChange({ answersAtOnce: event.currentTarget.checked })}
          />
          {tell('mode.answers')}
        </label>
        <p class="caption">{tell('mode.answersWords')}</p>
      </div>
    )}
    <div class="field">
      <span class="field-label" id="language-label">
        {tell('language.label')}
      </span>
      <Choice
        name="language"
        label={tell('language.label')}
        options={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
        value={draft.language}
        onChoose={(language) => onChange({ language: language as Language })}
      />
    </div>
    <Zone draft={draft} onChange={onChange} />
    <Quiet draft={draft} errors={errors} onChange={onChange} />
  </Part>
);

function Zone({ draft: { zone }, onChange }: Pick<DraftPartProps, 'draft' | 'onChange'>) {
  const here = zoneHere();
  return (
    <div class="field">
      <label class="field-label" for="zone">
        {tell('zone.label')}
      </label>
      <select
        class="text-input"
        id="zone"
        value={zone}
        aria-describedby="zone-hint"
        onChange={(event) => onChange({ zone: event.currentTarget.value })}
      >
        {regionsOf(zonesKnown(here), zone).map(({ name, zones }) => (
          <optgroup key={name} label={name}>
            {zones.map((one) => (
              <option key={one.zone} value={one.zone} selected={one.zone === zone}>
                {one.place}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <span class="field-hint" id="zone-hint">
        {tell('zone.hint')}
      </span>
      {here !== zone && (
        <p class="settings-zone-here">
          {tell('zone.here', { zone: here.replaceAll('_', ' ') })}{' '}
          <button type="button" class="text-button" onClick={() => onChange({ zone: here })}>
            {tell('zone.take')}
          </button>
        </p>
      )}
    </div>
  );
}

const Quiet = ({ draft: { quiet }, errors, onChange }: DraftPartProps) => (
  <fieldset class="field" id="quiet">
    <legend class="field-label">{tell('quiet.label')}</legend>
    <label class="settings-tick">
      <input
        type="checkbox"
        checked={quiet.on}
        onChange={(event) => onChange({ quiet: { ...quiet, on: event.currentTarget.checked } })}
      />
      {tell('quiet.use')}
    </label>
    {quiet.on && (
      <SpanFields
        type="time"
        from={tell('quiet.from')}
        to={tell('quiet.to')}
        span={quiet}
        isWrong={errors.quiet === true}
        onChange={(span) => onChange({ quiet: { ...quiet, ...span } })}
      />
    )}
    {errors.quiet && <Wrong words={tell('quiet.same')} />}
  </fieldset>
);
