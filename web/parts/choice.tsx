/** A choice of a few, side by side: radio buttons that look like what they choose. */
interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  onChoose(value: string): void;
}

export const Choice = ({ name, label, options, value, onChoose }: ChoiceProps) => (
  <div class="choice" role="radiogroup" aria-label={label}>
    {options.map((option) => (
      <label key={option.value} class="choice-item">
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChoose(option.value)}
        />
        <span>{option.label}</span>
      </label>
    ))}
  </div>
);
