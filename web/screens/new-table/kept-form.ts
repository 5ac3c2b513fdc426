/** What was written survives a reload, in this tab only: it holds other people's addresses. */
import { keepHere, keptHere } from '../../net/local-storage.ts';
import { countsOf, emptyForm, type GameSetup, type TableForm } from './form.ts';

const nameFor = ({ game }: GameSetup): string => `newTable.${game.id}`;

export const keepForm = (setup: GameSetup, form: TableForm | null): void => keepHere(nameFor(setup), form);

/** Only what has the kinds of values that a form has; a form of an older page is not worth reading. */
export function keptForm(setup: GameSetup): TableForm {
  const wished = Number(new URL(location.href).searchParams.get('players'));
  const empty = { ...emptyForm(setup), ...(countsOf(setup.game).includes(wished) ? { seats: wished } : {}) };
  const kept = keptHere(nameFor(setup));
  return hasKinds(kept, empty) && hasKinds(kept.options, empty.options) ? { ...empty, ...kept } : empty;
}

function hasKinds<Form extends object>(kept: unknown, empty: Form): kept is Form {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(empty).every(([key, value]) => kindOf((kept as Record<string, unknown>)[key], value));
}

function kindOf(one: unknown, other: unknown): boolean {
  if (Array.isArray(other)) return Array.isArray(one) && (other.length === 0 || one.length === other.length);
  // Who begins is a seat or drawn, and what may be null may be anything.
  return typeof one === typeof other || (other === 'drawn' && typeof one === 'number') || other === null;
}
