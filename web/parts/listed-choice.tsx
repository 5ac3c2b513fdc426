/** Whether a table is in the lobby, and what that means. */
import { t } from '../texts/index.ts';
import { Choice } from './choice.tsx';

interface ListedChoiceProps {
  readonly listed: boolean;
  onChoose(listed: boolean): void;
}

export const ListedChoice = ({ listed, onChoose }: ListedChoiceProps) => (
  <>
    <Choice
      name="listed"
      label={t('listed.title')}
      options={(['private', 'public'] as const).map((value) => ({ value, label: t(`listed.${value}`) }))}
      value={listed ? 'public' : 'private'}
      onChoose={(value) => onChoose(value === 'public')}
    />
    <p class="caption">{t(listed ? 'listed.publicWords' : 'listed.privateWords')}</p>
  </>
);
