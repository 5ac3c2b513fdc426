/** Every legal next step as a button, with a field for each figure that it leaves open. */
import '../../styles/choices.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../../domain/kernel/contract.ts';
import { Field } from '../../parts/field.tsx';
import { t } from '../../texts/index.ts';
import { type ListedChoice, listChoices, type OpenFigure, openFigures, stepOf, withPick } from './open-figures.ts';
import { type AnyDraft, stepWords } from './step-words.ts';
import type { DefaultProps, DefaultTable } from './table.ts';

export function ChoiceList({ table }: DefaultProps) {
  const { composer, rules, part, pressedPlace } = table;
  const list = useRef<HTMLElement>(null);
  const pressed = pressedPlace.value;
  useEffect(() => {
    if (pressed !== null) list.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [pressed]);
  const draft = composer.made.value;
  if (rules.value === null || draft === null || draft.choices.length === 0) return null;
  const { settle } = rules.value;
  const here = draft.choices.filter((choice) => part.map?.placeOf?.(choice) === pressed);
  const isNarrowed = pressed !== null && here.length > 0;
  return (
    <section class="choices" aria-label={t('doing.label')} ref={list}>
      {listChoices(settle, isNarrowed ? here : draft.choices).map((listed, index) => (
        <ChoiceForm key={`${pressed} ${draft.steps.length} ${index}`} {...{ table, draft, settle, listed, index }} />
      ))}
      {isNarrowed && (
        <button type="button" class="button quiet small" onClick={() => (pressedPlace.value = null)}>
          {t('choices.all')}
        </button>
      )}
    </section>
  );
}

interface ChoiceFormProps {
  readonly table: DefaultTable;
  readonly draft: AnyDraft;
  readonly settle: Game['settle'];
  readonly listed: ListedChoice;
  readonly index: number;
}

function ChoiceForm({ table, draft, settle, listed, index }: ChoiceFormProps) {
  const { composer, pressedPlace, words } = table;
  const filled = useSignal(listed);
  /** What stands in a field while it is no number that fits. */
  const typed = useSignal<{ readonly [key: string]: string }>({});
  const step = stepOf(settle, filled.value);
  const figures = openFigures(settle, filled.value);
  const isWrong = figures.some(({ key }) => key in typed.value);
  const type = ({ key, index: at, least, most }: OpenFigure, value: string) => {
    const number = Number(value);
    const { [key]: _, ...others } = typed.peek();
    const fits = value.trim() !== '' && Number.isInteger(number) && number >= least && number <= most;
    typed.value = fits ? others : { ...others, [key]: value };
    if (fits) filled.value = withPick(filled.peek(), at, number - least);
  };
  const choose = () => {
    pressedPlace.value = null;
    composer.go({ steps: [...draft.steps, step] });
  };
  return (
    <form
      class="choice-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) choose();
      }}
    >
      {figures.map((figure) => {
        const { key, least, most } = figure;
        const label = words.has(`figure.${key}`) ? words.say(`figure.${key}`) : t('choices.figure');
        const wrong = key in typed.value ? { error: t('choices.wrong', { least, most }) } : {};
        return (
          <Field
            key={key}
            id={`choice-${index}-${key}`}
            type="number"
            label={t('choices.range', { label, least, most })}
            value={typed.value[key] ?? String((step as unknown as Readonly<Record<string, unknown>>)[key])}
            onInput={(value) => type(figure, value)}
            {...wrong}
          />
        );
      })}
      <button type="submit" class="button">
        {stepWords(table, draft, step)}
      </button>
    </form>
  );
}
