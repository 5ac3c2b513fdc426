/** Every legal next step as a button; where a choice leaves a figure open, the least is taken. */
import { t } from '../../texts/index.ts';
import { stepWords } from './stops.ts';
import type { DefaultProps } from './table.ts';
import type { Step } from '../../../domain/kernel/contract.ts';

export function ChoiceList({ table }: DefaultProps) {
  const { composer } = table;
  const choices = composer.choices.value;
  if (choices.length === 0) return null;
  return (
    <section class="choices" aria-label={t('doing.label')}>
      {choices.map((choice, index) => {
        const step = choice as Step;
        return (
          <button
            key={index}
            type="button"
            class="button"
            onClick={() => composer.go({ steps: [...(composer.made.peek()?.steps ?? []), step] })}
          >
            {stepWords(table, step)}
          </button>
        );
      })}
    </section>
  );
}
