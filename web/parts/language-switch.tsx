/** Chooses the language of the pages. Each is named in itself, so that everybody finds their own. */
import { chooseLanguage, LANGUAGES, languageNow } from '../texts/language.ts';
import { t } from '../texts/index.ts';

/** The same in every language, and so no matter of the tables. */
export const NAMES = { en: 'English', fr: 'Français', es: 'Español' } as const;

export const LanguageSwitch = () => (
  <div class="language-switch" role="group" aria-label={t('language.label')}>
    {LANGUAGES.map((language) => (
      <button
        key={language}
        type="button"
        class="language"
        lang={language}
        aria-pressed={language === languageNow()}
        onClick={() => void chooseLanguage(language)}
      >
        {NAMES[language]}
      </button>
    ))}
  </div>
);
