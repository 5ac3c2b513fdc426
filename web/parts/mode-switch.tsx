/** Switches between day and night. */
import { t } from '../texts/index.ts';
import { MoonIcon, SunIcon } from './icons.tsx';
import { modeNow, switchMode } from './mode.ts';

export function ModeSwitch() {
  const dark = modeNow() === 'dark';
  const label = t(dark ? 'mode.toLight' : 'mode.toDark');
  return (
    <button type="button" class="icon-button mode-switch" aria-label={label} title={label} onClick={switchMode}>
      {dark ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
