/** One line of a menu: a sign, and what pressing it does. */
import type { ComponentChildren } from 'preact';

interface MenuButtonProps {
  readonly icon: ComponentChildren;
  readonly label: string;
  readonly disabled?: boolean;
  /** For a line that switches something on and off. */
  readonly pressed?: boolean;
  onPress(): void;
}

export const MenuButton = ({ icon, label, disabled, pressed, onPress }: MenuButtonProps) => (
  <button type="button" class="menu-item" disabled={disabled} aria-pressed={pressed} onClick={onPress}>
    {icon}
    <span>{label}</span>
  </button>
);
