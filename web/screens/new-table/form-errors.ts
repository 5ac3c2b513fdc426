/** What is wrong with the form of a new table, by field; and which field a refusal of the service is about. */
import { comparableAddress } from '../../../domain/kernel/address.ts';
import type { Parameters } from '../../../domain/kernel/rejection.ts';
import { addressSchema, nameSchema, titleSchema } from '../../../domain/kernel/setup.ts';
import { type ClockError, clockErrors } from '../../table/clock-form.ts';
import type { TextKey } from '../../texts/index.ts';
import { invitedAt, namesOf, ownAddress, staysHere, type TableForm } from './form.ts';

export type FormErrors = { readonly [field: string]: TextKey };

function addressErrors(form: TableForm): FormErrors {
  const errors: Record<string, TextKey> = {};
  const seen = new Set<string>();
  for (let seat = 0; seat < form.seats; seat++) {
    // What stays here shows no field for it; where a host has to say it all the same, it is looked at when it is confirmed.
    const address = seat > 0 ? invitedAt(form, seat) : staysHere(form) ? '' : ownAddress(form);
    if (address === '') continue;
    if (!addressSchema.safeParse(address).success) errors[`address-${seat}`] = 'confirm.addressOdd';
    else if (seen.has(comparableAddress(address))) errors[`address-${seat}`] = 'field.addressTwice';
    seen.add(comparableAddress(address));
  }
  return errors;
}

function nameErrors(form: TableForm): FormErrors {
  const errors: Record<string, TextKey> = {};
  const names = namesOf(form);
  for (const [seat, name] of names.entries()) {
    if (name === '') continue;
    if (!nameSchema.safeParse(name).success) errors[`name-${seat}`] = 'field.nameOdd';
    else if (names.indexOf(name) < seat) errors[`name-${seat}`] = 'field.nameTwice';
  }
  if (ownAddress(form) !== '' && names[0] === '' && !staysHere(form)) errors['name-0'] = 'field.nameNeeded';
  return errors;
}

/** Seat by seat, as they are read: the first one gets the focus. */
function seatErrors(form: TableForm): Record<string, TextKey> {
  const wrong = { ...nameErrors(form), ...addressErrors(form) };
  const fields = Array.from({ length: form.seats }, (_, seat) => [`name-${seat}`, `address-${seat}`]).flat();
  return Object.fromEntries(fields.flatMap((field) => (wrong[field] ? [[field, wrong[field]]] : [])));
}

/** By field: `name-0`, `title`. An empty name is no mistake: that seat stays open. */
export function errorsOf(form: TableForm): FormErrors {
  const errors = seatErrors(form);
  const [clock] = staysHere(form) ? [] : clockErrors(form.clock);
  if (clock !== undefined) errors[clockField[clock]] = 'pace.title';
  if (form.title.trim() !== '' && !titleSchema.safeParse(form.title).success) errors['title'] = 'field.titleOdd';
  return errors;
}

/** Where the page tells what is wrong with a clock. */
const clockField: { readonly [error in ClockError]: string } = {
  perTurn: 'pace-perTurn',
  bank: 'pace-bank',
  answers: 'pace-answers',
  days: 'pace-days-1',
  span: 'pace-from',
};

/** The field that a refusal of the service is about; null where it is about the whole. */
export function fieldOf(form: TableForm, code: string, params: Parameters): string | null {
  const seats = Array.from({ length: form.seats }, (_, seat) => seat);
  const same = (one: unknown, other: unknown) =>
    String(one).trim().toLowerCase() === String(other).trim().toLowerCase();
  if (code === 'name-alike' || code === 'name-mixed') {
    const seat = seats.findLast((one) => same(form.names[one], params['name']));
    return seat === undefined ? null : `name-${seat}`;
  }
  if (code === 'address-needed') return 'address-0';
  if (code === 'bad-address' || code === 'address-stopped') {
    const meant = comparableAddress(String(params['address']));
    const seat = seats.findLast((one) => comparableAddress(form.addresses[one] ?? '') === meant);
    return seat === undefined ? null : `address-${seat}`;
  }
  if (code !== 'no-mail') return null;
  const first = seats.find((one) => invitedAt(form, one) !== '');
  return first === undefined ? null : `address-${first}`;
}
