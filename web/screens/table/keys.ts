/** Keys that work anywhere on a table's page, unless somebody is writing or a dialog is open. */
import { question, rulesShown } from '../../table/guide-requests.ts';
import { keysShown } from './dialogs.tsx';
import { askOf } from './ask.ts';
import type { TableModel } from './model.ts';
import { neighbour } from '../../table/replay-position.ts';
import { momentAsk } from './moment-band.tsx';

export function listenToKeys(model: TableModel): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isElsewhere(event.target)) return;
    const act = event.ctrlKey || event.metaKey ? actWithControl(model, event) : actOf(model, event);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}

/** In a field, or in a dialog with keys of its own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null);

/** Things that Enter presses by itself. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button, summary, [role="tab"]') !== null;

function actOf(model: TableModel, { key, target }: KeyboardEvent): (() => void) | null {
  switch (key.toLowerCase()) {
    case 'u':
      return () => undo(model);
    case 'c':
      return () => focusOn(model.view.focus?.controls ?? '.choices button:not(:disabled)');
    case 'b':
      return () => focusOn(model.view.focus?.board ?? 'button.cell.held, button.cell');
    case 'arrowleft':
      return model.replay.moment.peek() === null ? () => model.replay.go(neighbour(model.replay, -1)) : null;
    case 'h':
      return () => (rulesShown.value = 'top');
    case 'i':
      return () => (question.value = target instanceof Element ? target : document.body);
    case '?':
      return () => (keysShown.value = true);
    case 'enter':
      return isPressable(target) ? null : primaryOf(model);
    default:
      return null;
  }
}

/** With Control or Command, Enter presses the main button wherever the focus is, and Z undoes as everywhere else. */
function actWithControl(model: TableModel, { key, shiftKey }: KeyboardEvent): (() => void) | null {
  if (key === 'Enter') return primaryOf(model);
  return key.toLowerCase() === 'z' && !shiftKey ? () => undo(model) : null;
}

function primaryOf(model: TableModel): (() => void) | null {
  const { primary } = momentAsk(model) ?? askOf(model);
  if (primary === undefined || primary.disabled === true || primary.busy === true) return null;
  return () => primary.onPress();
}

function undo({ composer, replay }: TableModel): void {
  if (replay.moment.peek() === null && composer.canUndo.peek()) composer.undo();
}

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();
