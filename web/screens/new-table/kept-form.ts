/** What was written survives a reload, in this tab only: it holds other people's addresses. */
import { keepHere, keptHere } from '../../net/local-storage.ts';
import { counts, emptyForm, type TableForm } from './form.ts';

const NAME = 'newTable.1';

export const keepForm = (form: TableForm | null): void => keepHere(NAME, form);

/** Only what has the kinds of values that a form has; a form of an older page is not worth reading. */
export function keptForm(): TableForm {
  const wished = Number(new URL(location.href).searchParams.get('players'));
  const empty = { ...emptyForm(), ...(counts.includes(wished) ? { seats: wished } : {}) };
  const kept = keptHere(NAME);
  if (typeof kept !== 'object' || kept === null) return empty;
  const fits = Object.entries(empty).every(([key, value]) => kindOf((kept as Record<string, unknown>)[key], value));
  return fits ? { ...empty, ...(kept as Partial<TableForm>) } : empty;
}

function kindOf(one: unknown, other: unknown): boolean {
  if (Array.isArray(other)) return Array.isArray(one) && (other.length === 0 || one.length === other.length);
  // Who begins is a seat or drawn, and what is written of a landscape may be nothing.
  return typeof one === typeof other || (other === 'drawn' && typeof one === 'number') || other === null;
}
