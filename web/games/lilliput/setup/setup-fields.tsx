/** Variants and landscape, folded away: most tables need neither. */
import type { VariantId } from '../../../../domain/lilliput/types.ts';
import { scenarios } from '../../../../domain/lilliput/data.ts';
import { g } from '../words.ts';
import { Picture } from '../../../parts/picture.tsx';
import type { SetupFieldsProps } from '../../contract/site-parts.ts';
import { LandscapeEditor } from './landscape-editor.tsx';
import { landscapeSvg } from './landscape-picture.ts';
import {
  chooseLandscape,
  landscapeOf,
  OWN,
  type OfferedVariant,
  type OptionsForm,
  offeredVariants,
  PLAIN,
  tickVariant,
  variantsOf,
} from './options-form.ts';
import { t } from './words.ts';
import { learnActing } from '../acting-words.ts';

learnActing();

/** Cells on each side of Mildendo that a small picture shows at least. */
const CARD_SPAN = 3;

export function SetupFields({ form, seats, errors, onChange }: SetupFieldsProps<OptionsForm>) {
  return (
    <details class="extras">
      <summary>
        <span class="extras-title">{t('extras.title')}</span>
        <span class="caption">{chosenInWords(form, seats)}</span>
      </summary>
      <div class="extras-body">
        <fieldset class="variants">
          <legend>{t('variants.title')}</legend>
          {offeredVariants(form, seats).map((offered) => (
            <VariantBox
              key={offered.variant}
              offered={offered}
              onTick={(ticked) => onChange(tickVariant(form, offered.variant, ticked))}
            />
          ))}
        </fieldset>
        <fieldset class="landscapes">
          <legend>{t('landscape.title')}</legend>
          <div class="landscape-cards">
            {[PLAIN, ...scenarios.map(({ id }) => id), OWN].map((id) => (
              <label key={id} class="landscape-card">
                <input
                  type="radio"
                  name="landscape"
                  value={id}
                  checked={form.landscape === id}
                  onChange={() => onChange(chooseLandscape(form, id))}
                />
                <span class="landscape-face">
                  <Picture
                    class="landscape-picture"
                    svg={landscapeSvg(landscapeOf({ ...form, landscape: id }), { least: CARD_SPAN })}
                  />
                  <span class="landscape-name">{landscapeName(id)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {form.landscape === OWN && <LandscapeEditor form={form} error={errors['own-text']} onChange={onChange} />}
      </div>
    </details>
  );
}

interface VariantBoxProps {
  readonly offered: OfferedVariant;
  onTick(ticked: boolean): void;
}

function VariantBox({ offered: { variant, chosen, refused }, onTick }: VariantBoxProps) {
  const id = `variant-${variant}`;
  return (
    <div class={refused === null ? 'tick' : 'tick refused'}>
      <input
        type="checkbox"
        id={id}
        checked={chosen}
        disabled={refused !== null}
        aria-describedby={`${id}-words`}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <label for={id}>{variantName(variant)}</label>
      <p class="caption" id={`${id}-words`}>
        {t(`variants.words.${variant}`)}
        {refused !== null && <strong> {g(`rejection.${refused.code}`, refused.params)}</strong>}
      </p>
    </div>
  );
}

const variantName = (variant: VariantId): string => g(`variant.${variant}`);

function landscapeName(id: string): string {
  if (id === PLAIN) return t('landscape.plain');
  return id === OWN ? t('landscape.own') : g(`landscape.${id}`);
}

const chosenInWords = (form: OptionsForm, seats: number): string =>
  [...variantsOf(form, seats).map(variantName), landscapeName(form.landscape)].join(' · ');
