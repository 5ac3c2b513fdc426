/** Things to choose from, one below the other: whose it is, what it is, what it costs or brings. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import { Mark } from '../signs.tsx';

export interface Option {
  readonly key: string;
  readonly company: CompanyId | null;
  readonly words: string;
  readonly detail?: string;
  readonly figure?: string;
  /** Set where one of several stays chosen. */
  readonly chosen?: boolean;
  onChoose(): void;
}

interface OptionsProps {
  readonly title: string;
  readonly options: readonly Option[];
}

export function Options({ title, options }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <div class="doing-part">
      {title !== '' && <h3 class="section-title">{title}</h3>}
      <ul class="doing-list">
        {options.map(({ key, company, words, detail, figure, chosen, onChoose }) => (
          <li key={key}>
            <button type="button" class="doing-button" aria-pressed={chosen} onClick={onChoose}>
              {company !== null && <Mark company={company} />}
              <span class="doing-words">
                {words}
                {detail !== undefined && <span class="doing-detail"> {detail}</span>}
              </span>
              <span class="money">{figure}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
