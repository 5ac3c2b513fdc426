/** In which language somebody is written to. */
import { LANGUAGES, type Language } from '../texts/language.ts';
import { NAMES } from './language-switch.tsx';
import { t } from '../texts/index.ts';

interface LanguageSelectProps {
  readonly id: string;
  readonly value: Language;
  onChoose(language: Language): void;
}

export const LanguageSelect = ({ id, value, onChoose }: LanguageSelectProps) => (
  <div class="field language-select">
    <label class="field-label" for={id}>
      {t('invite.language')}
    </label>
    <select
      id={id}
      class="text-input"
      value={value}
      onChange={(event) => onChoose(LANGUAGES.find((one) => one === event.currentTarget.value) ?? 'en')}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {NAMES[language]}
        </option>
      ))}
    </select>
  </div>
);
